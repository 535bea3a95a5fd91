/** Entries of the log in words and with what they point at on the board. */
import type { IconName } from "../game/icons";
import { iconOf, named, spelled } from "./asked";
import type { LogEntry, Told } from "./messages";
import type { Names } from "./names";
import { hasText, t } from "./texts.svelte";

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

const KINDS: Record<string, IconName> = {
  early: "ticket",
  undone: "undo",
  substitute: "bot",
  return: "person",
  start: "flag",
  sit: "person",
  word: "card",
  warn: "phone",
  keep: "person",
};

/** A fact in words; one that no catalogue tells is its name with what it says. */
function factText(fact: Told, names: Names, player: string): string {
  const values = named(fact.values ?? {}, names);
  if (hasText(fact.key)) return t(fact.key, { ...values, player });
  const told = Object.keys(fact.values ?? {}).map((key) => String(values[key]));
  return told.length ? `${spelled(fact.fact)}: ${told.join(", ")}` : spelled(fact.fact);
}

function makeLine(
  entry: LogEntry,
  index: number,
  icon: IconName,
  text: string,
  seat: number | null,
  player: string,
): Line {
  return {
    key: `${entry.rev}.${index}`,
    rev: entry.rev,
    seat,
    icon,
    card: null,
    text,
    sentence: seat === null ? text : t("web-log-line", { player, text }),
    routes: [],
    places: [],
  };
}

function kindLine(entry: LogEntry, nameOf: (seat: number) => string): Line[] {
  const icon = KINDS[entry.kind];
  if (!icon) return [];
  const player = entry.seat === null ? "" : nameOf(entry.seat);
  return [makeLine(entry, 0, icon, t(`web-log-${entry.kind}`), entry.seat, player)];
}

/** The lines of one entry. */
export function readEntry(entry: LogEntry, names: Names, nameOf: (seat: number) => string): Line[] {
  if (entry.kind === "setup") return [];
  const lines = kindLine(entry, nameOf);
  entry.facts.forEach((fact, index) => {
    const seat = fact.seat ?? null;
    const player = seat === null ? "" : nameOf(seat);
    const owner = fact.of_table ? null : seat;
    const text = factText(fact, names, player);
    const line = makeLine(entry, index + 1, iconOf(fact.icon) ?? "dot", text, owner, player);
    line.card = fact.card ?? null;
    line.routes = fact.routes ?? [];
    line.places = fact.places ?? [];
    lines.push(line);
  });
  return lines;
}
