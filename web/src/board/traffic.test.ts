import { describe, expect, it } from "vitest";

import { arrivalOf, pathBetween, runOf } from "./traffic";
import type { Scene } from "./types";

const route = (id: string, a: string, b: string, length: number) => ({ id, a, b, length });
const scene = {
  routes: [
    route("a-b", "a", "b", 2),
    route("c-b", "c", "b", 1),
    route("c-d", "c", "d", 1),
    route("a-d", "a", "d", 9),
    route("a-e", "a", "e", 1),
  ],
} as unknown as Scene;

describe("a train that arrives", () => {
  const slots = [
    [0, 0, 0],
    [30, 0, 0],
    [60, 0, 170],
  ] as const;
  it("ends in its slots and the engine leads", () => {
    const cars = slots.map((_slot, number) => arrivalOf(slots, number));
    for (const { frames } of cars)
      expect(frames.at(-1)).toEqual({ opacity: 1, transform: "translate(0px, 0px) rotate(0deg)" });
    expect(cars.map(({ frames }) => frames.length)).toEqual([4, 3, 2]);
    expect(cars.map(({ delay }) => Math.round(delay))).toEqual([0, 160, 320]);
    expect(new Set(cars.map(({ delay, duration }) => Math.round(delay + duration)))).toEqual(new Set([640]));
  });
  it("never turns a wagon on its head", () => {
    expect(arrivalOf(slots, 0).frames[1]!["transform"]).toBe("translate(60px, 0px) rotate(-10deg)");
  });
});

describe("a path of own routes", () => {
  const walk = (own: string[], from: string, to: string) =>
    pathBetween(scene, new Set(own), [from], [to]).map(({ route: one, isBack }) => [one.id, isBack]);
  it("is the shortest one, each route in the direction of travel", () => {
    expect(walk(["a-b", "c-b", "c-d", "a-d"], "a", "d")).toEqual([
      ["a-b", false],
      ["c-b", true],
      ["c-d", false],
    ]);
  });
  it("is empty where nothing joins the ends", () => {
    expect(walk(["a-b", "c-d"], "a", "d")).toEqual([]);
  });
});

describe("a train that runs", () => {
  const line = [
    [0, 0],
    [100, 0],
    [100, -100],
  ] as const;
  it("goes from end to end, wagons behind the engine", () => {
    const front = runOf(line, 0, 4).map((frame) => frame["transform"]);
    expect(front[0]).toBe("translate(0px, 0px) rotate(0deg)");
    expect(front[4]).toBe("translate(100px, -100px) rotate(-90deg)");
    expect(runOf(line, 20, 4).at(-1)!["transform"]).toBe("translate(100px, -80px) rotate(-90deg)");
  });
});
