import { describe, expect, it } from "vitest";

import type { PlanAnswer } from "./messages";
import { Way } from "./way.svelte";

const plan = (text: string, routes = ["a-b"]): PlanAnswer => ({
  routes,
  tickets: ["t"],
  dropped: [],
  trains: 1,
  cards: {},
  chokepoints: [],
  text,
  turns: 5,
  detours: ["a-b", "b-c"],
});

interface Open {
  quiet: boolean;
  tickets: string[] | null;
  without: string[];
  answer: (plan: PlanAnswer | null) => Promise<void>;
}

/** A way whose answers come when the test says so. */
function make() {
  const open: Open[] = [];
  const heard: string[] = [];
  const way = new Way(
    (tickets, without, quiet) =>
      new Promise((resolve) =>
        open.push({
          tickets,
          without,
          quiet,
          answer: async (found) => {
            resolve(found);
            await new Promise((done) => setTimeout(done));
          },
        }),
      ),
    (now, before) => heard.push(`${before.text} > ${now.text}`),
  );
  return { way, open, heard };
}

describe("the way on the board", () => {
  it("follows every event and asks once for each", async () => {
    const { way, open, heard } = make();
    way.open(null, 0, 5);
    await open[0]!.answer(plan("at 5"));
    expect(way.plan?.text).toBe("at 5");
    expect(way.isOpen).toBe(true);
    for (const rev of [5, 6, 6]) way.follow(0, rev);
    expect(open.length).toBe(2);
    await open[1]!.answer(plan("at 6"));
    expect(way.plan?.text).toBe("at 6");
    expect(open.map((question) => question.quiet)).toEqual([false, true]);
    expect(heard).toEqual(["at 5 > at 6"]);
  });

  it("asks one question at a time, and then for the latest event only", async () => {
    const { way, open } = make();
    way.open("t", 0, 1);
    await open[0]!.answer(plan("at 1"));
    for (const rev of [2, 3, 4, 5]) way.follow(0, rev);
    expect(open.length).toBe(2);
    await open[1]!.answer(plan("at 2"));
    expect(open.length).toBe(3);
    await open[2]!.answer(plan("at 5"));
    expect(open.length).toBe(3);
    expect(way.plan?.text).toBe("at 5");
    expect(open[2]!.tickets).toEqual(["t"]);
  });

  it("shows nothing rather than something old where no answer comes, and tries again", async () => {
    const { way, open } = make();
    way.open(null, 0, 1);
    await open[0]!.answer(plan("at 1"));
    way.follow(0, 2);
    await open[1]!.answer(null);
    expect([way.plan, way.isOpen]).toEqual([null, true]);
    way.follow(0, 3);
    await open[2]!.answer(plan("at 3"));
    expect(way.plan?.text).toBe("at 3");
  });

  it("closes where nothing is left to plan, or where nothing was found at all", async () => {
    const { way, open } = make();
    way.open(null, 0, 1);
    await open[0]!.answer(plan("at 1"));
    way.follow(0, 2);
    await open[1]!.answer(plan("", []));
    expect([way.plan, way.isOpen]).toEqual([null, false]);
    way.open(null, 0, 2);
    await open[2]!.answer(null);
    expect(way.isOpen).toBe(false);
  });

  it("leafs through other ways and comes back to the best with the next event", async () => {
    const { way, open, heard } = make();
    way.open(null, 0, 1);
    await open[0]!.answer(plan("best"));
    expect(way.pages).toBe(3);
    way.leaf(1);
    await open[1]!.answer(plan("other"));
    expect([way.plan?.text, way.page, open[1]!.without]).toEqual(["other", 1, ["a-b"]]);
    way.leaf(-2);
    await open[2]!.answer(plan("third"));
    expect([way.page, open[2]!.without]).toEqual([2, ["b-c"]]);
    way.leaf(1);
    expect(open[3]!.without).toEqual([]);
    await open[3]!.answer(plan("best"));
    way.leaf(1);
    await open[4]!.answer(plan("other"));
    way.follow(0, 2);
    expect([way.page, open[5]!.without]).toEqual([0, []]);
    expect(heard).toEqual(["third > best"]);
  });

  it("is never shown to other eyes, and an answer after closing is let fall", async () => {
    const { way, open } = make();
    way.open(null, 0, 1);
    way.close();
    await open[0]!.answer(plan("late"));
    expect([way.plan, way.isOpen]).toEqual([null, false]);
    way.open(null, 0, 1);
    await open[1]!.answer(plan("at 1"));
    way.follow(1, 2);
    expect([way.plan, way.isOpen, open.length]).toEqual([null, false, 2]);
  });
});
