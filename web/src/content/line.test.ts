import { expect, test } from "vitest";

import type { PictureStretch } from "../lib/messages";
import { layOut, ORNAMENTS } from "./line";

function stretch(a: string, b: string, length: number): PictureStretch {
  return { a, b, length, colour: "red", kind: "", locomotives: 0, owner: "", closed: false, lit: false };
}

test("routes that meet are one row, twins lie beside each other", () => {
  const line = layOut([stretch("A", "B", 2), stretch("B", "C", 3), stretch("B", "C", 3)], []);
  expect(line.cities.map((city) => city.name)).toEqual(["A", "B", "C"]);
  const [first, ...twins] = line.lanes;
  expect(new Set(twins.map((lane) => lane.x)).size).toBe(1);
  expect(new Set(twins.map((lane) => lane.y)).size).toBe(2);
  expect(first!.x).toBeLessThan(twins[0]!.x);
});

test("what does not go on, or is too long, begins a row", () => {
  const apart = layOut([stretch("A", "C", 2), stretch("B", "C", 2)], []);
  expect(new Set(apart.cities.map((city) => city.y)).size).toBe(2);
  const long = layOut([stretch("A", "B", 6), stretch("B", "C", 6)], []);
  expect(long.cities.map((city) => city.name)).toEqual(["A", "B", "B", "C"]);
});

test("a route between places without names is drawn, too", () => {
  for (const ornament of ORNAMENTS.filter((one) => one.stretches.length)) {
    const line = layOut(ornament.stretches, ornament.pieces);
    expect(line.height).toBeGreaterThan(0);
    expect(line.cities).toHaveLength(2);
  }
});

test("pieces stand at their place once", () => {
  const piece = { place: "B", kind: "station" as const, colour: "you", taken: false };
  const line = layOut([stretch("A", "B", 6), stretch("B", "C", 6)], [piece]);
  expect(line.cities.flatMap((city) => city.pieces)).toHaveLength(1);
});
