import { expect, test } from "vitest";

import type { Scene } from "../board/types";
import type { Ending } from "../lib/messages";
import { beatsOf, countsOf, placing } from "./ending";

const scene = {
  tickets: [
    { id: "a-b", a: "a", b: "b", points: 5, deck: "tickets" },
    { id: "a-c", a: "a", b: "c", points: 9, deck: "tickets" },
  ],
  routes: [
    { id: "a-b", length: 3 },
    { id: "b-c", length: 2 },
  ],
} as unknown as Scene;

const ending: Ending = {
  steps: ["routes", "tickets", "longest"],
  seats: [
    {
      lines: { routes: 20, tickets: -4, longest: 0, completed: 1 },
      total: 16,
      rank: 2,
      longest: ["a-b"],
      tickets: [
        { id: "a-c", points: 9, done: false, path: [] },
        { id: "a-b", points: 5, done: true, path: ["a-b"] },
      ],
    },
    {
      lines: { routes: 12, tickets: 0, longest: 10, completed: 0 },
      total: 22,
      rank: 1,
      tickets: [],
      longest: ["a-b", "b-c"],
    },
  ],
  winners: [1],
  digest: "",
  seed: "",
  salt: "",
};

test("the last totals are the final ones", () => {
  expect(beatsOf(scene, ending).at(-1)!.totals).toEqual([16, 22]);
});

test("each ticket is a beat of its own, complete ones first, with its cities and its path", () => {
  const tickets = beatsOf(scene, ending).filter((beat) => beat.step === "tickets");
  expect(tickets.map((beat) => [beat.ticket!.id, beat.gains, beat.routes, beat.places])).toEqual([
    ["a-b", [5, 0], ["a-b"], ["a", "b"]],
    ["a-c", [-9, 0], [], ["a", "c"]],
  ]);
});

test("the longest path is told for those who hold it, with the trains on it", () => {
  const longest = beatsOf(scene, ending).filter((beat) => beat.step === "longest");
  expect(longest.map((beat) => [beat.seat, beat.trains])).toEqual([[1, 5]]);
});

test("seats stand in the order of their places, and counts are what is not a step", () => {
  expect(placing(ending)).toEqual([1, 0]);
  expect(countsOf(ending)).toEqual(["completed"]);
});
