/** One game as the page sees it: what the server last said, and what waits to be said. */
import { api, ApiError } from "./api";
import { inTurn } from "./latest";
import { readEntry, type Line } from "./log";
import {
  PROTOCOL,
  type Answer,
  type Ask,
  type Emote,
  type LogEntry,
  type Nack,
  type SeatInfo,
  type ServerMessage,
  type State,
  type TableInfo,
  type Told,
} from "./messages";
import { readChoices, type Choices, type Move } from "./moves";
import { eventName, powerName } from "./events";
import { cardName, colourWord, companyName, explain, isNameless, loadGameScene, Names, paint } from "./names";
import { go } from "./router.svelte";
import { settings } from "./settings.svelte";
import { type Command, type Connection, Refusal, TableSocket, socketUrl } from "./socket";
import { t } from "./texts.svelte";

export interface Notice {
  id: number;
  kind: "refused" | "info";
  text: string;
}

export interface Shown {
  id: number;
  seat: number;
  emote: Emote;
}

/** Told of facts as they happen (not of those read on arrival). */
export type Listener = (facts: Told[], entry: LogEntry) => void;

/** Milliseconds an acknowledged move waits for its position before the page goes on without. */
const PATIENCE = 1000;
/** Questions the server answers at a time; more would be refused. */
const MOST_QUESTIONS = 2;
/** Milliseconds after which a page says that it is sending. */
const SLOW = 150;

export class GameStore {
  table: TableInfo | null = $state.raw(null);
  state: State | null = $state.raw(null);
  log: LogEntry[] = $state.raw([]);
  names: Names | null = $state.raw(null);
  connection: Connection = $state("connecting");
  /** The table cannot be shown: a sentence. */
  failure: string | null = $state(null);
  /** Whose eyes; null: a spectator's. */
  eyes: number | null = $state(null);
  /** Hot-seat: the screen is covered until this seat's player uncovers it. */
  curtain: number | null = $state(null);
  /** A command has been under way for a while: shown, so that an answer at once needs one drawing only. */
  isSending = $state(false);
  notice: Notice | null = $state.raw(null);
  reactions: Shown[] = $state.raw([]);
  watching = $state(0);
  online: number[] = $state.raw([]);
  /** Since when a seat's owner has been away, by our own clock. */
  awaySince: Record<string, number> = $state.raw({});

  choices: Choices = $derived(readChoices(this.state?.prompt));
  lines: Line[] = $derived.by(() => this.readLog());
  owners: Record<string, number> = $derived.by(() => this.readOwners());

  private socket: TableSocket | null = null;
  /** The page has gone on: what was still being read for it opens no socket any more. */
  private isLeft = false;
  private counter = 0;
  private listeners = new Set<Listener>();
  private readonly questions = inTurn(MOST_QUESTIONS);
  private underWay: Promise<boolean> | null = null;
  private waiting: { rev: number; resolve: () => void }[] = [];

  constructor(readonly id: string) {}

  get view() {
    return this.state?.view ?? null;
  }

  get prompt() {
    return this.state?.prompt ?? null;
  }

  get isPlaying(): boolean {
    return this.table?.status === "playing";
  }

  /** Whether this pair of eyes is asked something now. */
  get isMyTurn(): boolean {
    return this.prompt !== null && !this.isSending;
  }

  /** Hot-seat: the next of this screen's seats that must decide, if it is not the one that looks. */
  get handover(): number | null {
    const { table, state, eyes } = this;
    if (!table || !state || table.owned.length < 2 || state.view.over) return null;
    if (eyes !== null && state.waiting.includes(eyes)) return null;
    return state.waiting.find((seat) => table.owned.includes(seat)) ?? null;
  }

  get clockOffset(): number {
    return this.socket?.clockOffset ?? 0;
  }

  /** Find out which seat is mine, then connect. */
  async open(): Promise<void> {
    this.isLeft = false;
    try {
      const lobby = await api.lobby(this.id);
      this.names = new Names(await loadGameScene(lobby.summary));
      this.connect(lobby.owned.length === 1 ? lobby.owned[0]! : null);
    } catch (problem) {
      this.failure = problem instanceof ApiError ? explain(problem.code, problem.values) : String(problem);
      this.connection = "refused";
    }
  }

  /** A campaign's game goes on with what story, crew and season have changed: board, words and rules are read anew. */
  private async layAnew(table: TableInfo): Promise<void> {
    this.socket?.stop();
    try {
      this.names = new Names(await loadGameScene(table));
      this.connect(this.eyes);
    } catch (problem) {
      this.failure = problem instanceof ApiError ? explain(problem.code, problem.values) : String(problem);
      this.connection = "refused";
    }
  }

  /** Everybody has chosen starting tickets; the campaign is next. */
  get isHeld(): boolean {
    return Boolean(this.table?.held && this.state && !this.state.waiting.length);
  }

