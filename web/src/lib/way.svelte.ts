/** The planner's way on the board: asked for once for each event while somebody looks at it. */
import { latest } from "./latest";
import type { PlanAnswer } from "./messages";

/** Tickets to plan for (null: all); a quiet question says nothing where it fails. */
export type AskPlan = (tickets: string[] | null, isQuiet: boolean) => Promise<PlanAnswer | null>;

interface Question {
  wish: number;
  ticket: string | null;
  isFirst: boolean;
}

export class Way {
  plan: PlanAnswer | null = $state.raw(null);
  /** For one ticket; null: for all of them. */
  ticket: string | null = $state(null);
  isOpen = $state(false);
  /** Just asked for: the rest of the board steps back until the game goes on. */
  isNew = $state(false);

  private readonly ask: (question: Question) => void;
  private eyes: number | null = null;
  private rev = -1;
  /** Which wish an answer belongs to: a closed one's comes too late. */
  private wish = 0;

  constructor(ask: AskPlan) {
    this.ask = latest(
      ({ ticket, isFirst }: Question) => ask(ticket ? [ticket] : null, !isFirst),
      (plan, question) => this.take(plan, question),
    );
  }

  shows(ticket: string | null): boolean {
    return this.isOpen && this.ticket === ticket;
  }

  open(ticket: string | null, eyes: number | null, rev: number): void {
    this.close();
    this.ticket = ticket;
    this.eyes = eyes;
    this.rev = rev;
    this.isOpen = this.isNew = true;
    this.ask({ wish: this.wish, ticket, isFirst: true });
  }

  close(): void {
    this.wish += 1;
    this.plan = null;
    this.ticket = null;
    this.isOpen = this.isNew = false;
  }

  /** The game has come to a revision; other eyes never see the plan of the last ones. */
  follow(eyes: number | null, rev: number): void {
    if (!this.isOpen) return;
    if (eyes !== this.eyes) return this.close();
    if (rev <= this.rev) return;
    this.rev = rev;
    this.isNew = false;
    this.ask({ wish: this.wish, ticket: this.ticket, isFirst: false });
  }

  /** Nothing rather than something old; closed where nothing is to be had or left to plan. */
  private take(plan: PlanAnswer | null, { wish, isFirst }: Question): void {
    if (wish !== this.wish) return;
    const isDone = plan !== null && !plan.routes.length && !plan.dropped.length;
    if (isFirst ? plan === null : isDone) this.close();
    else this.plan = plan;
  }
}
