import { describe, expect, it } from "vitest";

import type { Group as Sent, Prompt } from "./messages";
import {
  cardsOf,
  eachOf,
  findEach,
  findSet,
  firstOfEach,
  groupLike,
  groupOf,
  isPlain,
  limitsOf,
  readChoices,
  thingsOf,
  wayOf,
} from "./moves";

type Kind = Partial<Omit<Sent, "first" | "count">>;

/** A prompt of groups, each given as what is said of it and its moves. */
function prompt(...parts: [Kind, Record<string, unknown>[]][]): Prompt {
  const moves = parts.flatMap(([, list]) => list);
  let first = 0;
  const groups = parts.map(([kind, list]) => {
    const group = {
      id: String(list[0]?.["do"]),
      form: "one" as const,
      on: "",
      field: "",
      icon: "",
      ...kind,
      first,
      count: list.length,
    };
    first += list.length;
    return group;
  });
  return { phase: "turn", decision: "turn", moves, groups, values: {}, turned: [], early: false, deadline: null };
}

const DECK: [Kind, Record<string, unknown>[]] = [{ form: "confirm", on: "deck" }, [{ do: "draw" }]];

describe("the choices of a prompt", () => {
  it("are empty without one", () => {
    expect(readChoices(null).routes.size).toBe(0);
  });

  it("are found by a move of a hint: an open card is not the deck", () => {
    const choices = readChoices(prompt(DECK, [{ on: "market", field: "card" }, [{ do: "draw", card: "red" }]]));
    expect(groupLike(choices, { do: "draw", card: "red" })?.on).toBe("market");
    expect(groupLike(choices, { do: "draw" })?.on).toBe("deck");
    expect(groupLike(choices, { do: "pass" })).toBeUndefined();
  });

  it("lie where they are pointed at, payments of a route in the order they were sent", () => {
    const choices = readChoices(
      prompt(
        DECK,
        [{ on: "market", field: "card" }, [{ do: "draw", card: "red" }]],
        [
          { form: "pay", on: "routes", field: "route" },
          [
            { do: "claim", route: "a-b", pay: { red: 2 } },
            { do: "claim", route: "a-b", pay: { locomotive: 2 } },
          ],
        ],
        [{ form: "pay", on: "routes", field: "route" }, [{ do: "lease", route: "a-b", pay: { blue: 1 } }]],
      ),
    );
    expect(choices.deck).toEqual({ do: "draw" });
    expect([...choices.market.keys()]).toEqual(["red"]);
    const moves = choices.routes.get("a-b")!;
    expect(moves.map((move) => move.pay)).toEqual([{ red: 2 }, { locomotive: 2 }, { blue: 1 }]);
    expect(groupOf(choices, moves[2])?.id).toBe("lease");
  });

  it("have a button in a turn where they lie on nothing", () => {
    const choices = readChoices(prompt(DECK, [{}, [{ do: "whistle" }]], [{ on: "panel" }, [{ do: "use" }]]));
    expect(choices.buttons.map(({ id }) => id)).toEqual(["whistle"]);
    expect(choices.panel.map(({ id }) => id)).toEqual(["use"]);
    expect(choices.asked).toEqual([]);
  });

  it("are a question where nothing lies on the table", () => {
    const choices = readChoices(prompt([{ field: "option" }, [{ do: "choose", option: "red" }]]));
    expect(choices.asked.map(({ id }) => id)).toEqual(["choose"]);
    expect(choices.buttons).toEqual([]);
  });
});

describe("how a choice is made", () => {
  const only = (kind: Kind, ...moves: Record<string, unknown>[]) => readChoices(prompt([kind, moves])).groups[0]!;

  it("is one from a list for whatever nobody has heard of", () => {
    const strange = only(
      { form: "juggle" as "one", on: "moon" },
      { do: "fly", to: "mars" },
      { do: "fly", to: "venus" },
    );
    expect(wayOf(strange)).toBe("one");
    expect(isPlain(strange)).toBe(false);
  });

  it("is a click where there is one move", () => {
    expect(isPlain(only({ form: "confirm" }, { do: "pass" }))).toBe(true);
    expect(isPlain(only({}, { do: "ring_bell" }))).toBe(true);
  });

  it("falls back to a list where the moves do not fit the form", () => {
    expect(
      wayOf(only({ form: "several", field: "what" }, { do: "pack", what: "hat" }, { do: "pack", what: "coat" })),
    ).toBe("one");
    expect(wayOf(only({ form: "pay" }, { do: "tip" }, { do: "tip", much: 2 }))).toBe("one");
    expect(wayOf(only({ form: "confirm" }, { do: "nod", to: "anna" }, { do: "nod", to: "jan" }))).toBe("one");
  });

  it("finds the move with exactly the chosen things", () => {
    const group = only(
      { form: "several", field: "tickets", on: "offer" },
      { do: "keep", tickets: ["a-b", "c-d"] },
      { do: "keep", tickets: ["a-b", "c-d", "e-f"] },
    );
    expect(wayOf(group)).toBe("offer");
    expect(thingsOf(group)).toEqual(["a-b", "c-d", "e-f"]);
    expect(limitsOf(group)).toEqual({ fewest: 2, most: 3 });
    expect(findSet(group, new Set(["c-d", "a-b"]))).toBe(group.moves[0]);
    expect(findSet(group, new Set(["a-b"]))).toBeNull();
  });

  it("lists things by place and finds the move for a choice", () => {
    const group = only(
      { form: "several", field: "take" },
      { do: "passengers", take: {} },
      { do: "passengers", take: { ulm: "blue" } },
      { do: "passengers", take: { ulm: "blue", augsburg: "green" } },
    );
    expect(wayOf(group)).toBe("each");
    expect([...eachOf(group)]).toEqual([
      ["ulm", ["blue"]],
      ["augsburg", ["green"]],
    ]);
    expect(firstOfEach(group)).toEqual({ ulm: "blue", augsburg: "green" });
    expect(findEach(group, {})).toBe(group.moves[0]);
    expect(findEach(group, { augsburg: "green" })).toBeNull();
  });

  it("puts locomotives last among the cards of a payment", () => {
    expect(cardsOf({ locomotive: 1, red: 2 })).toEqual(["red", "red", "locomotive"]);
  });
});
