/** What a person is about to do and looks at: lives in this page only. */
import { Ahead } from "./ahead.svelte";
import { pathBetween } from "../board/traffic";
import type { Run } from "../board/types";
import type { GameStore } from "./game.svelte";
import type { Line } from "./log";
import type { ExplainAnswer, HintAnswer, PlanAnswer, RouteAnswer } from "./messages";
import {
  allCards,
  byTarget,
  findEach,
  findSet,
  firstOfEach,
  type Group,
  groupLike,
  isPlain,
  type Move,
  samePayment,
  targetOf,
  type Way as Form,
  wayOf,
} from "./moves";
import { settings } from "./settings.svelte";
import { hasText, t } from "./texts.svelte";
import { Way } from "./way.svelte";

export type Dialog = "finder" | "routes" | "help" | "log" | "settings" | "menu" | "codes";
export type Tab = "hand" | "tickets" | "log" | "players" | "board";
/** How a choice is made, a route that was pointed at, or several answers of which none is taken up yet. */
export type Sheet = Exclude<Form, "confirm"> | "route" | "answers" | null;

export interface Light {
  routes: string[];
  places: { id: string; label?: string }[];
  chokepoints: string[];
  dim: boolean;
}

/** Milliseconds a look at a line of the log lasts. */
const LOOK = 5000;

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
  /** What is pointed at for a moment. */
  spot: Light | null = $state.raw(null);
  focus: string[] | null = $state.raw(null);
  /** The plan on the board; it follows the game until it is closed. */
  readonly way: Way;
  ticket: string | null = $state(null);
  /** A colour of the hand that is touched, and the one that stays chosen. */
  private touched: string | null = $state(null);
  private held: string | null = $state(null);
  /** The train that runs along a ticket just completed. */
  run: Run | null = $state.raw(null);
  hint: HintAnswer | null = $state.raw(null);
  /** The hint is on the table, or being thought of. */
  isHinting = $state(false);
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
  /** What stands out on the board for a moment. */
  light: Light | null = $derived.by(() => this.spot);
  /** Whether this table lets somebody have hints and plans. */
  isHelped: boolean = $derived.by(() => this.game.eyes !== null && this.game.table?.unaided !== true);
  /** What the hint would have one do, where that lies on the table. */
  hinted: { route: string | null; on: string | null; card: string | null } = $derived.by(() => this.readHint());

  readonly ahead: Ahead;

  constructor(game: GameStore) {
    this.game = game;
    this.ahead = new Ahead(game, (move) => this.make(move));
    this.way = new Way(
      (tickets, without, isQuiet) =>
        game.ask({ what: "plan", tickets, without }, isQuiet).then((answer) => answer?.plan ?? null),
      (now, before) => this.tellLoss(now, before),
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

  /** Put out what is lit, and show the whole board again. */
  clearLight(): void {
    this.spot = null;
    this.focus = null;
    this.ticket = null;
  }

  /** Close what is open, the topmost thing first; false if there was nothing. */
  escape(): boolean {
    if (this.route || this.taken) {
      this.clear();
      return true;
    }
    if (this.isHinting) {
      this.dropHint();
      return true;
    }
    if (this.light || this.focus || this.ticket) {
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
    if (await this.game.play(move)) {
      this.dropHint();
      this.held = this.touched = null;
      this.clearLight();
      this.clear();
    }
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

  /** Which route lies under a point of the screen: the board says. */
  routeAt: (x: number, y: number) => string | null = () => null;

  get colour(): string | null {
    return this.touched ?? this.held;
  }

  /** Routes that could be paid with the touched colour now. */
  get payable(): ReadonlySet<string> {
    const { colour } = this;
    if (!colour) return new Set();
    const isPaid = (moves: Move[]) => moves.some((move) => (allCards(move)[colour] ?? 0) > 0);
    return new Set([...this.game.choices.routes].filter(([, moves]) => isPaid(moves)).map(([route]) => route));
  }

  touch(kind: string | null): void {
    this.touched = kind;
  }

  hold(kind: string | null): void {
    this.held = this.held === kind ? null : kind;
  }

  /** Cards were dropped at a point: the route there is chosen, paid with them where that can be. */
  drop(kind: string, x: number, y: number): void {
    const route = this.routeAt(x, y);
    this.touched = null;
    if (!route) return;
    void this.choose(route);
    this.payment = Math.max(
      0,
      this.routeMoves.findIndex((move) => (allCards(move)[kind] ?? 0) > 0),
    );
  }

  /** Send a train along the own routes that complete a ticket. */
  runAlong(ticket: string): void {
    const { names, eyes, view } = this.game;
    const [from, to] = names?.ends(ticket) ?? [];
    if (!names || eyes === null || !from || !to) return;
    this.run = { seat: eyes, path: pathBetween(names.scene, new Set(view?.seats[eyes]?.routes), [from], [to]) };
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
    this.lookAway();
    this.tab = this.tab === "log" || this.tab === "players" ? "hand" : this.tab;
  }

  /** After a look the whole board comes back. */
  private lookAway(): void {
    const { focus } = this;
    setTimeout(() => {
      if (this.focus === focus) this.clearLight();
    }, LOOK);
  }

  /** Light up what a line speaks of, without coming closer; null: no longer. */
  pointAt(line: Line | null): void {
    this.spot = line
      ? { routes: line.routes, places: line.places.map((id) => ({ id })), chokepoints: [], dim: false }
      : null;
  }

  /** Frame a ticket on the board. */
  showTicket(ticket: string): void {
    const ends = this.game.names?.ends(ticket) ?? [];
    if (this.ticket === ticket) return this.clearLight();
    this.ticket = ticket;
    this.spot = { routes: [], places: ends.map((id) => ({ id })), chokepoints: [], dim: true };
    this.focus = ends;
  }

  /** The planner's way for a ticket, or for all of them; asked for again, it goes back or is put away. */
  showPlan(ticket: string | null): void {
    const { eyes, state } = this.game;
    if (this.way.shows(ticket)) {
      if (ticket === null) settings.plan = false;
      this.way.close();
      this.follow();
      return;
    }
    settings.plan = true;
    this.way.open(ticket, eyes, state?.rev ?? -1);
  }

  /** Something happened: the plan is made anew, or closed where there is nothing left to plan. */
  follow(): void {
    const { state, eyes } = this.game;
    const open = state?.view.tickets.filter((ticket) => !ticket.done) ?? [];
    const isOne = this.way.ticket !== null && !open.some((ticket) => ticket.id === this.way.ticket);
    if (!state || state.view.over || !settings.plan || !this.isHelped || !open.length) return this.way.close();
    if (isOne) this.way.close();
    this.way.follow(eyes, state.rev);
    if (!this.way.isOpen) this.way.open(null, eyes, state.rev, true);
  }

  /** A rival took a route of the plan: said once, with what it costs. */
  private tellLoss(now: PlanAnswer, before: PlanAnswer): void {
    const { owners, eyes, names } = this.game;
    const lost = before.routes.find((route) => owners[route] !== undefined && owners[route] !== eyes);
    if (!lost || !names) return;
    const turns = Math.round(now.turns - before.turns);
    const values = { player: this.game.nameOf(owners[lost]!), route: names.route(lost), turns };
    const gone = now.dropped.filter((ticket) => !before.dropped.includes(ticket));
    const tickets = gone.map((ticket) => names.ticket(ticket)).join("; ");
    if (gone.length) this.game.say("info", t("web-plan-lost", { ...values, tickets }));
    else this.game.say("info", t(turns > 0 ? "web-plan-longer" : "web-plan-round", values));
  }

  // ---------------------------------------------------------------- the hint

  /** Ask for a hint; asked again while it lies there, it is taken. */
  async askHint(): Promise<void> {
    if (this.isThinking || !this.game.prompt || !this.isHelped) return;
    if (this.hint) return this.takeHint(0);
    this.isHinting = this.isThinking = true;
    const answer = await this.game.ask({ what: "hint" });
    this.isThinking = false;
    this.hint = this.isHinting ? (answer?.hint ?? null) : null;
    if (!this.hint) this.dropHint();
  }

  dropHint(): void {
    this.hint = null;
    this.isHinting = false;
  }

  /** Make a move of the hint; a route is laid open first, so that its price is seen. */
  async takeHint(number: number): Promise<void> {
    const move = this.hint?.moves[number]?.move as unknown as Move | undefined;
    if (!move) return;
    const group = groupLike(this.game.choices, move);
    const target = group && targetOf(group, move);
    this.dropHint();
    if (group?.on === "routes") {
      void this.choose(String(target));
      this.payment = Math.max(
        0,
        this.routeMoves.findIndex((other) => samePayment(other, move)),
      );
    } else if (group?.on === "offer" && Array.isArray(target)) this.set = new Set(target.map(String));
    else await this.make(move);
  }

  private readHint(): { route: string | null; on: string | null; card: string | null } {
    const move = this.hint?.moves[0]?.move as unknown as Move | undefined;
    const group = move && groupLike(this.game.choices, move);
    const target = group && String(targetOf(group, move));
    return {
      on: group?.on ?? null,
      route: group?.on === "routes" ? target! : null,
      card: group?.on === "market" ? target! : null,
    };
  }

  async askWhy(seat: number): Promise<void> {
    const answer = await this.game.ask({ what: "explain", seat });
    this.why = answer?.explain ?? null;
  }
}
