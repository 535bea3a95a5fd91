import { beforeAll, describe, expect, it } from "vitest";

import type { Scene } from "../board/types";
import english from "./catalogue-en";
import polish from "./catalogue-pl";
import { readEntry } from "./log";
import type { LogEntry, Told } from "./messages";
import { Names } from "./names";
import { settings } from "./settings.svelte";
import { t, useLanguage } from "./texts.svelte";

const sources = import.meta.glob(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
}) as Record<string, string>;
const used = new Set(
  Object.values(sources).flatMap((text) =>
    [...text.matchAll(/\bt\(\s*["'](web-[a-z0-9-]+)["']/g)].map((match) => match[1]!),
  ),
);

const scene = {
  title: {},
  decks: ["tickets"],
  tickets: [],
  places: [
    { id: "helena", names: { en: "Helena", pl: "Helena" } },
    { id: "seattle", names: { en: "Seattle", pl: "Seattle" } },
  ],
  routes: [
    {
      id: "helena-seattle",
      a: "helena",
      b: "seattle",
      length: 6,
      colour: "yellow",
      kind: "",
      locomotives: 0,
      points: 15,
    },
  ],
} as unknown as Scene;

function lines(facts: Told[], kind = "move"): string[] {
  const entry: LogEntry = { rev: 7, at: 0, kind, seat: 0, facts, move: 3, by_bot: false };
  return readEntry(entry, new Names(scene), () => "Anna").map((line) => line.sentence);
}

describe("the texts of the page", () => {
  it.each([
    ["English", english],
    ["Polish", polish],
  ])("are all there in %s", (_, catalogue) => {
    const missing = [...used].filter((key) => !new RegExp(`^${key} =`, "m").test(catalogue));
    expect(missing).toEqual([]);
  });
});

describe("the log in Polish", () => {
  beforeAll(async () => {
    settings.language = "pl";
    await useLanguage("pl");
  });

  it("does not inflect names", () => {
    expect(
      lines([
        { fact: "claimed", key: "play-fact-claimed", seat: 0, values: { route: "helena-seattle", points: 15 } },
      ])[0],
    ).toMatch(/^Anna: Helena – Seattle \(6\), \+15 /);
  });

  it("says plainly what no catalogue tells", () => {
    const carted = {
      fact: "fruit_carted",
      key: "play-fact-fruit-carted",
      seat: 0,
      values: { count: 2, place: "helena" },
    };
    expect(lines([carted])).toEqual(["Anna: Fruit carted: 2, Helena"]);
  });

  it("counts as Polish does", () => {
    expect([1, 2, 5, 22].map((count) => t("web-locomotives", { count }))).toEqual([
      "1 lokomotywa",
      "2 lokomotywy",
      "5 lokomotyw",
      "22 lokomotywy",
    ]);
  });
});
