import { describe, expect, it } from "vitest";

import type { Prompt } from "./messages";
import { cardsOf, fewestKept, findKeep, findPassengers, firstPassengers, passengerChoices, readChoices } from "./moves";

const prompt = (moves: Record<string, unknown>[]): Prompt => ({ phase: "turn", moves, early: false, deadline: null, decision: "", count: 0 });

describe("the choices of a prompt", () => {
  it("are empty without one", () => {
    expect(readChoices(null).claims.size).toBe(0);
  });

  it("keep the payments of a route in the order they were sent", () => {
    const choices = readChoices(
      prompt([
        { do: "draw" },
        { do: "draw", card: "red" },
        { do: "claim", route: "a-b", pay: { red: 2 } },
        { do: "claim", route: "a-b", pay: { locomotive: 2 } },
      ]),
    );
    expect(choices.deck).toEqual({ do: "draw" });
    expect([...choices.market.keys()]).toEqual(["red"]);
    expect(choices.claims.get("a-b")!.map((move) => move.pay)).toEqual([{ red: 2 }, { locomotive: 2 }]);
  });

  it("hold the answers to what an effect asks", () => {
    const choices = readChoices(prompt([{ do: "choose", option: "red" }, { do: "choose", option: "blue" }]));
    expect(choices.options.map((move) => move.option)).toEqual(["red", "blue"]);
  });

  it("find the move that keeps exactly the chosen tickets", () => {
    const { keeps } = readChoices(
      prompt([{ do: "keep", tickets: ["a-b", "c-d"] }, { do: "keep", tickets: ["a-b", "c-d", "e-f"] }]),
    );
    expect(fewestKept(keeps)).toBe(2);
    expect(findKeep(keeps, new Set(["c-d", "a-b"]))).toBe(keeps[0]);
    expect(findKeep(keeps, new Set(["a-b"]))).toBeNull();
  });

  it("list passengers by place and find the move for a choice", () => {
    const { passengers } = readChoices(
      prompt([
        { do: "passengers", take: {} },
        { do: "passengers", take: { ulm: "blue" } },
        { do: "passengers", take: { ulm: "blue", augsburg: "green" } },
      ]),
    );
    expect([...passengerChoices(passengers)]).toEqual([["ulm", ["blue"]], ["augsburg", ["green"]]]);
    expect(firstPassengers(passengers)).toEqual({ ulm: "blue", augsburg: "green" });
    expect(findPassengers(passengers, {})).toBe(passengers[0]);
    expect(findPassengers(passengers, { augsburg: "green" })).toBeNull();
  });

  it("put locomotives last among the cards of a payment", () => {
    expect(cardsOf({ locomotive: 1, red: 2 })).toEqual(["red", "red", "locomotive"]);
  });
});
