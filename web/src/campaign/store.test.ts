import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { CampaignView } from "../lib/messages";
import type { Environment, Wire } from "../lib/socket";
import { CampaignStore } from "./store.svelte";

const QUESTION = { kind: "crew", company: "red", text: {}, mine: true, options: null };

function view(more: Partial<CampaignView> = {}): CampaignView {
  return {
    id: "c",
    rev: 3,
    mode: "hotseat",
    company: "",
    owned: ["blue", "red"],
    news: [],
    question: null,
    patience: null,
    ...more,
  } as CampaignView;
}

/** A server that keeps what it was sent and says what it is told to. */
class Server implements Environment {
  sent: Record<string, unknown>[] = [];
  wires: Wire[] = [];
  random = Math.random;
  now = Date.now;
  cancel = (handle: unknown) => clearTimeout(handle as number);
  later = (run: () => void, milliseconds: number) => setTimeout(run, milliseconds);

  open = (): Wire => {
    const wire: Wire = {
      send: (text) => this.sent.push(JSON.parse(text)),
      close: () => undefined,
      onopen: null,
      onmessage: null,
      onclose: null,
    };
    this.wires.push(wire);
    return wire;
  };

  accept(): void {
    this.wires.at(-1)?.onopen?.({} as never);
  }

  say(message: object): void {
    this.wires.at(-1)?.onmessage?.({ data: JSON.stringify(message) } as never);
  }

  show(shown: CampaignView): void {
    this.say({ t: "campaign", rev: shown.rev, view: shown });
  }

  /** What was sent lately, without pings. */
  latest(): Record<string, unknown> | undefined {
    return this.sent.filter((message) => message.t !== "ping").at(-1);
  }
}

let server: Server;
let store: CampaignStore;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  server = new Server();
  store = new CampaignStore("c", server);
  store.open();
  server.accept();
});

afterEach(() => {
  store.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("people at one screen", () => {
  it("covers the screen until the right person says so", () => {
    server.show(view({ question: QUESTION }));
    expect(store.curtain).toBe("red");
    store.look("red");
    expect(server.latest()).toMatchObject({ t: "follow", campaign: "c", company: "red" });
    server.show(view({ question: QUESTION, company: "red" }));
    expect(store.curtain).toBe("");
    expect(store.done).toBe(1);
  });

  it("covers it for who only wants to look at their own secrets", () => {
    server.show(view());
    expect(store.curtain).toBe("");
    store.wished = "blue";
    expect(store.curtain).toBe("blue");
  });

  it("forgets whose eyes they were when somebody else is asked", () => {
    server.show(view({ question: { ...QUESTION, company: "blue" }, company: "blue" }));
    server.show(view({ rev: 4, question: QUESTION, company: "blue" }));
    expect([store.eyes, store.curtain]).toEqual(["", "red"]);
    expect(server.latest()).toMatchObject({ t: "follow", company: "" });
  });

  it("needs no curtain for one person", () => {
    server.show(view({ owned: ["red"], company: "red", question: QUESTION }));
    expect(store.curtain).toBe("");
  });
});

describe("a decision", () => {
  it("is done when what follows from it is seen", async () => {
    server.show(view({ owned: ["red"] }));
    const done = store.send({ do: "read" });
    const sent = server.latest();
    expect(sent).toMatchObject({ t: "do", do: "read", rev: 3 });
    server.say({ t: "ack", cid: sent?.cid, rev: 4 });
    server.show(view({ rev: 4, owned: ["red"] }));
    expect(await done).toBe(true);
    expect([store.seen, store.isSending]).toEqual([3, false]);
  });

  it("that somebody else has made is no failure where a card was turned", async () => {
    server.show(view({ owned: ["red"] }));
    const done = store.send({ do: "read" });
    server.say({ t: "nack", cid: server.latest()?.cid, code: "stale", values: {}, rule: "", rev: 4 });
    expect(await done).toBe(false);
    expect(store.refusal).toBe("");
  });

  it("is sent again under the same name after a lost connection", async () => {
    server.show(view({ owned: ["red"] }));
    const done = store.send({ do: "begin" });
    const sent = server.latest();
    server.wires[0]?.onclose?.({} as never);
    vi.advanceTimersByTime(20_000);
    server.accept();
    expect(server.latest()).toEqual(sent);
    server.say({ t: "ack", cid: sent?.cid, rev: 4 });
    server.show(view({ rev: 4, owned: ["red"] }));
    expect(await done).toBe(true);
  });
});

describe("having read all", () => {
  it("is said again where something happened meanwhile", async () => {
    const read = { owned: ["red"], unread: 2, story_read: 2, story: null };
    server.show(view({ ...read, unread: 0 }));
    server.show(view({ ...read, rev: 4 }));
    const sent = server.latest();
    expect(sent).toMatchObject({ do: "ready", rev: 4 });
    server.show(view({ ...read, rev: 5 }));
    server.say({ t: "nack", cid: sent?.cid, code: "stale", values: {}, rule: "", rev: 5 });
    await vi.advanceTimersByTimeAsync(0);
    expect(server.latest()).toMatchObject({ do: "ready", rev: 5 });
  });
});

describe("the connection", () => {
  it("is taken up again as a spectator by who was sent away", () => {
    server.show(view({ owned: ["red"], company: "red" }));
    server.say({ t: "refused", code: "removed", values: { company: "red" } });
    server.accept();
    expect(server.latest()).toMatchObject({ t: "follow", company: "" });
    expect(store.failure).toBe("");
  });

  it("is made anew by who has sat down: a guest is nobody before", () => {
    server.show(view({ owned: [] }));
    const before = server.wires.length;
    store.sit(view({ rev: 4, owned: ["red"], company: "red" }));
    server.accept();
    expect(server.wires.length).toBe(before + 1);
    expect(server.latest()).toMatchObject({ t: "follow", since: 4 });
    expect(store.isMine).toBe(true);
  });

  it("is not, where the campaign cannot be shown", () => {
    server.say({ t: "refused", code: "campaign-content", values: {} });
    expect(store.isForeign).toBe(true);
    expect(store.failure).not.toBe("");
  });
});

describe("somebody who does not come", () => {
  it("is waited for as long as the server says", () => {
    server.show(view({ patience: 60 }));
    expect(store.isLate).toBe(false);
    vi.advanceTimersByTime(60_000);
    expect(store.isLate).toBe(true);
  });
});
