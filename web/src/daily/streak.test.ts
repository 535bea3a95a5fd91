import { expect, test } from "vitest";

import { addAnswer, keyOf, streakOf } from "./streak";

const right = { choice: 0, right: true };
const wrong = { choice: 1, right: false };

test("days in a row count, up to today or yesterday", () => {
  const answers = {
    "2026-02-27 a": right,
    "2026-02-28 b": right,
    "2026-03-01 a": right,
  };
  expect(streakOf(answers, "2026-03-01")).toBe(3);
  expect(streakOf(answers, "2026-03-02")).toBe(3);
  expect(streakOf(answers, "2026-03-03")).toBe(0);
});

test("a wrong answer ends the row, one right edition a day keeps it", () => {
  expect(streakOf({ "2026-03-01 a": wrong, "2026-03-01 b": right }, "2026-03-01")).toBe(1);
  expect(streakOf({ "2026-03-01 a": right, "2026-03-02 a": wrong }, "2026-03-02")).toBe(1);
});

test("the first answer of a day counts", () => {
  const key = keyOf("2026-03-01", "a");
  const once = addAnswer({}, key, wrong);
  expect(addAnswer(once, key, right)[key]).toBe(wrong);
});
