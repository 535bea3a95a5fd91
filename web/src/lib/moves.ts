/** The choices of a prompt, put in order for the page. No rules and no names of rules: only what was sent is offered. */
import type { Counts, Group as Sent, Prompt } from "./messages";

/** A move as the server spells it. What is not named here depends on the rule; `field` of its group says where to look. */
export interface Move {
  do: string;
  pay?: Counts;
  /** Further parts of a payment. */
  surcharge?: Counts;
  exchange?: Counts;
  off_colour?: string;
  gang?: boolean;
  blast?: number;
  use?: string[];
  [field: string]: unknown;
}

/** One choice with its moves. */
export interface Group extends Omit<Sent, "first" | "count"> {
  moves: Move[];
}

export interface Choices {
  groups: Group[];
  /** Draw from the deck. */
  deck: Move | null;
  /** Draw an open card, by kind. */
  market: Map<string, Move>;
  /** What can be done with a route, the thriftiest payment first. */
  routes: Map<string, Move[]>;
  /** Draw tickets; several where the mix is to be named. */
  tickets: Move[];
  /** What lies on no control of the table, while something else does. */
  buttons: Group[];
  /** What lies beside the board, while something else is on the table. */
  panel: Group[];
  /** Everything, where nothing lies on the table: a question with a sheet of its own. */
  asked: Group[];
}

/** Whether a choice is made on the table itself, by pointing at what lies there. */
function isOnTable({ on, form }: Group): boolean {
  return ["deck", "market", "routes"].includes(on ?? "") || (on === "tickets" && form === "confirm");
}

/** The field of a move that its group speaks of. */
export function targetOf(group: Group, move: Move): unknown {
  return group.field ? move[group.field] : undefined;
}

/** The moves of groups by what they point at. */
export function byTarget(groups: readonly Group[]): Map<string, Move[]> {
  const found = new Map<string, Move[]>();
  for (const group of groups) {
    for (const move of group.moves) {
      const target = String(targetOf(group, move));
      const list = found.get(target);
      if (list) list.push(move);
      else found.set(target, [move]);
    }
  }
  return found;
}

/** Read what was sent. */
export function readChoices(prompt: Prompt | null | undefined): Choices {
  const moves = (prompt?.moves ?? []) as unknown as Move[];
  const groups: Group[] = (prompt?.groups ?? []).map(({ first, count, ...group }) => ({
    ...group,
    moves: moves.slice(first, first + count),
  }));
  const on = (spot: string) => groups.filter((group) => group.on === spot);
  const isTurn = groups.some(isOnTable);
  const rest = groups.filter((group) => !isOnTable(group));
  return {
    groups,
    deck: on("deck")[0]?.moves[0] ?? null,
    market: new Map([...byTarget(on("market"))].map(([card, list]) => [card, list[0]!])),
    routes: byTarget(on("routes")),
    tickets: on("tickets").flatMap((group) => group.moves),
    buttons: isTurn ? rest.filter(({ on }) => on !== "panel" && on !== "tickets") : [],
    panel: isTurn ? on("panel") : [],
    asked: isTurn ? [] : groups,
  };
}

/** Which choice a move belongs to. */
export function groupOf(choices: Choices, move: Move | undefined): Group | undefined {
  return choices.groups.find((group) => group.moves.includes(move!));
}

/** Which choice a move told by somebody else belongs to: one that names what the move names comes before one that names nothing. */
export function groupLike(choices: Choices, move: Move): Group | undefined {
  const named = choices.groups.filter(({ id }) => id === move.do);
  return named.find(({ field }) => field && field in move) ?? named.find(({ field }) => !field);
}

/** How a choice is made: what the page has a sheet for. Whatever it has never heard of is one from a list. */
export type Way = "offer" | "places" | "tickets" | "pay" | "each" | "several" | "one" | "confirm";

