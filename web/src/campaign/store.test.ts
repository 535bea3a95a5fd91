import { afterEach, describe, expect, it, vi } from "vitest";

import type { CampaignView } from "../lib/messages";
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

/** A server that answers with one view after the other, and keeps what it was asked. */
function serve(...views: CampaignView[]): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    return new Response(JSON.stringify(views.shift()), { status: 200 });
  });
  return asked;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("people at one screen", () => {
  it("covers the screen until the right person says so", async () => {
    const store = new CampaignStore("c");
    store.view = view({ question: QUESTION });
    expect(store.curtain).toBe("red");
    const asked = serve(view({ question: QUESTION, company: "red" }));
    await store.look("red");
    expect(asked).toEqual(["/api/campaigns/c?eyes=red"]);
    expect(store.curtain).toBe("");
  });

  it("covers it for who only wants to look at their own secrets", () => {
    const store = new CampaignStore("c");
    store.view = view();
    expect(store.curtain).toBe("");
    store.wished = "blue";
    expect(store.curtain).toBe("blue");
  });

  it("forgets whose eyes they were when somebody else is asked", async () => {
    const store = new CampaignStore("c");
    store.view = view({ question: { ...QUESTION, company: "blue" }, company: "blue" });
    store.eyes = "blue";
    vi.stubGlobal(
      "fetch",
      async () => new Response(JSON.stringify({ cid: "x", rev: 4, view: view({ rev: 4, question: QUESTION }) })),
    );
    await store.send({ do: "choose", company: "blue", option: "x" });
    expect([store.eyes, store.curtain]).toEqual(["", "red"]);
  });

  it("needs no curtain for one person", () => {
    const store = new CampaignStore("c");
    store.view = view({ owned: ["red"], company: "red", question: QUESTION });
    expect(store.curtain).toBe("");
  });
});

describe("somebody who does not come", () => {
  it("is waited for as long as the server says", async () => {
    vi.useFakeTimers();
    const store = new CampaignStore("c");
    serve(view({ patience: 60 }));
    await store.look("");
    expect(store.isLate).toBe(false);
    vi.advanceTimersByTime(60_000);
    expect(store.isLate).toBe(true);
  });
});
