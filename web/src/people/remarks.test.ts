import { describe, expect, it } from "vitest";
import type { LogEntry, SeatInfo, Told } from "../lib/messages";
import { remarkOn } from "./remarks";

const seats = [
  { seat: 0, kind: "person", name: "Ala", person: "" },
  { seat: 1, kind: "bot", name: "Bruno", person: "bruno" },
] as unknown as SeatInfo[];

function told(moment: string, seat: number, values: Record<string, unknown> = {}): Told {
  return { moment, key: "", seat, values } as unknown as Told;
}
function entry(rev: number, ...facts: Told[]): LogEntry {
  return { rev, at: 0, kind: "move", seat: 0, facts } as unknown as LogEntry;
}
const all = (make: (rev: number) => LogEntry, game = "g") =>
  Array.from({ length: 60 }, (_, rev) => remarkOn(game, make(rev + 20), seats, 0));

describe("remarks", () => {
  it("are the same for whoever sees a drawn card and whoever does not", () => {
    const open = all((rev) => entry(rev, told("", 0, { card: "red" }), told("claim", 1, { points: 15, card: "red" })));
    const closed = all((rev) => entry(rev, told("", 0), told("claim", 1, { points: 15, card: "blue" })));
    expect(open).toEqual(closed);
    expect(open.some(Boolean)).toBe(true);
  });
  it("are seldom, and never about a drawn card", () => {
    expect(all((rev) => entry(rev, told("", 1))).some(Boolean)).toBe(false);
    const long = all((rev) => entry(rev, told("claim", 1, { points: 15 }))).filter(Boolean).length;
    expect(long).toBeGreaterThan(10);
    expect(long).toBeLessThan(50);
  });
  it("leave a pause", () => {
    const last = entry(25, told("last", 1));
    expect(remarkOn("g", last, seats, 20)).toBeNull();
    expect(remarkOn("g", last, seats, 3)?.key).toMatch(/^remark-last-/);
  });
  it("come from people of the game only", () => {
    const nobody = [seats[0]!];
    expect(remarkOn("g", entry(40, told("last", 0)), nobody, 0)).toBeNull();
  });
});
