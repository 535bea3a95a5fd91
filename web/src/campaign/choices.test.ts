import { describe, expect, it } from "vitest";

import type { OptionView } from "../lib/messages";
import { isOnBoard, pointedAt, targetsOf } from "./choices";

const option = (id: string, more: Partial<OptionView> = {}): OptionView => ({
  id,
  label: { en: id },
  text: { en: "" },
  places: [],
  routes: [],
  colour: "",
  target: null,
  ...more,
});
const paint = (colour: string) => option(`paint:a-b/1:${colour}`, { routes: ["a-b/1"], colour });
const OPTIONS = [paint("red"), paint("blue"), option("depot:a", { places: ["a"] }), option("save")];

describe("options on the board", () => {
  it("puts the colours of one line together", () => {
    expect(targetsOf(OPTIONS).map(({ options }) => options.length)).toEqual([2, 1, 1]);
  });
  it("finds what somebody means who points at a city or a line", () => {
    const targets = targetsOf(OPTIONS);
    expect(pointedAt(targets, "a").map(({ key }) => key)).toEqual(["city:a"]);
    expect(pointedAt(targets, "a-b/1").map(({ key }) => key)).toEqual(["a-b/1"]);
    expect(pointedAt(targets, "c")).toEqual([]);
  });
  it("keeps regions that share a border city apart", () => {
    const regions = targetsOf([option("x", { places: ["a", "b"] }), option("y", { places: ["b", "c"] })]);
    expect(pointedAt(regions, "b")).toHaveLength(2);
  });
  it("knows a question that has nothing to do with the board", () => {
    expect(isOnBoard([option("keep"), option("hire:CR01")])).toBe(false);
    expect(isOnBoard(OPTIONS)).toBe(true);
  });
});
