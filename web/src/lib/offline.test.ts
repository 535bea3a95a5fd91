import { describe, expect, it } from "vitest";
import code from "../../public/sw.js?raw";

type Handler = (event: unknown) => void;

/** The service worker in a world of its own, where the network answers or not. */
function start(isUp: boolean) {
  const handlers: Record<string, Handler> = {};
  const asked: string[] = [];
  const self = { addEventListener: (name: string, handler: Handler) => (handlers[name] = handler) };
  const caches = { match: async (path: string) => `kept ${path}` };
  const fetch = async (request: { url: string }) => {
    asked.push(request.url);
    if (!isUp) throw new Error("no network");
    return `fresh ${request.url}`;
  };
  new Function("self", "caches", "fetch", code)(self, caches, fetch);
  return {
    asked,
    open(url: string, mode: string): Promise<unknown> | null {
      let answer: Promise<unknown> | null = null;
      const respondWith = (value: Promise<unknown>) => (answer = value);
      handlers["fetch"]!({ request: { url, mode }, respondWith });
      return answer;
    },
  };
}

describe("the service worker", () => {
  it("leaves everything but opened pages to the network", () => {
    const worker = start(false);
    for (const mode of ["cors", "same-origin", "no-cors", "websocket"]) {
      expect(worker.open("/api/welcome", mode)).toBeNull();
    }
    expect(worker.asked).toEqual([]);
  });
  it("never answers from what it has kept while the server is there", async () => {
    expect(await start(true).open("/game/x", "navigate")).toBe("fresh /game/x");
  });
  it("says so when the server is away", async () => {
    expect(await start(false).open("/game/x", "navigate")).toBe("kept /offline.html");
  });
});
