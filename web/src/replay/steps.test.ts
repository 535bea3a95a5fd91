import { expect, test } from "vitest";

import type { ReplayStep } from "../lib/messages";
import { CHUNK, Steps, type Fetch } from "./steps";

function fake(asked: [number, number][], failures = 0): Fetch {
  return (from, to) => {
    asked.push([from, to]);
    if (asked.length <= failures) return Promise.reject(new Error("offline"));
    const steps = Array.from({ length: to - from }, (_, i) => ({ number: from + i }) as ReplayStep);
    return Promise.resolve({ steps });
  };
}

test("a step comes with its whole chunk and is not asked for twice", async () => {
  const asked: [number, number][] = [];
  const steps = new Steps(fake(asked), 200);
  expect((await steps.load(3))?.number).toBe(3);
  await steps.load(4);
  expect(asked).toEqual([[0, CHUNK]]);
  expect(steps.peek(CHUNK - 1)?.number).toBe(CHUNK - 1);
});

test("past the middle of a chunk the next one is fetched ahead", async () => {
  const asked: [number, number][] = [];
  await new Steps(fake(asked), 200).load(CHUNK / 2);
  expect(asked).toContainEqual([CHUNK, 2 * CHUNK]);
});

test("the last chunk ends with the last step", async () => {
  const asked: [number, number][] = [];
  await new Steps(fake(asked), 40).load(40);
  expect(asked[0]).toEqual([CHUNK, 41]);
});

test("a chunk that failed is asked for again", async () => {
  const asked: [number, number][] = [];
  const steps = new Steps(fake(asked, 1), 10);
  await expect(steps.load(0)).rejects.toThrow("offline");
  expect((await steps.load(0))?.number).toBe(0);
});
