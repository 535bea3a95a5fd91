import { describe, expect, it } from "vitest";

import { dealColours, swapColour } from "./colours";

const KNOWN = ["blue", "red", "green", "yellow", "black"];

describe("colours of the seats", () => {
  it("are the usual ones where nobody wishes", () => {
    expect(dealColours(KNOWN, ["", "", ""])).toEqual(["blue", "red", "green"]);
  });
  it("are as wished, and the others get what is left", () => {
    expect(dealColours(KNOWN, ["red", "", "black"])).toEqual(["red", "blue", "black"]);
    expect(dealColours(KNOWN, ["green", "", ""])).toEqual(["green", "red", "blue"]);
  });
  it("are never two alike, and never unknown", () => {
    expect(dealColours(KNOWN, ["red", "red"])).toEqual(["red", "blue"]);
    expect(dealColours(KNOWN, ["pink", ""])).toEqual(["blue", "red"]);
  });
  it("change places when one is taken from another seat", () => {
    expect(swapColour(["blue", "red", "green"], 0, "green")).toEqual(["green", "red", "blue"]);
    expect(swapColour(["blue", "red"], 1, "black")).toEqual(["blue", "black"]);
  });
});