export function wayOf(group: Group): Way {
  const sample = targetOf(group, group.moves[0]!);
  if (group.on === "places") return "places";
  if (group.on === "tickets" && group.form !== "confirm") return "tickets";
  if (group.form === "several" && Array.isArray(sample)) return group.on === "offer" ? "offer" : "several";
  if (group.form === "several" && typeof sample === "object" && sample !== null) return "each";
  if (group.form === "pay" && group.moves[0]!.pay) return "pay";
  return group.form === "confirm" && group.moves.length === 1 ? "confirm" : "one";
}

/** Whether there is nothing to choose: a click makes the move. */
export function isPlain(group: Group): boolean {
  return group.moves.length === 1 && ["one", "confirm", "tickets"].includes(wayOf(group));
}

// ---------------------------------------------------------------- several things

const listOf = (group: Group, move: Move) => (targetOf(group, move) as unknown[] | undefined)?.map(String) ?? [];

/** Everything that can be among the things chosen, in the order it was sent. */
export function thingsOf(group: Group): string[] {
  return [...new Set(group.moves.flatMap((move) => listOf(group, move)))];
}

/** The move with exactly these things, if it is legal. */
export function findSet(group: Group, chosen: ReadonlySet<string>): Move | null {
  const fits = (things: string[]) => things.length === chosen.size && things.every((thing) => chosen.has(thing));
  return group.moves.find((move) => fits(listOf(group, move))) ?? null;
}

/** The fewest and the most things that may be chosen. */
export function limitsOf(group: Group): { fewest: number; most: number } {
  const sizes = group.moves.map((move) => listOf(group, move).length);
  return { fewest: Math.min(...sizes), most: Math.max(...sizes) };
}

type Each = Readonly<Record<string, string>>;
const pairsOf = (group: Group, move: Move) => (targetOf(group, move) ?? {}) as Each;

/** One thing for each of several places: place → things. */
export function eachOf(group: Group): Map<string, string[]> {
  const places = new Map<string, string[]>();
  for (const move of group.moves) {
    for (const [place, thing] of Object.entries(pairsOf(group, move))) {
      const things = places.get(place) ?? [];
      if (!things.includes(thing)) things.push(thing);
      places.set(place, things);
    }
  }
  return places;
}

/** The move with exactly these things, if it is legal. */
export function findEach(group: Group, chosen: Each): Move | null {
  const wanted = Object.entries(chosen);
  const fits = (pairs: Each) =>
    Object.keys(pairs).length === wanted.length && wanted.every(([place, thing]) => pairs[place] === thing);
  return group.moves.find((move) => fits(pairsOf(group, move))) ?? null;
}

/** Something from each place: better than nothing. */
export function firstOfEach(group: Group): Record<string, string> {
  return Object.fromEntries([...eachOf(group)].map(([place, things]) => [place, things[0]!]));
}

// ---------------------------------------------------------------- payments

/** Cards of a payment one by one, colours first. */
export function cardsOf(counts: Counts | undefined): string[] {
  const kinds = Object.entries(counts ?? {}).sort(
    ([a], [b]) => Number(a === "locomotive") - Number(b === "locomotive"),
  );
  return kinds.flatMap(([kind, count]) => Array.from({ length: count }, () => kind));
}

/** All cards a payment takes: units, further cards, an exchanged pair. */
export function allCards(move: Move): Counts {
  const counts: Counts = {};
  for (const part of [
    move.pay,
    move.surcharge,
    move.exchange,
    move.off_colour ? { [move.off_colour]: 1 } : undefined,
  ]) {
    for (const [kind, count] of Object.entries(part ?? {})) counts[kind] = (counts[kind] ?? 0) + count;
  }
  return counts;
}

/** Whether two moves are paid with the same cards. */
export function samePayment(one: Move, other: Move): boolean {
  const text = (move: Move) => JSON.stringify(Object.entries(allCards(move)).sort());
  return text(one) === text(other);
}

/** How many cards. */
export function total(counts: Counts | undefined): number {
  return Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0);
}
