/** The planner's way on the board: asked for once for each event while it is followed. */
import { latest } from "./latest";
import type { PlanAnswer } from "./messages";

/** Tickets to plan for (null: all), routes to do without; a quiet question says nothing where it fails. */
export type AskPlan = (tickets: string[] | null, without: string[], isQuiet: boolean) => Promise<PlanAnswer | null>;
/** Told of every plan that follows another one for the same tickets. */
export type Heard = (now: PlanAnswer, before: PlanAnswer) => void;

interface Question {
  wish: number;
  ticket: string | null;
  without: string | null;
  isFirst: boolean;
  isQuiet: boolean;
}

export class Way {
  plan: PlanAnswer | null = $state.raw(null);
  /** For one ticket; null: for all of them. */
  ticket: string | null = $state(null);
  isOpen = $state(false);
  /** Which of the ways is shown: 0 is the best, then one for each route that can be done without. */
  page = $state(0);
  /** Routes of the best plan with a way round. */
  private detours: readonly string[] = $state.raw([]);

  private readonly ask: (question: Question) => void;
  private readonly heard: Heard;
  private eyes: number | null = null;
  private rev = -1;
  /** Which wish an answer belongs to: a closed one's comes too late. */
  private wish = 0;

  constructor(ask: AskPlan, heard: Heard = () => undefined) {
    this.heard = heard;
    this.ask = latest(
      ({ ticket, without, isQuiet }: Question) =>
        ask(ticket ? [ticket] : null, without === null ? [] : [without], isQuiet),
      (plan, question) => this.take(plan, question),
    );
  }

  /** How many ways there are to leaf through. */
  get pages(): number {
    return this.plan ? this.detours.length + 1 : 0;
  }

  shows(ticket: string | null): boolean {
    return this.isOpen && this.ticket === ticket;
  }

  /** Begin to follow; quietly where nobody asked for it just now. */
  open(ticket: string | null, eyes: number | null, rev: number, isQuiet = false): void {
    this.close();
    this.ticket = ticket;
    this.eyes = eyes;
    this.rev = rev;
    this.isOpen = true;
    this.ask({ wish: this.wish, ticket, without: null, isFirst: true, isQuiet });
  }

  close(): void {
    this.wish += 1;
    this.plan = null;
    this.ticket = null;
    this.isOpen = false;
    this.page = 0;
    this.detours = [];
  }

  /** Another way, forward or back; after the last one the best again. */
  leaf(step: number): void {
    if (this.pages < 2) return;
    this.page = (this.page + step + this.pages) % this.pages;
    this.wish += 1;
    const without = this.detours[this.page - 1] ?? null;
    this.ask({ wish: this.wish, ticket: this.ticket, without, isFirst: false, isQuiet: false });
  }

  /** The game has come to a revision: back to the best way. Other eyes never see the plan of the last ones. */
  follow(eyes: number | null, rev: number): void {
    if (!this.isOpen) return;
    if (eyes !== this.eyes) return this.close();
    if (rev <= this.rev) return;
    this.rev = rev;
    this.page = 0;
    this.ask({ wish: this.wish, ticket: this.ticket, without: null, isFirst: false, isQuiet: true });
  }

  /** Nothing rather than something old; closed where nothing is to be had or left to plan. */
  private take(plan: PlanAnswer | null, { wish, without, isFirst }: Question): void {
    if (wish !== this.wish) return;
    const isDone = plan !== null && !plan.routes.length && !plan.dropped.length;
    if (isFirst ? plan === null || isDone : isDone) return this.close();
    const before = this.plan;
    this.plan = plan;
    if (without !== null || !plan) return;
    this.detours = plan.detours;
    if (before) this.heard(plan, before);
  }
}
