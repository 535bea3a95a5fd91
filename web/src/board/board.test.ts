import { describe, expect, it } from "vitest";

import { importance, shownLabels } from "./labels";
import { placed, uprightAngle } from "./shapes";
import { middleOf, nearestRoute, stepTo } from "./steering";
import type { Scene } from "./types";

function route(id: string, a: string, b: string, slots: [number, number, number][]) {
  return {
    id,
    a,
    b,
    length: slots.length,
    colour: "grey",
    kind: "",
    locomotives: 0,
    points: 1,
    twins: [],
    path: "",
    slots,
  } as const;
}

function place(id: string, x: number, y: number) {
  return { id, names: { en: id, pl: id }, x, y, country: false, label: { x: x + 8, y, anchor: "start" } } as const;
}

const scene = {
  frame: [0, 0, 400, 300],
  sizes: { slot: 26, slot_width: 10, city: 6, label: 12 },
  places: [place("alpha", 20, 20), place("beta", 90, 20), place("gamma", 40, 22)],
  routes: [
    route("alpha-beta/1", "alpha", "beta", [
      [40, 14, 0],
      [68, 14, 0],
    ]),
    route("alpha-beta/2", "alpha", "beta", [
      [40, 26, 0],
      [68, 26, 0],
    ]),
    route("beta-gamma", "beta", "gamma", [[90, 60, 90]]),
  ],
  tickets: [{ id: "alpha-gamma", a: "alpha", b: "gamma", points: 4, deck: "tickets" }],
} as unknown as Scene;

describe("outlines", () => {
  it("are moved, turned and scaled", () => {
    expect(placed("M1 0L0 1", 10, 20, 90, 2)).toBe("M10 22L8 20");
  });
  it("keep the flags and the radius of an arc", () => {
    expect(placed("M-4 0A4 4 0 1 1 4 0Z", 0, 0, 0, 0.5)).toBe("M-2 0A2 2 0 1 1 2 0Z");
  });
  it("turn horizontal and vertical lines into slanted ones", () => {
    expect(placed("M0 0H2V2Z", 0, 0, 90)).toBe("M0 0L0 2L-2 2Z");
  });
  it("never stand on their head", () => {
    expect([0, 90, 91, 180, -90, -45].map(uprightAngle)).toEqual([0, 90, -89, 0, 90, -45]);
  });
});

describe("steering", () => {
  const targets = scene.routes.map((one) => ({ at: middleOf(one), value: one.id }));
  it("goes to the neighbour in the direction of the key", () => {
    expect(stepTo([54, 14], "ArrowDown", targets)).toBe("alpha-beta/2");
    expect(stepTo([54, 26], "ArrowUp", targets)).toBe("alpha-beta/1");
    expect(stepTo([54, 26], "ArrowRight", targets)).toBe("beta-gamma");
  });
  it("stays where nothing lies ahead", () => {
    expect(stepTo([54, 14], "ArrowUp", targets)).toBeNull();
  });
  it("takes the nearer of two parallel strands for a finger", () => {
    expect(nearestRoute(scene, [50, 19.5], 8)).toBe("alpha-beta/1");
    expect(nearestRoute(scene, [50, 20.5], 8)).toBe("alpha-beta/2");
  });
  it("means no route far from all", () => {
    expect(nearestRoute(scene, [300, 200], 8)).toBeNull();
  });
});

describe("labels", () => {
  it("are all shown when they can be read", () => {
    expect(shownLabels(scene, "en", 1.2, new Set())).toHaveLength(3);
  });
  it("give way to more important ones on a small screen", () => {
    const shown = shownLabels(scene, "en", 0.3, new Set()).map((label) => label.place.id);
    expect(shown).toContain("alpha");
    expect(shown.length).toBeLessThan(3);
  });
  it("stay where they are asked for", () => {
    const shown = shownLabels(scene, "en", 0.3, new Set(["gamma"])).map((label) => label.place.id);
    expect(shown).toContain("gamma");
  });
  it("count routes and tickets for importance", () => {
    expect(importance(scene).get("alpha")).toBe(3.5);
  });
  it("stay on the sheet however large they grow", () => {
    for (const { x, size, place: at } of shownLabels(scene, "en", 0.2, new Set(["alpha", "beta", "gamma"]))) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + at.id.length * size * 0.5).toBeLessThanOrEqual(400);
    }
  });
});