  close(): void {
    this.isLeft = true;
    this.socket?.stop();
    this.socket = null;
  }

  /** Look through other eyes: a new socket, and nothing kept of what the last one knew. */
  connect(eyes: number | null): void {
    if (this.isLeft) return;
    this.socket?.stop();
    this.eyes = eyes;
    this.state = null;
    this.log = [];
    this.socket = new TableSocket(socketUrl(), {
      hello: () => ({ t: "hello", game: this.id, seat: this.eyes, since: this.state?.rev ?? -1, proto: PROTOCOL }),
      message: (message) => this.receive(message),
      connection: (connection) => (this.connection = connection),
    });
    this.socket.start();
  }

  nudge(): void {
    this.socket?.nudge();
  }

  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Cover the screen for the next player. */
  cover(seat: number): void {
    this.curtain = seat;
    this.connect(null);
  }

  uncover(): void {
    const seat = this.curtain;
    this.curtain = null;
    if (seat !== null) this.connect(seat);
  }

  // ---------------------------------------------------------------- what a person does

  play(move: Move): Promise<boolean> {
    return this.send({ t: "play", rev: this.state?.rev ?? -1, move: { ...move } });
  }

  undo(): Promise<boolean> {
    return this.send({ t: "undo", rev: this.state?.rev ?? -1 });
  }

  /** Alone against bots: back to where one's latest turn began. */
  rewind(): Promise<boolean> {
    return this.send({ t: "rewind", rev: this.state?.rev ?? -1 });
  }

  start(fill: string): Promise<boolean> {
    return this.send({ t: "start", fill });
  }

  word(word: string): Promise<boolean> {
    return this.send({ t: "word", word });
  }

  substitute(seat: number): Promise<boolean> {
    return this.send({ t: "substitute", seat });
  }

  comeBack(seat: number): Promise<boolean> {
    return this.send({ t: "return", seat });
  }

  leave(seat: number): Promise<boolean> {
    return this.send({ t: "leave", seat });
  }

  swap(seat: number, other: number): Promise<boolean> {
    return this.sendNext({ t: "swap", seat, other });
  }

  dress(seat: number, colour: string): Promise<boolean> {
    return this.sendNext({ t: "colour", seat, colour });
  }

  setFirst(first: number | null): Promise<boolean> {
    return this.sendNext({ t: "first", first });
  }

  /** Seconds somebody has been away at a time of our own clock; null: is here, or a bot's seat. */
  awayFor(seat: number, now: number): number | null {
    const info = this.seat(seat);
    const since = this.awaySince[seat];
    if (info?.kind !== "person" || since === undefined || this.online.includes(seat)) return null;
    return Math.max(0, Math.floor((now - since) / 1000));
  }

  /** Seconds until a bot may play for somebody who is away; null: that is not ours to decide. */
  replaceIn(seat: number, now: number): number | null {
    const away = this.awayFor(seat, now);
    const patience = this.table?.patience ?? null;
    const info = this.seat(seat);
    if (away === null || patience === null || !info || info.mine || info.bot_plays || !this.table?.owned.length)
      return null;
    return Math.max(0, patience - away);
  }

  /** The game in which the same people play again: made now, or found. */
  async rematch(): Promise<void> {
    try {
      const next = this.table?.rematch?.id ?? (await api.rematch(this.id)).id;
      go(`/game/${next}`);
    } catch (problem) {
      if (problem instanceof ApiError) this.say("refused", explain(problem.code, problem.values));
    }
  }

  react(emote: Emote): void {
    this.socket?.react(emote);
  }

  /** A question; null where no answer comes, and said so unless nobody asked for it just now. */
  async ask(question: Omit<Ask, "t" | "id" | "lang">, isQuiet = false): Promise<Answer | null> {
    try {
      const answer = await this.questions(() => this.socket!.ask({ ...question, lang: settings.language }));
      if (answer.error && !isQuiet) this.say("refused", explain(answer.error));
      return answer.error ? null : answer;
    } catch {
      return null;
    }
  }

  say(kind: Notice["kind"], text: string): void {
    this.notice = { id: ++this.counter, kind, text };
  }

  private send(command: Command): Promise<boolean> {
    if (this.underWay || !this.socket) return Promise.resolve(false);
    this.underWay = this.deliver(this.socket, command);
    return this.underWay;
  }

  /** As `send`, but after what is under way: two wishes that come quickly are both meant. */
  private async sendNext(command: Command): Promise<boolean> {
    while (this.underWay) await this.underWay;
    return this.send(command);
  }

  private async deliver(socket: TableSocket, command: Command): Promise<boolean> {
    const slow = setTimeout(() => (this.isSending = true), SLOW);
    try {
      const ack = await socket.command(command);
      await this.reached(ack.rev);
      return true;
    } catch (problem) {
      if (problem instanceof Refusal) this.say("refused", this.explain(problem.nack));
      return false;
    } finally {
      clearTimeout(slow);
      this.underWay = null;
      this.isSending = false;
    }
  }

