/** The rules page of an edition: which sections it has, in which order, with which numbers. */
import type { Scene } from "../board/types";
import type { Values } from "../lib/texts.svelte";
import type { Facts } from "./editions";

export type Picture =
  | "market" | "route" | "grey" | "twins" | "ferry" | "tunnel" | "station" | "passengers" | "country" | "ticket" | "longest";

/** One paragraph or one line of a list: a text key with its values. */
export interface Line {
  key: string;
  values?: Values;
  item?: boolean;
  /** The event whose name and text the line tells. */
  event?: string;
}

export interface Section {
  id: string;
  heading: string;
  lines: Line[];
  pictures: Picture[];
  /** The table of points belongs here. */
  points?: boolean;
  ordered?: boolean;
}

const line = (key: string, values?: Values): Line => ({ key: `rulebook-${key}`, values });
const item = (key: string, values?: Values): Line => ({ ...line(key, values), item: true });

function section(id: string, pictures: Picture[], lines: (Line | false)[], more: Partial<Section> = {}): Section {
  return { id, heading: `rulebook-${id}-heading`, pictures, lines: lines.filter((entry) => entry !== false), ...more };
}

/** Strands that run side by side at most (2, or 3 on a board with triple routes). */
export function mostTwins(scene: Scene | null): number {
  return 1 + Math.max(1, ...(scene?.routes ?? []).map((route) => route.twins.length));
}

/** The sentence at the top: what this edition is about. */
export function specialLine(facts: Facts, scene: Scene | null): Line {
  const { modules } = facts;
  if (modules.includes("stations")) return line("special-europe");
  if (modules.includes("passengers")) return line("special-germany");
  if (modules.includes("events")) return line("special-legends");
  if (facts.startOffer > 3) {
    return line("special-usa-more", { count: scene?.tickets.length ?? 69, start: facts.startOffer });
  }
  return line("special-usa");
}

function newspapers({ newspapers: [two, three, four] }: Facts): Values {
  return { two, three, four };
}

function setup(facts: Facts, has: (module: string) => boolean): Section {
  const { startOffer: offer, startKeep: keep } = facts;
  return section("setup", [], [
    line(has("dollars") ? "setup-start-money" : "setup-start", { trains: facts.trains, hand: facts.hand, dollars: facts.dollars }),
    line("setup-cards", { each: facts.each, colours: facts.colours, locomotives: facts.locomotives }),
    has("newspapers") && line("setup-news", newspapers(facts)),
    has("companies") && line("setup-company"),
    has("passengers") && line("setup-passengers", { each: facts.passengers }),
    line(has("ticket_mix") ? "setup-mix" : "setup-tickets", { offer, keep }),
    facts.startLong > 0 && line("setup-long"),
    line("setup-rejects", { where: facts.rejects }),
  ]);
}

function turn(has: (module: string) => boolean): Section {
  return section("turn", [], [
    line("turn"),
    item("turn-draw"),
    item(has("passengers") ? "turn-claim-passengers" : "turn-claim"),
    item("turn-tickets"),
    has("stations") && item("turn-station"),
    line("turn-pass"),
  ]);
}

function scoring(facts: Facts, has: (module: string) => boolean): Section {
  const { first, second, unused } = facts;
  return section("score", has("longest_path") ? ["longest"] : [], [
    has("dollars") ? item("score-dollars") : item("score-routes"),
    has("dollars") && item("score-trains", { none: unused[0] ?? 0, one: unused[1] ?? 0, two: unused[2] ?? 0, least: unused.length }),
    item("score-tickets"),
    has("stations") && item("score-stations", { points: facts.unbuilt }),
    has("longest_path") && item("score-longest", { points: facts.longest }),
    has("globetrotter") && item("score-globetrotter", { points: facts.globetrotter }),
    has("passengers") && item("score-passengers", { first, second }),
    has("dollars") && line("score-floor"),
  ], { ordered: true });
}

const TIES: Record<string, string> = {
  completed: "ties-completed",
  longest: "ties-longest",
  "-stations_built": "ties-stations",
  passengers_taken: "ties-passengers",
  turn_order: "ties-order",
};

function ties(facts: Facts): Section {
  const lines = facts.tieBreaks.map((name) => item(TIES[name] ?? "ties-completed"));
  const isShared = !facts.tieBreaks.includes("turn_order") && item("ties-shared");
  return section("ties", [], [line(facts.modules.includes("dollars") ? "ties-money" : "ties"), ...lines, isShared], { ordered: true });
}

function special(facts: Facts, has: (module: string) => boolean): (Section | false)[] {
  const { first, second } = facts;
  return [
    has("ferries") && section("ferry", ["ferry"], [line("ferry")]),
    has("tunnels") &&
      section("tunnel", ["tunnel"], [
        line("tunnel-reveal", { cards: facts.reveal }), line("tunnel-choice"), line("tunnel-locomotives"),
      ]),
    has("stations") &&
      section("station", ["station"], [
        line("station-build", { supply: facts.stations }), line("station-use"),
        line("station-keep", { points: facts.unbuilt }),
      ]),
    has("passengers") &&
      section("passenger", ["passengers"], [line("passenger-take"), line("passenger-points", { first, second })]),
    has("countries") && section("country", ["country"], [line("country")]),
    has("companies") && section("company", [], [line("company", { bonus: facts.bonus })]),
    has("large_cities") && section("large", [], [line("large"), line("large-order")]),
    has("newspapers") &&
      section("news", [], [
        line("news"), line("news-active"), line("news-shuffle"), line("news-list"),
        ...facts.events.map((event) => ({ ...item("event-line"), event })),
      ]),
  ];
}

/** Twelve games with these rules; what its boxes hold is told when they are opened, and not here. */
function campaign(): Section {
  const steps = ["story", "game", "slip", "choices", "region"].map((step) => item(`campaign-${step}`));
  const more = ["group", "tariff", "postcards", "end", "where"].map((word) => line(`campaign-${word}`));
  return section("campaign", [], [line("campaign"), ...steps, ...more], { ordered: true });
}

/** All sections for an edition; the scene adds what only the map knows. */
export function sectionsOf(facts: Facts, scene: Scene | null): Section[] {
  const has = (module: string) => facts.modules.includes(module);
  const { offer, keep } = facts;
  const all: (Section | false)[] = [
    section("goal", ["ticket"], [line(has("dollars") ? "goal-money" : "goal")]),
    setup(facts, has),
    turn(has),
    section("draw", ["market"], [
      line("draw-two"), line("draw-locomotive"), line("draw-sweep"), line("draw-hand"),
      facts.blocked > 0 && line("draw-blocked", { most: facts.blocked }),
    ]),
    section("claim", ["route", "twins"], [
      line("claim-cost"), line("claim-where"), line(has("newspapers") ? "claim-twins-all" : "claim-twins", { most: mostTwins(scene) }),
    ], { points: !has("dollars") }),
    ...special(facts, has),
    section("ticket", [], [
      line(has("ticket_mix") ? "ticket-mix" : "ticket-draw", { offer, keep }),
      line("ticket-count"), line("ticket-secret"),
    ]),
    section("end", [], [line("end", { threshold: facts.threshold })]),
    scoring(facts, has),
    ties(facts),
    section("tips", [], [
      item(has("companies") ? "tips-company" : "tips-long"), has("dollars") && item("tips-trains"),
      item("tips-same-way"), !has("dollars") && item("tips-narrow"),
    ]),
    has("companies") && campaign(),
  ];
  return all.filter((entry) => entry !== false);
}
