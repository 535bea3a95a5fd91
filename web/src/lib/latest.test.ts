import { expect, it } from "vitest";

import { inTurn, latest } from "./latest";

const moment = () => new Promise((done) => setTimeout(done));

it("asks one question at a time and skips those that were overtaken", async () => {
  const asked: number[] = [];
  const shown: number[] = [];
  const answers: (() => void)[] = [];
  const ask = latest(
    (question: number) => {
      asked.push(question);
      return new Promise<number>((resolve) => answers.push(() => resolve(question * 10)));
    },
    (found) => shown.push(found),
  );
  for (const question of [1, 2, 3]) ask(question);
  expect(asked).toEqual([1]);
  answers[0]!();
  await moment();
  expect(asked).toEqual([1, 3]);
  answers[1]!();
  await moment();
  expect(shown).toEqual([10, 30]);
  ask(4);
  expect(asked).toEqual([1, 3, 4]);
});

it("lets no more than so many run, also where one fails", async () => {
  const take = inTurn(2);
  const ends: { done: () => void; fail: (why: Error) => void }[] = [];
  const work = () => new Promise<void>((done, fail) => ends.push({ done, fail }));
  const results = [1, 2, 3, 4].map(() =>
    take(work).then(
      () => "done",
      () => "failed",
    ),
  );
  await moment();
  expect(ends.length).toBe(2);
  ends[0]!.fail(new Error("cut"));
  await moment();
  expect(ends.length).toBe(3);
  ends[1]!.done();
  await moment();
  for (const end of ends.slice(2)) end.done();
  expect(await Promise.all(results)).toEqual(["failed", "done", "done", "done"]);
});
