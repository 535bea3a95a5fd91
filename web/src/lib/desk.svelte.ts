/** What a person is about to do and looks at: lives in this page only. */
import type { GameStore } from "./game.svelte";
import type { Line } from "./log";
import type { ExplainAnswer, HintAnswer, PlanAnswer, RouteAnswer } from "./messages";
import {
  byTarget,
  findEach,
  findSet,
  firstOfEach,
  type Group,
  isPlain,
  type Move,
  type Way as Form,
  wayOf,
} from "./moves";
import { settings } from "./settings.svelte";
import { hasText } from "./texts.svelte";
import { Way } from "./way.svelte";

export type Dialog = "finder" | "routes" | "help" | "log" | "hint" | "settings" | "menu" | "codes";
export type Tab = "hand" | "tickets" | "log" | "players" | "board";
/** How a choice is made, a route that was pointed at, or several answers of which none is taken up yet. */
export type Sheet = Exclude<Form, "confirm"> | "route" | "answers" | null;

export interface Light {
  routes: string[];
  places: { id: string; label?: string }[];
  chokepoints: string[];
  dim: boolean;
}

export class Desk {
  route: string | null = $state(null);
  answer: RouteAnswer | null = $state.raw(null);
  payment = $state(0);
  /** Id of the choice that was taken up by its button. */
  private takenId: string | null = $state(null);
  /** The place that was pointed at. */
  place: string | null = $state(null);
  /** Several things that are chosen. */
  set: ReadonlySet<string> = $state.raw(new Set());
  /** The mix somebody chose; null: the middle one. */
  chosenMix: number | null = $state(null);
  /** One thing for each place, as somebody chose; null: the first of each. */
  chosenEach: Readonly<Record<string, string>> | null = $state.raw(null);
  /** Which one of a list is chosen. */
  option = $state(0);
  /** What is pointed at for a moment; it lies over the plan. */
  spot: Light | null = $state.raw(null);
  focus: string[] | null = $state.raw(null);
  /** The plan on the board; it follows the game until it is closed. */
  readonly way: Way;
  ticket: string | null = $state(null);
  hint: HintAnswer | null = $state.raw(null);
  isThinking = $state(false);
  why: ExplainAnswer | null = $state.raw(null);
  dialog: Dialog | null = $state(null);
  tab: Tab = $state("hand");

  readonly game: GameStore;
  /** A question that opens by itself: what may be answered. Where there is nothing to say or choose, a button is enough. */
  asked: Group[] = $derived.by(() => {
    const { choices, prompt } = this.game;
    const isBare = choices.asked.length === 1 && wayOf(choices.asked[0]!) === "confirm";
    const hasWords = Boolean(prompt?.turned?.length) || hasText(`ask-${prompt?.decision}`);
    return isBare && !hasWords ? [] : choices.asked;
  });
  /** What has a button in the line that says whose turn it is. */
  buttons: Group[] = $derived.by(() => {
    const { choices, names } = this.game;
    if (choices.asked.length) return this.asked.length ? [] : choices.asked;
    return [...choices.buttons, ...(names?.scene.panels ? [] : choices.panel)];
  });
  /** The choice that was taken up by its button, while it is open. */
  taken: Group | null = $derived.by(() =>
    this.takenId === null ? null : (this.game.choices.groups.find(({ id }) => id === this.takenId) ?? null),
  );
  /** The choice that is being made: taken up, or the only one of a question that is not a plain answer. */
  group: Group | null = $derived.by(() => {
    if (this.taken) return this.taken;
    const open = this.asked.filter((group) => wayOf(group) !== "confirm");
    return open.length === 1 ? open[0]! : null;
  });
  /** Answers beside the choice that is being made. */
  extras: Group[] = $derived.by(() => (this.taken ? [] : this.asked.filter((group) => wayOf(group) === "confirm")));
  sheet: Sheet = $derived.by(() => this.findSheet());
  mix: number = $derived.by(() => this.chosenMix ?? Math.floor((this.group?.moves.length ?? 0) / 2));
  each: Readonly<Record<string, string>> = $derived.by(
    () => this.chosenEach ?? (this.sheet === "each" ? firstOfEach(this.group!) : {}),
  );
  routeMoves: Move[] = $derived.by(() => (this.route ? (this.game.choices.routes.get(this.route) ?? []) : []));
  places: Map<string, Move[]> = $derived.by(() => (this.sheet === "places" ? byTarget([this.group!]) : new Map()));
  placeMoves: Move[] = $derived.by(() => (this.place ? (this.places.get(this.place) ?? []) : []));
  plan: PlanAnswer | null = $derived.by(() => this.way.plan);
  light: Light | null = $derived.by(() => this.spot ?? this.planLight());

  constructor(game: GameStore) {
    this.game = game;
    this.way = new Way((tickets, isQuiet) =>
      game.ask({ what: "plan", tickets }, isQuiet).then((answer) => answer?.plan ?? null),
    );
  }

  private findSheet(): Sheet {
    const form = this.group ? wayOf(this.group) : null;
    if (form !== null && form !== "confirm") return form;
    if (this.asked.length) return "answers";
    return this.route ? "route" : null;
  }

  /** Put everything down that was only picked up. */
  clear(): void {
    this.route = null;
    this.answer = null;
    this.payment = 0;
    this.takenId = null;
    this.place = null;
    this.chosenMix = null;
    this.set = new Set();
    this.chosenEach = null;
    this.option = 0;
  }

