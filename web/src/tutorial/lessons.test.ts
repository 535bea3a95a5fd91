import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import type { Scene } from "../board/types";
import type { State } from "../lib/messages";
import { campaignHints, COURSE, hintsOf, lessonFor, momentOf, placeOf } from "./lessons";

type Change = {
  phase?: string;
  moves?: object[];
  hand?: Record<string, number>;
  routes?: string[];
  over?: boolean;
  tickets?: object[];
  parts?: object;
};

function stateOf({
  phase = "turn",
  moves = [],
  hand = { red: 4 },
  routes = [],
  over = false,
  tickets = [],
  parts = {},
}: Change): State {
  const seat = { hand_size: 4, known: {}, trains: 45, score: 0, routes: [], tickets: 0, offered: 0 };
  const view = { over, last_round: null, hand, tickets, parts, offered: [], seats: [{ ...seat, routes }, seat] };
  const groups = [{ id: "claim", form: "pay", on: "routes", field: "route", first: 0, count: moves.length }];
  const prompt = { phase, decision: phase, moves, groups: moves.length ? groups : [] };
  return { view, prompt: over ? null : prompt } as unknown as State;
}

const tell = (change: Change, heard: string[], lessons = COURSE, scene: Scene | null = null) =>
  lessonFor(lessons, momentOf(stateOf(change), 0, scene, null), new Set(heard))?.id ?? null;

const hints = (...ids: string[]) => ids.map((id) => ({ id, title: { en: id }, text: { en: id } }));
const EUROPE = hintsOf(hints("ferry", "tunnel", "tunnel-open", "station"));
const GERMANY = hintsOf(hints("mix", "country", "passengers"));
const LEGENDS = hints("company", "effect", "event");

const kept = [{ id: "a-b", done: false }];

test("the guide greets, then speaks of the tickets on offer", () => {
  expect(tell({ phase: "tickets" }, [])).toBe("welcome");
  expect(tell({ phase: "tickets" }, ["welcome"])).toBe("choose-tickets");
});

test("with tickets kept it shows where they are, then how to take cards", () => {
  const heard = ["welcome", "choose-tickets"];
  expect(tell({ tickets: kept }, heard)).toBe("own-tickets");
  expect(tell({ tickets: kept }, [...heard, "own-tickets"])).toBe("draw");
});

test("after the first cards taking cards is no longer explained", () => {
  const heard = ["welcome", "choose-tickets", "own-tickets", "wait", "hand", "plan"];
  expect(tell({ tickets: kept, hand: { red: 6 } }, heard)).toBeNull();
});

test("a route that can be paid is spoken of once there are some cards", () => {
  const heard = ["welcome", "choose-tickets", "own-tickets", "draw", "wait", "hand", "plan"];
  const moves = [{ do: "claim", route: "a-b", pay: { red: 3 } }];
  expect(tell({ tickets: kept, hand: { red: 8 }, moves }, heard)).toBe("claim");
});

test("the end is spoken of whatever was heard before", () => {
  expect(tell({ over: true }, [])).toBe("ending");
});

test("the first tunnel and the first passengers have their hints", () => {
  expect(tell({ phase: "tunnel" }, [], EUROPE)).toBe("tunnel");
  expect(tell({ phase: "passengers" }, [], GERMANY)).toBe("passengers");
  expect(tell({ phase: "passengers" }, ["passengers"], GERMANY)).toBeNull();
});

test("a company, an event and a question it asks have their hints", () => {
  const events = { events: { active_event: "E02" } };
  expect(tell({ phase: "effect" }, [], hintsOf(LEGENDS))).toBe("effect");
  expect(tell({ parts: events }, [], hintsOf(LEGENDS))).toBe("event");
  expect(tell({ tickets: kept, parts: { events: { active_event: null } } }, [], hintsOf(LEGENDS))).toBe("company");
});

test("lessons of the course are numbered without gaps, asides are not", () => {
  const numbers = COURSE.map(placeOf)
    .filter((place) => place !== null)
    .map(([number]) => number);
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  expect(placeOf(COURSE[0]!)).toBeNull();
});

test("every lesson has its title and its text in both languages", () => {
  const lessons = [...COURSE, ...campaignHints([])];
  for (const language of ["en", "pl"]) {
    const texts = readFileSync(new URL(`../../../src/semafor/texts/${language}/tutorial.ftl`, import.meta.url), "utf8");
    for (const lesson of lessons) {
      const key = lesson.key ?? `coach-${lesson.id}`;
      expect(texts).toContain(`\n${key} =`);
      expect(texts).toContain(`\n${key}-text =`);
    }
  }
});
