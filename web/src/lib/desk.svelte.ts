/** What a person is about to do and looks at: lives in this page only. */
import type { GameStore } from "./game.svelte";
import type { Line } from "./log";
import type { ExplainAnswer, HintAnswer, PlanAnswer, RouteAnswer } from "./messages";
import { type Move, findKeep, findPassengers, firstPassengers } from "./moves";
import { settings } from "./settings.svelte";

export type Dialog = "finder" | "routes" | "help" | "log" | "hint" | "settings" | "menu" | "codes";
export type Tab = "hand" | "tickets" | "log" | "players" | "board";
export type Sheet = "tunnel" | "passengers" | "keep" | "mix" | "claim" | "station" | "choose" | null;

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
  isPlacing = $state(false);
  city: string | null = $state(null);
  keep: ReadonlySet<string> = $state.raw(new Set());
  isMixing = $state(false);
  /** The mix somebody chose; null: the middle one. */
  chosenMix: number | null = $state(null);
  /** Passengers somebody chose; null: the first of each end. */
  chosenPassengers: Readonly<Record<string, string>> | null = $state.raw(null);
  /** Which answer to an effect's question is chosen. */
  option = $state(0);
  light: Light | null = $state.raw(null);
  focus: string[] | null = $state.raw(null);
  plan: PlanAnswer | null = $state.raw(null);
  ticket: string | null = $state(null);
  hint: HintAnswer | null = $state.raw(null);
  isThinking = $state(false);
  why: ExplainAnswer | null = $state.raw(null);
  dialog: Dialog | null = $state(null);
  tab: Tab = $state("hand");

  readonly game: GameStore;
  sheet: Sheet = $derived.by(() => this.findSheet());
  mix: number = $derived.by(() => this.chosenMix ?? Math.floor(this.game.choices.tickets.length / 2));
  take: Readonly<Record<string, string>> = $derived.by(() => this.chosenPassengers ?? firstPassengers(this.game.choices.passengers));
  claimMoves: Move[] = $derived.by(() => (this.route ? [...(this.game.choices.claims.get(this.route) ?? []), ...(this.game.choices.leases.get(this.route) ?? [])] : []));
  stationMoves: Move[] = $derived.by(() => (this.city ? (this.game.choices.stations.get(this.city) ?? []) : []));

  constructor(game: GameStore) {
    this.game = game;
  }

  private findSheet(): Sheet {
    const { choices, prompt } = this.game;
    if (prompt?.phase === "tunnel") return "tunnel";
    if (prompt?.phase === "passengers") return "passengers";
    if (choices.options.length) return "choose";
    if (choices.keeps.length) return "keep";
    if (prompt?.phase === "tickets" && choices.tickets.length) return "mix";
    if (this.isMixing && choices.tickets.length > 1) return "mix";
    if (this.isPlacing && choices.stations.size) return "station";
    if (this.route) return "claim";
    return null;
  }

  /** Put everything down that was only picked up. */
  clear(): void {
    this.route = null;
    this.answer = null;
    this.payment = 0;
    this.isPlacing = false;
    this.city = null;
    this.isMixing = false;
    this.chosenMix = null;
    this.keep = new Set();
    this.chosenPassengers = null;
    this.option = 0;
  }

  clearLight(): void {
    this.light = null;
    this.plan = null;
    this.ticket = null;
  }

  /** Close what is open, the topmost thing first; false if there was nothing. */
  escape(): boolean {
    if (this.route || this.isPlacing || this.isMixing) {
      this.clear();
      return true;
    }
    if (this.light || this.plan) {
      this.clearLight();
      return true;
    }
    return false;
  }

  async choose(route: string): Promise<void> {
    if (this.route === route && settings.confirm === "quick" && this.claimMoves.length) {
      await this.commit();
      return;
    }
    this.clear();
    this.route = route;
    if (this.game.eyes === null || this.game.view?.over) return;
    const answer = await this.game.ask({ what: "route", route });
    if (this.route === route) this.answer = answer?.route ?? null;
  }

  pickCity(city: string): void {
    this.city = city;
    this.payment = 0;
  }

  /** The move the open sheet stands for, if it is complete. */
  ready(): Move | null {
    const { choices } = this.game;
    switch (this.sheet) {
      case "claim":
        return this.claimMoves[this.payment] ?? null;
      case "station":
        return this.stationMoves[this.payment] ?? null;
      case "keep":
        return findKeep(choices.keeps, this.keep);
      case "mix":
        return choices.tickets[this.mix] ?? null;
      case "tunnel":
        return choices.surcharges[this.payment] ?? null;
      case "passengers":
        return findPassengers(choices.passengers, this.take);
      case "choose":
        return choices.options[this.option] ?? null;
      default:
        return null;
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
    const { tickets } = this.game.choices;
    if (tickets.length > 1) {
      this.clear();
      this.isMixing = true;
    } else await this.make(tickets[0]);
  }

  toggleKeep(ticket: string): void {
    const next = new Set(this.keep);
    if (!next.delete(ticket)) next.add(ticket);
    this.keep = next;
  }

  /** Show what a line of the log speaks of. */
  showLine(line: Line): void {
    if (!line.routes.length && !line.places.length) return;
    const names = this.game.names;
    const ends = line.routes.flatMap((id) => {
      const route = names?.routes.get(id);
      return route ? [route.a, route.b] : [];
    });
    this.light = { routes: line.routes, places: line.places.map((id) => ({ id })), chokepoints: [], dim: true };
    this.focus = [...ends, ...line.places];
    this.tab = this.tab === "log" || this.tab === "players" ? "hand" : this.tab;
  }

  /** Frame a ticket on the board. */
  showTicket(ticket: string): void {
    const ends = this.game.names?.ends(ticket) ?? [];
    if (this.ticket === ticket && !this.plan) return this.clearLight();
    this.plan = null;
    this.ticket = ticket;
    this.light = { routes: [], places: ends.map((id) => ({ id })), chokepoints: [], dim: true };
    this.focus = ends;
  }

  /** The planner's way for a ticket, or for all of them. */
  async showPlan(ticket: string | null): Promise<void> {
    const answer = await this.game.ask({ what: "plan", tickets: ticket ? [ticket] : null });
    const plan = answer?.plan;
    if (!plan) return;
    const names = this.game.names;
    this.ticket = ticket;
    this.plan = plan;
    this.tab = "tickets";
    const ends = (ticket ? [ticket] : plan.tickets).flatMap((id) => names?.ends(id) ?? []);
    this.light = {
      routes: plan.routes, places: ends.map((id) => ({ id })), chokepoints: plan.chokepoints, dim: true,
    };
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
