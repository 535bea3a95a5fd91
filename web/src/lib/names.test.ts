import { describe, expect, it } from "vitest";

import type { Scene } from "../board/types";
import { companyName, isNameless } from "./names";
import { settings } from "./settings.svelte";
import { CARD_COLOURS, colourShape, SEAT_PAINTS, seatShape } from "./symbols";
import { addTexts, useLanguage } from "./texts.svelte";

describe("names", () => {
  it("knows who gave none: a number of a seat, the colour of a company", () => {
    expect(["", "2", "blue"].map((name) => isNameless(name, "blue"))).toEqual([true, true, true]);
    expect(["Anna", "red"].map((name) => isNameless(name, "blue"))).toEqual([false, false]);
  });

  it("has a company for a seat only in a campaign", async () => {
    settings.language = "en";
    await useLanguage("en");
    await addTexts(async () => "company-red = Redstart\n");
    const scene = { seat_colours: ["red"], words: { en: "" } } as unknown as Scene;
    expect(companyName(scene, 0)).toBe("Redstart");
    expect(companyName({ seat_colours: ["red"] } as unknown as Scene, 0)).toBe("");
  });
});

describe("symbols", () => {
  it("belong to the colour, wherever it sits", () => {
    expect(seatShape(["black", "blue"], 1)).toBe(seatShape(["blue"], 0));
    const editions = [
      ["yellow", "blue", "black", "red", "green"],
      ["white", "red", "purple", "yellow", "black"],
    ];
    for (const colours of editions) expect(new Set(colours.map(colourShape)).size).toBe(5);
    expect(Object.keys(SEAT_PAINTS).every((colour) => colourShape(colour))).toBe(true);
  });

  it("differ within a table, whichever colours an edition chooses", () => {
    expect(CARD_COLOURS.every((colour) => colour in SEAT_PAINTS)).toBe(true);
    const tables = [
      ["white", "purple", "orange", "black", "red"],
      ["white", "blue", "green", "purple", "orange"],
      ["orange", "yellow", "purple", "green", "white"],
    ];
    for (const colours of tables) expect(new Set(colours.map((_, seat) => seatShape(colours, seat))).size).toBe(5);
  });
});
