/** What people say at the table: seldom, and only of what everybody has seen.
 *
 * A remark follows from the moment that a fact is, whose it was, its public points and the game's id: nothing of a hand or a ticket
 * is looked at, so everybody at the table hears the same. */
import type { LogEntry, SeatInfo, Told } from "../lib/messages";

export interface Remark {
  seat: number;
  key: string;
}

/** Points from which a claim is worth a word; entries between two words; how many chances are let go by. */
const FINE = 10;
const PAUSE = 10;
const SELDOM: Record<string, number> = { long: 2, admire: 3, tickets: 3, stuck: 2, last: 1, over: 1 };
const VARIANTS = 2;

/** A number from a text, the same everywhere. */
export function throwDice(text: string): number {
  let value = 2166136261;
  for (const sign of text) value = Math.imul(value ^ sign.codePointAt(0)!, 16777619);
  value ^= value >>> 15;
  return (Math.imul(value, 2246822519) ^ (value >>> 13)) >>> 0;
}

/** What there is to say about a fact; of others only a fine claim. */
function subject(fact: Told, isOwn: boolean): string | null {
  if (fact.moment === "claim") {
    return Number(fact.values?.["points"] ?? 0) < FINE ? null : isOwn ? "long" : "admire";
  }
  return isOwn && fact.moment ? fact.moment : null;
}

/** What is said of an entry of the log; null: nothing. `last`: when somebody spoke last. */
export function remarkOn(game: string, entry: LogEntry, seats: readonly SeatInfo[], last: number): Remark | null {
  const speakers = seats.filter((seat) => seat.person);
  if (!speakers.length) return null;
  const dice = throwDice(`${game}:${entry.rev}`);
  const any = speakers[dice % speakers.length]!;
  if (entry.facts.some((fact) => fact.moment === "over")) {
    return { seat: any.seat, key: `remark-over-${1 + (dice % VARIANTS)}` };
  }
  if (entry.kind !== "move" || entry.rev - last < PAUSE) return null;
  for (const fact of entry.facts) {
    const own = speakers.find((seat) => seat.seat === fact.seat);
    const speaker = own ?? any;
    const what = subject(fact, own !== undefined);
    if (what && (dice >>> 8) % (SELDOM[what] ?? 1) === 0) {
      return { seat: speaker.seat, key: `remark-${what}-${1 + ((dice >>> 4) % VARIANTS)}` };
    }
  }
  return null;
}
