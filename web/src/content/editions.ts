/**
 * The numbers of an edition for the rules page, read from the very file the engine plays by.
 * Only the few forms of TOML that these files use are understood: tables, numbers, words, lists, inline tables.
 */
import europe from "../../../src/semafor/editions/europe.toml?raw";
import germany from "../../../src/semafor/editions/germany.toml?raw";
import legends from "../../../src/semafor/editions/legends.toml?raw";
import usaClassic from "../../../src/semafor/editions/usa-classic.toml?raw";
import usaRefreshed from "../../../src/semafor/editions/usa-refreshed.toml?raw";

export type Value = number | string | string[] | number[] | Record<string, number>;
export type Table = Record<string, Value>;

const FILES: Record<string, string> = {
  "usa-classic": usaClassic,
  "usa-refreshed": usaRefreshed,
  europe,
  germany,
  legends,
};

export const EDITIONS = Object.keys(FILES);

function readValue(text: string): Value {
  if (text.startsWith("[")) {
    const words = [...text.matchAll(/"([^"]*)"/g)].map((found) => found[1]!);
    return words.length ? words : [...text.slice(0, text.indexOf("]")).matchAll(/\d+/g)].map((found) => Number(found[0]));
  }
  if (text.startsWith("{")) {
    const pairs = [...text.matchAll(/([\w-]+)\s*=\s*(\d+)/g)];
    return Object.fromEntries(pairs.map((found) => [found[1]!, Number(found[2])]));
  }
  if (text.startsWith('"')) return text.slice(1, text.indexOf('"', 1));
  return Number.parseInt(text, 10);
}

/** Tables by name; what stands before the first table is in the table "". */
export function readToml(source: string): Record<string, Table> {
  const tables: Record<string, Table> = { "": {} };
  let table = tables[""]!;
  for (const line of source.split("\n")) {
    const head = /^\[([\w.-]+)\]/.exec(line);
    const pair = /^([\w-]+)\s*=\s*(.+)$/.exec(line);
    if (head) table = tables[head[1]!] ??= {};
    else if (pair) table[pair[1]!] = readValue(pair[2]!.trim());
  }
  return tables;
}

/** What the rules page says in numbers. A module that the edition lacks has no say. */
export interface Facts {
  id: string;
  title: Record<string, string>;
  modules: string[];
  tieBreaks: string[];
  trains: number;
  threshold: number;
  hand: number;
  each: number;
  colours: number;
  locomotives: number;
  startOffer: number;
  startKeep: number;
  startLong: number;
  rejects: string;
  offer: number;
  keep: number;
  longest: number;
  globetrotter: number;
  reveal: number;
  stations: number;
  unbuilt: number;
  passengers: number;
  first: number;
  second: number;
  dollars: number;
  /** Dollars for no train left over, for one, and so on. */
  unused: number[];
  bonus: number;
  blocked: number;
  /** Newspapers with two, three and four players. */
  newspapers: [number, number, number];
  /** Ids of the events. */
  events: string[];
}

/** The facts of an edition; undefined for one that is not known here. */
export function factsOf(id: string): Facts | undefined {
  const source = FILES[id];
  if (source === undefined) return undefined;
  const tables = readToml(source);
  const number = (table: string, key: string, otherwise = 0) => Number(tables[table]?.[key] ?? otherwise);
  const words = (key: string) => tables[""]![key] as string[];
  const modules = words("modules");
  const mix = modules.includes("ticket_mix");
  const from = mix ? "ticket_mix" : "tickets";
  const start = (tables["tickets"]?.["start"] ?? {}) as Record<string, number>;
  const cards = tables["cards"] as Record<string, number>;
  const dealt = Object.values(start).reduce((sum, count) => sum + count, 0);
  return {
    id,
    title: tables["title"] as Record<string, string>,
    modules,
    tieBreaks: words("tie_breaks"),
    trains: number("turns", "trains", 45),
    threshold: number("turns", "threshold", 2),
    hand: number("drawing", "hand", 4),
    each: cards["red"]!,
    colours: Object.keys(cards).filter((kind) => kind !== "locomotive" && kind !== "newspaper").length,
    locomotives: cards["locomotive"]!,
    startOffer: mix ? number(from, "offer", 4) : dealt,
    startKeep: number(from, "start_keep", 2),
    startLong: start["long"] ?? 0,
    rejects: String(tables[from]?.["start_rejects"] ?? "under"),
    offer: number(from, "offer", 3),
    keep: number(from, "keep", 1),
    longest: number("longest_path", "bonus"),
    globetrotter: number("globetrotter", "bonus"),
    reveal: number("tunnels", "reveal", 3),
    stations: number("stations", "supply", 3),
    unbuilt: number("stations", "unbuilt", 4),
    passengers: number("passengers", "each", 10),
    first: number("passengers", "first", 20),
    second: number("passengers", "second", 10),
    dollars: number("dollars", "start_dollars", 5),
    unused: (tables["dollars"]?.["unused_trains"] ?? []) as number[],
    bonus: number("companies", "bonus", 2),
    blocked: number("drawing", "blocked_at"),
    newspapers: [number("newspapers", "with_2"), number("newspapers", "with_3"), number("newspapers", "with_4")],
    events: modules.includes("events") ? [...source.matchAll(/\{ id = "(\w+)"/g)].map((found) => found[1]!) : [],
  };
}
