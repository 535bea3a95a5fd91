/**
 * One table or campaign over one socket, without a user interface: connects, says hello, keeps commands until
 * they are answered and sends them again after a lost connection (the server plays a `cid` once).
 */
import type {
  Ack,
  Answer,
  Ask,
  CampaignDo,
  ClientMessage,
  Emote,
  Follow,
  Hello,
  Nack,
  ServerMessage,
} from "./messages";

/** What is used of a WebSocket. */
export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
}

export type Connection = "connecting" | "open" | "lost" | "refused" | "closed";
export type Command =
  | { t: "play"; rev: number; move: Record<string, unknown> }
  | { t: "undo"; rev: number }
  | { t: "rewind"; rev: number }
  | { t: "start"; fill: string }
  | { t: "word"; word: string }
  | { t: "substitute"; seat: number }
  | { t: "return"; seat: number }
  | { t: "leave"; seat: number }
  | { t: "swap"; seat: number; other: number }
  | { t: "colour"; seat: number; colour: string }
  | { t: "first"; first: number | null }
  | Omit<CampaignDo, "cid">;

export interface Environment {
  open: (url: string) => Wire;
  later: (run: () => void, milliseconds: number) => unknown;
  cancel: (handle: unknown) => void;
  random: () => number;
  now: () => number;
}

export interface Handlers {
  hello: () => Hello | Follow;
  message: (message: ServerMessage) => void;
  connection: (connection: Connection, retryIn: number) => void;
}

/** A refused command; `nack.code` is a text key. */
export class Refusal extends Error {
  constructor(readonly nack: Nack) {
    super(nack.code);
  }
}

interface Waiting<T> {
  message: ClientMessage;
  resolve: (value: T) => void;
  reject: (reason: Error) => void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 20_000;
const SILENCE = 50_000;
const RESEND = 4_000;

/** A fresh id for a command or a question. */
export function makeId(random: () => number = Math.random): string {
  let id = "";
  while (id.length < 20) id += Math.floor(random() * 36).toString(36);
  return id;
}

/** How long to wait before attempt number `attempt` (0 is the first retry), with jitter. */
export function retryDelay(attempt: number, random: () => number): number {
  const full = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt);
  return Math.round(full * (0.5 + random() / 2));
}