  /** The position of a revision is here: it comes right after the acknowledgement, and one drawing shows both. */
  private reached(rev: number): Promise<void> {
    const isThere = this.state ? this.state.rev >= rev : this.table?.status === "lobby"; // no position before the game
    if (isThere) return Promise.resolve();
    return new Promise((resolve) => {
      this.waiting.push({ rev, resolve });
      setTimeout(resolve, PATIENCE);
    });
  }

  // ---------------------------------------------------------------- names

  seat(seat: number): SeatInfo | undefined {
    return this.table?.seats[seat];
  }

  /** A player's name as it is shown; a guest without one is "You" or "Player 2". In a campaign bots and guests are called by the company. */
  nameOf(seat: number): string {
    const info = this.seat(seat);
    if (!info) return t("web-player-number", { number: seat + 1 });
    const company = companyName(this.names?.scene, seat);
    if (info.kind === "bot" && company) return company;
    if (!isNameless(info.name, this.names?.scene.seat_colours[seat])) return info.name;
    if (info.kind === "open") return t("web-seat-open");
    if (info.mine && this.table?.owned.length === 1) return t("play-you");
    return company || t("web-player-number", { number: seat + 1 });
  }

  /** A refusal in words, with names in place of ids. */
  explain(nack: Nack): string {
    return explain(nack.code, this.named(nack.values));
  }

  private named(values: Record<string, unknown>): Record<string, unknown> {
    const named: Record<string, unknown> = { ...values };
    for (const [key, value] of Object.entries(values)) {
      if (typeof value !== "string" || !this.names) continue;
      if (key === "route") named[key] = this.names.route(value);
      if (key === "city" || key === "place") named[key] = this.names.place(value);
      if (key === "ticket") named[key] = this.names.ticket(value);
      if (key === "card") named[key] = cardName(value);
      if (key === "colour") named[key] = colourWord(value);
      if (key === "power") named[key] = powerName(value);
      if (key === "event") named[key] = eventName(value);
    }
    return named;
  }

  // ---------------------------------------------------------------- what the server says

  private receive(message: ServerMessage): void {
    switch (message.t) {
      case "table":
        if (this.table?.held && !message.held) {
          this.table = message;
          void this.layAnew(message);
          break;
        }
        if (this.names) {
          this.names.variant = String(message.options["tickets"] ?? "");
          this.names = paint(this.names, message.seats);
        }
        this.follow(message);
        this.table = message;
        this.eyes = message.you;
        this.online = message.seats.filter((seat) => seat.online).map((seat) => seat.seat);
        break;
      case "state":
        this.take(message);
        break;
      case "presence":
        this.online = message.online;
        this.watching = message.watching;
        this.awaySince = Object.fromEntries(
          Object.entries(message.away ?? {}).map(([seat, seconds]) => [seat, Date.now() - seconds * 1000]),
        );
        break;
      case "reaction":
        this.show(message.seat, message.emote);
        break;
      case "refused":
        this.failure = explain(message.code, message.values);
        break;
    }
  }

  /** Phones of a shared screen and people at one screen go on to the next game by themselves. */
  private follow(next: TableInfo): void {
    const isNews = this.table !== null && !this.table.rematch && next.rematch;
    if (!isNews || next.mode === "online" || !(next.owned.length || next.is_host)) return;
    go(`/game/${next.rematch!.id}`);
  }

  private take(state: State): void {
    if (this.state && state.rev < this.state.rev) return;
    const isFirst = this.state === null;
    const known = this.log.at(-1)?.rev ?? -1;
    const news = state.log.filter((entry) => entry.rev > known);
    this.state = state;
    if (news.length) this.log = [...this.log, ...news];
    for (const { resolve } of this.waiting.filter(({ rev }) => rev <= state.rev)) resolve();
    this.waiting = this.waiting.filter(({ rev }) => rev > state.rev);
    if (!isFirst) for (const entry of news) this.tell(entry);
    if (this.handover !== null && this.eyes === null && this.curtain === null) this.curtain = this.handover;
  }

  private tell(entry: LogEntry): void {
    for (const listener of this.listeners) listener(entry.facts, entry);
  }

  private show(seat: number, emote: Emote): void {
    const shown = { id: ++this.counter, seat, emote };
    this.reactions = [...this.reactions, shown];
    setTimeout(() => (this.reactions = this.reactions.filter((other) => other !== shown)), 3500);
  }

  private readLog(): Line[] {
    const names = this.names;
    return names ? this.log.flatMap((entry) => readEntry(entry, names, (seat) => this.nameOf(seat))) : [];
  }

  private readOwners(): Record<string, number> {
    const owners: Record<string, number> = {};
    this.view?.seats.forEach((seat, number) => {
      for (const route of seat.routes) owners[route] = number;
    });
    return owners;
  }
}
