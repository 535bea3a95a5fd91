import { describe, expect, it } from "vitest";

import { across, lineOf, sampleAt, smooth } from "./chart";

const samples = [
  { number: 0, values: [0, 0] },
  { number: 10, values: [4, 10] },
  { number: 20, values: [20, 10] },
];

describe("lines of a chart", () => {
  it("goes from left to right and stays in its box", () => {
    expect(across(10, 20)).toBe(50);
    expect(across(30, 20)).toBe(100);
    expect(lineOf(samples, 0, 20, [0, 20])).toBe("M0 100L50 80L100 0");
    expect(lineOf(samples, 1, 20, [0, 20], true)).toBe("M0 100H50V50H100V50");
  });

  it("finds what holds at a move", () => {
    expect(sampleAt(samples, 15)?.number).toBe(10);
    expect(sampleAt(samples, 20)?.number).toBe(20);
    expect(sampleAt([], 3)).toBeUndefined();
  });

  it("smooths the middle and keeps the ends", () => {
    const teeth = [0, 1, 0, 1, 0].map((value, number) => ({ number, values: [value] }));
    expect(smooth(teeth).map((sample) => sample.values[0])).toEqual([0, 0.5, 0.5, 1, 0]);
  });
});
