import { beforeEach, describe, expect, it } from "vitest";

import type { ServerMessage } from "./messages";
import { type Connection, type Environment, Refusal, TableSocket, type Wire, retryDelay } from "./socket";

class FakeWire implements Wire {
  sent: Record<string, unknown>[] = [];
  isClosed = false;
  onopen: ((event: never) => void) | null = null;
  onmessage: ((event: never) => void) | null = null;
  onclose: ((event: never) => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.isClosed = true;
  }
  open(): void {
    this.onopen?.(undefined as never);
  }
  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) } as never);
  }
  lose(): void {
    this.onclose?.(undefined as never);
  }
}

interface Timer {
  run: () => void;
  at: number;
}

class World implements Environment {
  wires: FakeWire[] = [];
  timers = new Set<Timer>();
  time = 0;
  private counter = 0;
  open = (): Wire => {
    const wire = new FakeWire();
    this.wires.push(wire);
    return wire;
  };
  later = (run: () => void, milliseconds: number): Timer => {
    const timer = { run, at: this.time + milliseconds };
    this.timers.add(timer);
    return timer;
  };
  cancel = (handle: unknown): void => void this.timers.delete(handle as Timer);
  random = (): number => (this.counter = (this.counter + 0.37) % 1);
  now = (): number => this.time;
  pass(milliseconds: number): void {
    const end = this.time + milliseconds;
    for (;;) {
      const due = [...this.timers].filter((timer) => timer.at <= end).sort((a, b) => a.at - b.at)[0];
      if (!due) break;
      this.timers.delete(due);
      this.time = due.at;
      due.run();
    }
    this.time = end;
  }
  get wire(): FakeWire {
    return this.wires.at(-1)!;
  }
}

let world: World;
let connections: Connection[];
let received: ServerMessage[];
let socket: TableSocket;

beforeEach(() => {
  world = new World();
  connections = [];
  received = [];
  socket = new TableSocket(
    "ws://table",
    {
      hello: () => ({ t: "hello", game: "g", seat: 0, since: 7, proto: 1 }),
      message: (message) => received.push(message),
      connection: (connection) => connections.push(connection),
    },
    world,
  );
  socket.start();
});

const plays = () => world.wire.sent.filter((message) => message["t"] === "play");

describe("the socket of a table", () => {
  it("says hello first, with what it has seen", () => {
    world.wire.open();
    expect(world.wire.sent[0]).toMatchObject({ t: "hello", game: "g", since: 7 });
  });

  it("resolves a command when it is acknowledged", async () => {
    world.wire.open();
    const done = socket.command({ t: "play", rev: 7, move: { do: "draw" } });
    world.wire.say({ t: "ack", cid: plays()[0]!["cid"], rev: 8 });
    expect((await done).rev).toBe(8);
    expect(socket.pending).toBe(0);
  });

  it("rejects a command that is refused", async () => {
    world.wire.open();
    const done = socket.command({ t: "undo", rev: 7 });
    const cid = world.wire.sent.at(-1)!["cid"];
    world.wire.say({ t: "nack", cid, code: "not-now", values: {}, rule: "", rev: 7 });
    await expect(done).rejects.toBeInstanceOf(Refusal);
  });

  it("sends a pending command again with the same id after a lost connection", () => {
    world.wire.open();
    void socket.command({ t: "play", rev: 7, move: { do: "draw" } });
    const cid = plays()[0]!["cid"];
    world.wire.lose();
    world.pass(1000);
    expect(world.wires.length).toBe(2);
    world.wire.open();
    expect(world.wire.sent[0]).toMatchObject({ t: "hello" });
    expect(plays()[0]!["cid"]).toBe(cid);
  });

  it("keeps a command that is given while the connection is away", () => {
    void socket.command({ t: "play", rev: 7, move: { do: "draw" } });
    world.wire.open();
    expect(plays().length).toBe(1);
  });

  it("sends again when no answer comes", () => {
    world.wire.open();
    void socket.command({ t: "play", rev: 7, move: { do: "draw" } });
    world.pass(4500);
    expect(new Set(plays().map((message) => message["cid"])).size).toBe(1);
    expect(plays().length).toBe(2);
  });

  it("waits longer after every failure, with jitter, and never too long", () => {
    expect(retryDelay(0, () => 0)).toBe(250);
    expect(retryDelay(0, () => 1)).toBe(500);
    expect(retryDelay(3, () => 1)).toBe(4000);
    expect(retryDelay(30, () => 1)).toBe(15000);
  });

  it("does not come back after it was refused", () => {
    world.wire.open();
    world.wire.say({ t: "refused", code: "no-such-game", values: {} });
    world.pass(60_000);
    expect(world.wires.length).toBe(1);
    expect(connections.at(-1)).toBe("refused");
  });

  it("tries at once when it is nudged", () => {
    world.wire.open();
    world.wire.lose();
    socket.nudge();
    expect(world.wires.length).toBe(2);
  });

  it("gives up a silent connection", () => {
    world.wire.open();
    world.pass(81_000);
    expect(connections).toContain("lost");
  });

  it("answers a question once and fails it when the connection is lost", async () => {
    world.wire.open();
    const first = socket.ask({ what: "route", route: "a-b" });
    world.wire.say({ t: "answer", id: world.wire.sent.at(-1)!["id"], error: "" });
    expect((await first).error).toBe("");
    const second = socket.ask({ what: "hint" });
    world.wire.lose();
    await expect(second).rejects.toThrow("offline");
  });

  it("learns the server's clock from a pong", () => {
    world.wire.open();
    world.time = 100;
    world.wire.say({ t: "pong", time: 0, now: 5 });
    expect(socket.clockOffset).toBe(4950);
  });
});
