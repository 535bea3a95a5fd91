/** The legal moves of a prompt, put in order for the page. No rules: only what was sent is offered. */
import type { Counts, Prompt } from "./messages";

export interface Move {
  do: "draw" | "claim" | "pay" | "withdraw" | "station" | "passengers" | "tickets" | "keep" | "pass" | "choose" | "lease" | "market_day" | "use";
  card?: string;
  route?: string;
  pay?: Counts;
  city?: string;
  take?: Record<string, string>;
  draw?: Counts;
  tickets?: string[];
  return?: string[];
  option?: string;
  /** Campaigns: further parts of a payment, and a card that is used. */
  surcharge?: Counts;
  exchange?: Counts;
  off_colour?: string;
  gang?: boolean;
  blast?: number;
  use?: string[];
  power?: string;
}

export interface Choices {
  /** Draw from the deck. */
  deck: Move | null;
  /** Draw an open card, by kind. */
  market: Map<string, Move>;
  /** Claims by route, the thriftiest payment first. */
  claims: Map<string, Move[]>;
  /** Stations by city. */
  stations: Map<string, Move[]>;
  /** Draw tickets; several where the mix is to be named. */
  tickets: Move[];
  keeps: Move[];
  surcharges: Move[];
  withdraw: Move | null;
  passengers: Move[];
  pass: Move | null;
  /** Answers to what an effect asks. */
  options: Move[];
  /** Campaigns: leases by route, and what else a turn may be. */
  leases: Map<string, Move[]>;
  others: Move[];
}

function push(map: Map<string, Move[]>, key: string | undefined, move: Move): void {
  if (key === undefined) return;
  const list = map.get(key);
  if (list) list.push(move);
  else map.set(key, [move]);
}

/** Sort the moves of a prompt by what they do. */
export function readChoices(prompt: Prompt | null | undefined): Choices {
  const choices: Choices = {
    deck: null, market: new Map(), claims: new Map(), stations: new Map(), tickets: [], keeps: [],
    surcharges: [], withdraw: null, passengers: [], pass: null, options: [], leases: new Map(), others: [],
  };
  for (const move of (prompt?.moves ?? []) as unknown as Move[]) {
    if (move.do === "draw" && move.card === undefined) choices.deck = move;
    else if (move.do === "draw") choices.market.set(move.card!, move);
    else if (move.do === "claim") push(choices.claims, move.route, move);
    else if (move.do === "station") push(choices.stations, move.city, move);
    else if (move.do === "tickets") choices.tickets.push(move);
    else if (move.do === "keep") choices.keeps.push(move);
    else if (move.do === "pay") choices.surcharges.push(move);
    else if (move.do === "withdraw") choices.withdraw = move;
    else if (move.do === "passengers") choices.passengers.push(move);
    else if (move.do === "pass") choices.pass = move;
    else if (move.do === "choose") choices.options.push(move);
    else if (move.do === "lease") push(choices.leases, move.route, move);
    else if (move.do === "market_day" || move.do === "use") choices.others.push(move);
  }
  return choices;
}

/** The keep move for exactly these tickets, if it is legal. */
export function findKeep(keeps: readonly Move[], tickets: ReadonlySet<string>): Move | null {
  const fits = (move: Move) =>
    move.tickets?.length === tickets.size && move.tickets.every((ticket) => tickets.has(ticket));
  return keeps.find(fits) ?? null;
}

/** The fewest tickets that must be kept. */
export function fewestKept(keeps: readonly Move[]): number {
  return Math.min(...keeps.map((move) => move.tickets?.length ?? 0));
}

/** The passengers move for exactly these choices, if it is legal. */
export function findPassengers(moves: readonly Move[], take: Readonly<Record<string, string>>): Move | null {
  const wanted = Object.entries(take);
  const fits = (move: Move) => {
    const has = move.take ?? {};
    return Object.keys(has).length === wanted.length && wanted.every(([place, colour]) => has[place] === colour);
  };
  return moves.find(fits) ?? null;
}

/** Where passengers may be taken: place → colours. */
export function passengerChoices(moves: readonly Move[]): Map<string, string[]> {
  const places = new Map<string, string[]>();
  for (const move of moves) {
    for (const [place, colour] of Object.entries(move.take ?? {})) {
      const colours = places.get(place) ?? [];
      if (!colours.includes(colour)) colours.push(colour);
      places.set(place, colours);
    }
  }
  return places;
}

/** Somebody from each end: better than nobody. */
export function firstPassengers(moves: readonly Move[]): Record<string, string> {
  const first: Record<string, string> = {};
  for (const [place, colours] of passengerChoices(moves)) first[place] = colours[0]!;
  return first;
}

/** Cards of a payment one by one, colours first. */
export function cardsOf(counts: Counts | undefined): string[] {
  const kinds = Object.entries(counts ?? {}).sort(([a], [b]) => Number(a === "locomotive") - Number(b === "locomotive"));
  return kinds.flatMap(([kind, count]) => Array.from({ length: count }, () => kind));
}

/** All cards a payment takes: units, further cards, an exchanged pair. */
export function allCards(move: Move): Counts {
  const counts: Counts = {};
  for (const part of [move.pay, move.surcharge, move.exchange, move.off_colour ? { [move.off_colour]: 1 } : undefined]) {
    for (const [kind, count] of Object.entries(part ?? {})) counts[kind] = (counts[kind] ?? 0) + count;
  }
  return counts;
}

/** How many cards. */
export function total(counts: Counts | undefined): number {
  return Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0);
}
