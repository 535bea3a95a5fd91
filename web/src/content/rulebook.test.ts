import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { EDITIONS, factsOf, readToml } from "./editions";
import { sectionsOf } from "./rulebook";

const catalogue = (language: string) =>
  readFileSync(new URL(`../../../src/semafor/texts/${language}/rulebook.ftl`, import.meta.url), "utf8");

test("tables, numbers, words, lists and inline tables are read", () => {
  const read = readToml('a = 1 # note\nb = ["x", "y"]\n[t]\nc = "word"  # note\nd = { long = 1, regular = 3 }\n');
  expect(read[""]).toEqual({ a: 1, b: ["x", "y"] });
  expect(read["t"]).toEqual({ c: "word", d: { long: 1, regular: 3 } });
});

test.each(EDITIONS)("every sentence of the page of %s is in both catalogues", (edition) => {
  const keys = sectionsOf(factsOf(edition)!, null).flatMap((part) => [part.heading, ...part.lines.map((l) => l.key)]);
  for (const language of ["en", "pl"]) {
    for (const key of keys) expect(catalogue(language)).toContain(`\n${key} =`);
  }
});

test("an edition shows its own numbers and its own sections", () => {
  const numbers = EDITIONS.map((id) => factsOf(id)!).map((facts) => [facts.startOffer, facts.offer, facts.threshold]);
  expect(numbers).toEqual([[3, 3, 2], [4, 3, 3], [4, 3, 2], [4, 4, 2], [4, 3, 2]]);
  const names = (id: string) => sectionsOf(factsOf(id)!, null).map((part) => part.id);
  expect(names("usa-classic")).not.toContain("tunnel");
  expect(names("europe")).toEqual(expect.arrayContaining(["ferry", "tunnel", "station"]));
  expect(names("germany")).toEqual(expect.arrayContaining(["passenger", "country"]));
  expect(names("legends")).toEqual(expect.arrayContaining(["company", "large", "news"]));
});

test("dollars, newspapers and events are read from the edition", () => {
  const facts = factsOf("legends")!;
  expect([facts.colours, facts.dollars, facts.unused.length, facts.newspapers, facts.blocked]).toEqual([6, 5, 11, [6, 4, 3], 8]);
  expect(facts.events).toEqual(["E01", "E02", "E03", "E04", "E05", "E06", "E07"]);
  for (const language of ["en", "pl"]) {
    const cards = readFileSync(new URL(`../../../src/semafor/texts/${language}/legends.ftl`, import.meta.url), "utf8");
    for (const event of facts.events) expect(cards).toMatch(new RegExp(`\\nevent-${event} = .*\\nevent-${event}-text = `));
  }
});

test("an edition that is not known has no facts", () => {
  expect(factsOf("atlantis")).toBeUndefined();
});
