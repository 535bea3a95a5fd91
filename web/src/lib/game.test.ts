import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { GameStore } from "./game.svelte";
import type { Wire } from "./socket";

/** The page's own WebSocket, counted. */
class CountedSocket implements Wire {
  static open = new Set<CountedSocket>();
  onopen: ((event: never) => void) | null = null;
  onmessage: ((event: never) => void) | null = null;
  onclose: ((event: never) => void) | null = null;

  constructor() {
    CountedSocket.open.add(this);
  }

  send(): void {}

  close(): void {
    CountedSocket.open.delete(this);
  }

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) } as never);
  }
}

const { lobby, scene } = vi.hoisted(() => ({ lobby: vi.fn(), scene: vi.fn() }));
vi.mock("./api", () => ({ api: { lobby }, ApiError: class extends Error {} }));
vi.mock("./names", async (original) => ({
  ...(await original<typeof import("./names")>()),
  Names: class {},
  loadGameScene: scene,
  paint: (names: unknown) => names,
}));

const TABLE = { t: "table", you: 0, owned: [0], seats: [], options: {}, mode: "online", status: "playing" };
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  CountedSocket.open.clear();
  vi.stubGlobal("WebSocket", CountedSocket);
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  lobby.mockResolvedValue({ owned: [0], summary: {} });
  scene.mockResolvedValue({});
});

afterEach(() => vi.unstubAllGlobals());

describe("the sockets of games one after the other", () => {
  it("leaves one open while a game is looked at, and none afterwards", async () => {
    const game = new GameStore("g");
    await game.open();
    expect(CountedSocket.open.size).toBe(1);
    game.close();
    expect(CountedSocket.open.size).toBe(0);
  });

  it("opens none for a game that is left while it is still being loaded", async () => {
    for (const id of ["one", "two", "three"]) {
      const game = new GameStore(id);
      const opened = game.open();
      game.close();
      await opened;
    }
    expect(CountedSocket.open.size).toBe(0);
  });

  it("opens none for a game that is left while its board is laid anew", async () => {
    const game = new GameStore("g");
    await game.open();
    const [socket] = CountedSocket.open;
    socket!.say({ ...TABLE, held: true });
    socket!.say({ ...TABLE, held: false });
    game.close();
    await settled();
    expect(CountedSocket.open.size).toBe(0);
  });
});