  /** Put out what is lit, close the plan, and show the whole board again. */
  clearLight(): void {
    this.spot = null;
    this.focus = null;
    this.ticket = null;
    this.way.close();
  }

  /** Close what is open, the topmost thing first; false if there was nothing. */
  escape(): boolean {
    if (this.route || this.taken) {
      this.clear();
      return true;
    }
    if (this.way.isOpen && (this.spot || this.focus)) {
      this.spot = this.focus = null;
      return true;
    }
    if (this.light || this.way.isOpen || this.focus) {
      this.clearLight();
      return true;
    }
    return false;
  }

  async choose(route: string): Promise<void> {
    if (this.route === route && settings.confirm === "quick" && this.routeMoves.length) {
      await this.commit();
      return;
    }
    this.clear();
    this.route = route;
    if (this.game.eyes === null || this.game.view?.over) return;
    const answer = await this.game.ask({ what: "route", route });
    if (this.route === route) this.answer = answer?.route ?? null;
  }

  pickPlace(place: string): void {
    this.place = place;
    this.payment = 0;
  }

  /** Make a choice by its button: at once where there is nothing to choose, else in its sheet. */
  async takeUp(group: Group): Promise<void> {
    if (!this.game.isMyTurn) return;
    if (isPlain(group)) return this.make(group.moves[0]);
    this.clear();
    this.takenId = group.id;
  }

  /** The move the open sheet stands for, if it is complete. */
  ready(): Move | null {
    const { sheet, group } = this;
    if (sheet === "route") return this.routeMoves[this.payment] ?? null;
    if (!group) return null;
    switch (sheet) {
      case "places":
        return this.placeMoves[this.payment] ?? null;
      case "offer":
      case "several":
        return findSet(group, this.set);
      case "each":
        return findEach(group, this.each);
      case "tickets":
        return group.moves[this.mix] ?? null;
      case "pay":
        return group.moves[this.payment] ?? null;
      default:
        return group.moves[this.option] ?? null;
    }
  }

  async commit(): Promise<void> {
    const move = this.ready();
    if (move) await this.make(move);
  }

  async make(move: Move | null | undefined): Promise<void> {
    if (!move || !this.game.isMyTurn) return;
    this.hint = null;
    if (await this.game.play(move)) this.clear();
  }

  async drawTickets(): Promise<void> {
    const group = this.game.choices.groups.find(({ on }) => on === "tickets");
    if (group) await this.takeUp(group);
  }

  toggle(thing: string): void {
    const next = new Set(this.set);
    if (!next.delete(thing)) next.add(thing);
    this.set = next;
  }

  /** Show what a line of the log speaks of. */
  showLine(line: Line): void {
    if (!line.routes.length && !line.places.length) return;
    const names = this.game.names;
    const ends = line.routes.flatMap((id) => {
      const route = names?.routes.get(id);
      return route ? [route.a, route.b] : [];
    });
    this.spot = { routes: line.routes, places: line.places.map((id) => ({ id })), chokepoints: [], dim: true };
    this.focus = [...ends, ...line.places];
    this.tab = this.tab === "log" || this.tab === "players" ? "hand" : this.tab;
  }

  /** Frame a ticket on the board. */
  showTicket(ticket: string): void {
    const ends = this.game.names?.ends(ticket) ?? [];
    if (this.ticket === ticket && !this.way.isOpen) return this.clearLight();
    this.way.close();
    this.ticket = ticket;
    this.spot = { routes: [], places: ends.map((id) => ({ id })), chokepoints: [], dim: true };
    this.focus = ends;
  }

  /** The planner's way for a ticket, or for all of them; asked for again, it is closed. */
  showPlan(ticket: string | null): void {
    if (this.way.shows(ticket)) return this.clearLight();
    this.clearLight();
    this.tab = "tickets";
    this.ticket = ticket;
    this.way.open(ticket, this.game.eyes, this.game.state?.rev ?? -1);
  }

  /** Something happened: the plan is made anew, or closed where there is nothing left to plan. */
  follow(): void {
    const { state, eyes } = this.game;
    const wasOpen = this.way.isOpen;
    if (!state || state.view.over || state.view.tickets.some((ticket) => ticket.done && ticket.id === this.way.ticket))
      this.way.close();
    else this.way.follow(eyes, state.rev);
    if (wasOpen && !this.way.isOpen) this.clearLight();
  }

  private planLight(): Light | null {
    const { plan, ticket, isNew } = this.way;
    if (!plan) return null;
    const ends = (ticket ? [ticket] : plan.tickets).flatMap((id) => this.game.names?.ends(id) ?? []);
    return { routes: plan.routes, places: ends.map((id) => ({ id })), chokepoints: plan.chokepoints, dim: isNew };
  }

  async askHint(): Promise<void> {
    if (this.isThinking || !this.game.prompt) return;
    this.dialog = "hint";
    this.hint = null;
    this.isThinking = true;
    const answer = await this.game.ask({ what: "hint" });
    this.isThinking = false;
    this.hint = answer?.hint ?? null;
    if (!this.hint) this.dialog = null;
  }

  async askWhy(seat: number): Promise<void> {
    const answer = await this.game.ask({ what: "explain", seat });
    this.why = answer?.explain ?? null;
  }
}
