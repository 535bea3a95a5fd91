import { describe, expect, it } from "vitest";

import type { Line } from "./log";
import { sinceMine } from "./since";

const line = (key: string, seat: number | null, routes: string[] = [], places: string[] = [], rev = Number(key)) =>
  ({ key, seat, routes, places, rev }) as unknown as Line;

describe("since my last turn", () => {
  it("names what others did on the board after my own move", () => {
    const lines = [line("1", 1, ["a"]), line("2", 0, ["b"]), line("3", 1, ["c"]), line("4", 2), line("5", 2, ["d"])];
    expect(sinceMine(lines, 0).map(({ key }) => key)).toEqual(["3", "5"]);
  });
  it("keeps routes before places where there is too much, in the order it happened", () => {
    const lines = [
      line("1", 0),
      line("2", 1, [], ["x"]),
      line("3", 1, ["a"]),
      line("4", 2, ["b"]),
      line("5", 2, ["c"]),
    ];
    expect(sinceMine(lines, 0).map(({ key }) => key)).toEqual(["3", "4", "5"]);
  });
  it("leaves out what a claim brought along", () => {
    const lines = [line("1", 0), line("2", 1, ["a"]), line("3", 1, [], ["x"], 2), line("4", 2, [], ["y"])];
    expect(sinceMine(lines, 0).map(({ key }) => key)).toEqual(["2", "4"]);
  });
  it("says nothing before one's first move, and nothing to spectators", () => {
    expect(sinceMine([line("1", 1, ["a"])], 0)).toEqual([]);
    expect(sinceMine([line("1", 1, ["a"])], null)).toEqual([]);
  });
});