/** Where the server's sockets are. */
export function socketUrl(): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`;
}

/* v8 ignore start */
export const browser: Environment = {
  open: (url) => new WebSocket(url) as unknown as Wire,
  later: (run, milliseconds) => setTimeout(run, milliseconds),
  cancel: (handle) => clearTimeout(handle as ReturnType<typeof setTimeout>),
  random: Math.random,
  now: () => Date.now(),
};
/* v8 ignore stop */

export class TableSocket {
  /** Server time minus own time, in milliseconds. */
  clockOffset = 0;

  private wire: Wire | null = null;
  private isOpen = false;
  private attempt = 0;
  private retry: unknown = null;
  private pulse: unknown = null;
  private resend: unknown = null;
  private heard = 0;
  private commands = new Map<string, Waiting<Ack>>();
  private questions = new Map<string, Waiting<Answer>>();

  constructor(
    private readonly url: string,
    private readonly handlers: Handlers,
    private readonly env: Environment = browser,
  ) {}

  /** Commands that no answer has come for. */
  get pending(): number {
    return this.commands.size;
  }

  start(): void {
    this.report("connecting");
    this.connect();
  }

  /** Close for good. */
  stop(): void {
    this.drop();
    this.env.cancel(this.retry);
    this.env.cancel(this.resend);
    this.failQuestions();
    for (const waiting of this.commands.values()) waiting.reject(new Error("closed"));
    this.commands.clear();
    this.report("closed");
  }

  /** The network or the page came back: try at once instead of waiting. */
  nudge(): void {
    if (this.wire) return;
    this.env.cancel(this.retry);
    this.connect();
  }

  /** Send a command; resolves when it is stored, rejects with `Refusal`. Survives reconnects. */
  command(command: Command): Promise<Ack> {
    const cid = makeId(this.env.random);
    const message = { ...command, cid } as ClientMessage;
    return new Promise((resolve, reject) => {
      this.commands.set(cid, { message, resolve, reject });
      this.write(message);
      this.armResend();
    });
  }

  /** Ask something that changes nothing; a lost connection rejects it. */
  ask(question: Omit<Ask, "t" | "id">): Promise<Answer> {
    const id = makeId(this.env.random);
    const message: Ask = { t: "ask", id, ...question };
    return new Promise((resolve, reject) => {
      if (!this.isOpen) return reject(new Error("offline"));
      this.questions.set(id, { message, resolve, reject });
      this.write(message);
    });
  }

  /** Look through other eyes: say hello again. */
  greet(): void {
    this.write(this.handlers.hello());
  }

  react(emote: Emote): void {
    this.write({ t: "react", emote });
  }

  private connect(): void {
    const wire = this.env.open(this.url);
    this.wire = wire;
    wire.onopen = () => {
      if (this.wire !== wire) return;
      this.isOpen = true;
      this.heard = this.env.now();
      this.write(this.handlers.hello());
      for (const waiting of this.commands.values()) this.write(waiting.message);
      this.schedulePing();
      this.armResend();
    };
    wire.onmessage = (event: { data: unknown }) => {
      if (this.wire === wire) this.receive(String(event.data));
    };
    wire.onclose = () => {
      if (this.wire === wire) this.lost();
    };
  }

  private write(message: ClientMessage): void {
    if (this.isOpen) this.wire?.send(JSON.stringify(message));
  }

  private receive(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    this.heard = this.env.now();
    switch (message.t) {
      case "refused":
        this.handlers.message(message);
        this.drop();
        this.failQuestions();
        return this.report("refused");
      case "ack":
        return this.settle(message.cid, (waiting) => waiting.resolve(message));
      case "nack":
        return this.settle(message.cid, (waiting) => waiting.reject(new Refusal(message)));
      case "answer": {
        const waiting = this.questions.get(message.id);
        this.questions.delete(message.id);
        return waiting?.resolve(message);
      }
      case "pong":
        this.clockOffset = message.now * 1000 - (message.time + this.env.now()) / 2;
        return;
      case "table":
      case "state":
      case "campaign":
        this.attempt = 0;
        this.report("open");
    }
    this.handlers.message(message);
  }

  private settle(cid: string, done: (waiting: Waiting<Ack>) => void): void {
    const waiting = this.commands.get(cid);
    this.commands.delete(cid);
    if (waiting) done(waiting);
  }

  private lost(): void {
    this.drop();
    this.failQuestions();
    const wait = retryDelay(this.attempt, this.env.random);
    this.attempt += 1;
    this.retry = this.env.later(() => this.connect(), wait);
    this.handlers.connection("lost", wait);
  }

  private drop(): void {
    this.env.cancel(this.pulse);
    const wire = this.wire;
    this.wire = null;
    this.isOpen = false;
    if (!wire) return;
    wire.onopen = wire.onmessage = wire.onclose = null;
    wire.close();
  }

  private failQuestions(): void {
    for (const waiting of this.questions.values()) waiting.reject(new Error("offline"));
    this.questions.clear();
  }

  private schedulePing(): void {
    this.env.cancel(this.pulse);
    this.write({ t: "ping", time: this.env.now() });
    this.pulse = this.env.later(() => {
      if (this.env.now() - this.heard > SILENCE) this.lost();
      else this.schedulePing();
    }, PING_EVERY);
  }

  private armResend(): void {
    this.env.cancel(this.resend);
    this.resend = this.env.later(() => {
      if (!this.commands.size) return;
      for (const waiting of this.commands.values()) this.write(waiting.message);
      this.armResend();
    }, RESEND);
  }

  private report(connection: Connection): void {
    this.handlers.connection(connection, 0);
  }
}
