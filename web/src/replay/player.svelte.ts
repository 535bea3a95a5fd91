/** A replay being watched: where it stands, through whose eyes, and whether it plays by itself. */
import type { Scene } from "../board/types";
import { api, ApiError } from "../lib/api";
import { readEntry, type Line } from "../lib/log";
import type { LogEntry, ReplayHead, ReplayStep, SeatInfo } from "../lib/messages";
import { companyName, explain, isNameless, loadGameScene, Names, paint } from "../lib/names";
import { t } from "../lib/texts.svelte";
import { Steps } from "./steps";

/** `open`, `spectator`, or a seat's number as a string: as the server takes it. */
export type Eyes = string;

export const SPEEDS = [0.5, 1, 2, 4] as const;
const PACE = 1300;

/** A move of the timeline. */
export interface Mark {
  number: number;
  seat: number | null;
  /** What kind of move: a claim stands out, a draw does not. */
  kind: "claim" | "tickets" | "station" | "other";
}

function kindOf(entry: LogEntry): Mark["kind"] {
  const icons = entry.facts.filter((fact) => !fact.source).map((fact) => fact.icon);
  if (icons.includes("train")) return "claim";
  if (icons.includes("station")) return "station";
  if (icons.includes("ticket")) return "tickets";
  return "other";
}

/** Moves of a log by number; what was taken back later does not count. */
export function marksOf(log: readonly LogEntry[]): Mark[] {
  const marks = new Map<number, Mark>();
  for (const entry of log) {
    if (entry.move === null) continue;
    if (entry.kind === "undone")
      for (const mark of [...marks.keys()])
        if (mark >= entry.move) marks.delete(mark);
        else marks.set(entry.move, { number: entry.move, seat: entry.seat, kind: kindOf(entry) });
  }
  return [...marks.values()].sort((one, two) => one.number - two.number);
}

/** The log of a finished game names every card; other eyes than open ones know only their own from the deck. */
export function hideCards(entry: LogEntry, eyes: Eyes): LogEntry {
  if (eyes === "open") return entry;
  const facts = entry.facts.map((fact) => {
    if (!fact.closed || String(fact.seat) === eyes) return fact;
    const { fact: name, seat, icon, closed } = fact;
    return { fact: name, key: closed, ...(seat === undefined ? {} : { seat }), ...(icon ? { icon } : {}) };
  });
  return { ...entry, facts };
}

/** A name for every seat, also for guests who gave none. */
export function seatName(seats: readonly SeatInfo[], seat: number, scene?: Scene): string {
  const info = seats[seat];
  const company = companyName(scene, seat);
  if (info && !isNameless(info.name, scene?.seat_colours[seat]) && !(company && info.kind === "bot")) return info.name;
  if (info?.mine && seats.filter((one) => one.mine).length === 1) return t("play-you");
  return company || t("web-player-number", { number: seat + 1 });
}

export class Player {
  head: ReplayHead | null = $state.raw(null);
  names: Names | null = $state.raw(null);
  step: ReplayStep | null = $state.raw(null);
  at = $state(0);
  eyes: Eyes = $state("open");
  speed = $state(1);
  isPlaying = $state(false);
  isLoading = $state(false);
  failure: string | null = $state(null);

  lines: (Line & { move: number | null })[] = $derived.by(() => this.readLog());
  marks: Mark[] = $derived(this.head ? marksOf(this.head.log) : []);

  private steps: Steps | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {}

  get last(): number {
    return this.head?.moves ?? 0;
  }

  get isAtEnd(): boolean {
    return this.at >= this.last;
  }

  /** Load the head and the first position to show. */
  async open(move: number | null): Promise<void> {
    try {
      const head = await api.replay(this.id);
      this.names = paint(new Names(await loadGameScene(head)), head.seats);
      this.names.variant = String(head.options["tickets"] ?? "");
      this.head = head;
      this.eyes =
        head.over && !head.campaign ? "open" : String(head.seats.find((seat) => seat.mine)?.seat ?? "spectator");
      this.renew();
      await this.go(move ?? 0);
    } catch (problem) {
      this.failure = problem instanceof ApiError ? explain(problem.code, problem.values) : String(problem);
    }
  }

  close(): void {
    this.pause();
  }

  /** Look through other eyes at the same position. */
  async look(eyes: Eyes): Promise<void> {
    this.eyes = eyes;
    this.renew();
    await this.go(this.at);
  }

  /** Show the position after a move; the latest wish counts where several are under way. */
  async go(number: number): Promise<void> {
    const wanted = Math.max(0, Math.min(number, this.last));
    this.at = wanted;
    const steps = this.steps;
    const here = steps?.peek(wanted);
    if (here) this.step = here;
    this.isLoading = !here;
    try {
      const step = await steps?.load(wanted);
      if (step && this.at === wanted && this.steps === steps) this.step = step;
    } catch (problem) {
      this.pause();
      this.failure = problem instanceof ApiError ? explain(problem.code, problem.values) : String(problem);
    } finally {
      if (this.at === wanted) this.isLoading = false;
    }
  }

  move(by: number): void {
    this.pause();
    void this.go(this.at + by);
  }

  jump(to: number): void {
    this.pause();
    void this.go(to);
  }

  toggle(): void {
    if (this.isPlaying) this.pause();
    else this.play();
  }

  play(): void {
    this.isPlaying = true;
    if (this.isAtEnd) void this.go(0).then(() => this.later());
    else this.later();
  }

  pause(): void {
    this.isPlaying = false;
    clearTimeout(this.timer);
  }

  nameOf(seat: number): string {
    return seatName(this.head?.seats ?? [], seat, this.names?.scene);
  }

  private later(): void {
    clearTimeout(this.timer);
    if (!this.isPlaying) return;
    this.timer = setTimeout(async () => {
      await this.go(this.at + 1);
      if (this.isAtEnd) this.pause();
      else this.later();
    }, PACE / this.speed);
  }

  private renew(): void {
    const { id, eyes } = this;
    this.steps = new Steps((from, to) => api.replaySteps(id, eyes, from, to), this.last);
  }

  private readLog(): (Line & { move: number | null })[] {
    const { head, names } = this;
    if (!head || !names) return [];
    const nameOf = (seat: number) => this.nameOf(seat);
    const seen = head.log.map((entry) => hideCards(entry, this.eyes));
    return seen.flatMap((entry) => readEntry(entry, names, nameOf).map((line) => ({ ...line, move: entry.move })));
  }
}
