import { describe, expect, it } from "vitest";

import { readPath } from "./router.svelte";

describe("paths of the page", () => {
  it("read an invite link", () => {
    expect(readPath("/join/g7/abc%20d")).toEqual({ page: "join", id: "g7", invite: "abc d" });
  });

  it("read a replay at a move", () => {
    expect(readPath("/replay/g7", "?move=12")).toEqual({ page: "replay", id: "g7", move: 12 });
    expect(readPath("/replay/g7")).toEqual({ page: "replay", id: "g7", move: null });
  });

  it("say so when they lead nowhere", () => {
    expect(readPath("/nothing/here")).toEqual({ page: "lost" });
    expect(readPath("/game")).toEqual({ page: "lost" });
  });
});
