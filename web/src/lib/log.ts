/** Entries of the log in words and with what they point at on the board. */
import type { IconName } from "../game/icons";
import { eventName, eventText, powerName } from "./events";
import type { LogEntry } from "./messages";
import { cardName, type Names } from "./names";
import { t } from "./texts.svelte";

export interface Fact {
  fact: string;
  seat?: number;
  card?: string;
  slot?: number;
  route?: string;
  points?: number;
  trains?: number;
  count?: number;
  kept?: number;
  returned?: number;
  first_deck?: number;
  second_deck?: number;
  place?: string;
  cost?: number;
  passenger?: string;
  dollars?: number;
  event?: string;
  place_b?: string;
  card_b?: string;
  assay?: string;
  power?: string;
}

export interface Line {
  key: string;
  rev: number;
  seat: number | null;
  icon: IconName;
  /** The card to show beside the text, where one is known. */
  card: string | null;
  /** Without the player's name. */
  text: string;
  /** With it: "Anna: Seattle – Helena (6), +15 points". */
  sentence: string;
  routes: string[];
  places: string[];
}

const ICONS: Record<string, IconName> = {
  drew: "deck", took: "card", claimed: "train", passed: "pass", last_round: "flag", game_over: "flag",
  market_reset: "refresh", reshuffled: "refresh", drew_tickets: "ticket", announced_mix: "ticket",
  kept_tickets: "ticket", revealed: "tunnel", surcharge: "tunnel", withdrew: "tunnel", built_station: "station",
  took_passenger: "person", event: "news", archived: "news", money: "coin", company_bonus: "coin", event_bonus: "coin",
  large_city: "city", worn_out: "news", power: "card", drew_postcard: "card",
};

const KINDS: Record<string, IconName> = {
  early: "ticket", undone: "undo", substitute: "bot", return: "person", start: "flag", sit: "person",
};

function factText(fact: Fact, names: Names, player: string): string | null {
  const route = fact.route ? names.route(fact.route) : "";
  const length = fact.route ? (names.routes.get(fact.route)?.length ?? 0) : 0;
  const card = fact.card ? cardName(fact.card) : "";
  const place = fact.place ? names.place(fact.place) : "";
  switch (fact.fact) {
    case "opened":
      return null;
    case "drew":
      return card ? t("play-fact-drew-known", { card }) : t("play-fact-drew");
    case "took":
      return t("play-fact-took", { card });
    case "claimed":
      return t(names.scene.money ? "play-fact-claimed-plain" : "play-fact-claimed", { route, length, points: fact.points ?? 0 });
    case "last_round":
      return t("play-fact-last-round", { player, trains: fact.trains ?? 0 });
    case "announced_mix": {
      const [first = "short", second = "long"] = names.scene.decks;
      return t("play-fact-announced-mix", {
        first: fact.first_deck ?? 0, second: fact.second_deck ?? 0,
        first_name: t(`play-deck-${first}`), second_name: t(`play-deck-${second}`),
      });
    }
    case "took_passenger":
      return t("play-fact-took-passenger", { card: cardName(fact.passenger ?? ""), place });
    case "event":
    case "archived":
    case "worn_out":
      return t(`play-fact-${fact.fact.replaceAll("_", "-")}`, { name: eventName(fact.event ?? ""), text: eventText(fact.event ?? "") });
    case "money":
      return t((fact.dollars ?? 0) < 0 ? "play-fact-money-paid" : "play-fact-money-gained", { dollars: Math.abs(fact.dollars ?? 0) });
    default:
      return t(`play-fact-${fact.fact.replaceAll("_", "-")}`, {
        route, card, place, count: fact.count ?? 0, dollars: fact.dollars ?? 0, kept: fact.kept ?? 0, returned: fact.returned ?? 0,
        place_b: fact.place_b ? names.place(fact.place_b) : "", card_b: fact.card_b ? cardName(fact.card_b) : "",
        assay: fact.assay ?? "", power: fact.power ? powerName(fact.power) : "",
      });
  }
}

function makeLine(entry: LogEntry, index: number, icon: IconName, text: string, seat: number | null, player: string): Line {
  return {
    key: `${entry.rev}.${index}`, rev: entry.rev, seat, icon, card: null, text,
    sentence: seat === null ? text : t("web-log-line", { player, text }), routes: [], places: [],
  };
}

function kindLine(entry: LogEntry, nameOf: (seat: number) => string): Line[] {
  const icon = KINDS[entry.kind];
  if (!icon) return [];
  const player = entry.seat === null ? "" : nameOf(entry.seat);
  return [makeLine(entry, 0, icon, t(`web-log-${entry.kind}`), entry.seat, player)];
}

/** The lines of one entry; facts nobody needs to read are left out. */
export function readEntry(entry: LogEntry, names: Names, nameOf: (seat: number) => string): Line[] {
  if (entry.kind === "setup") return [];
  const lines = kindLine(entry, nameOf);
  (entry.facts as unknown as Fact[]).forEach((fact, index) => {
    const seat = fact.seat ?? null;
    const player = seat === null ? "" : nameOf(seat);
    const text = factText(fact, names, player);
    if (text === null) return;
    const owner = fact.fact === "last_round" ? null : seat;
    const line = makeLine(entry, index + 1, ICONS[fact.fact] ?? "card", text, owner, player);
    line.card = fact.card ?? null;
    if (fact.route && fact.fact !== "surcharge") line.routes.push(fact.route);
    if (fact.place) line.places.push(fact.place);
    lines.push(line);
  });
  return lines;
}
