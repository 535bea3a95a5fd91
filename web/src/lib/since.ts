/** What the others did since one's own last move, the most telling first. */
import type { Line } from "./log";

/** Lines that change the board come before those that only move cards. */
const weight = (line: Line) => (line.routes.length ? 2 : line.places.length ? 1 : 0);

/** The latest lines of others that show on the board, in the order they happened; at most `most`. */
export function sinceMine(lines: readonly Line[], seat: number | null, most = 3): Line[] {
  const own = lines.findLastIndex((line) => line.seat === seat);
  if (seat === null || own < 0) return [];
  const shown = lines.slice(own + 1).filter((line) => line.seat !== null && weight(line) > 0);
  // What a claim brings along (a place it reached) is said by the claim.
  const claims = new Set(shown.filter((line) => line.routes.length).map((line) => line.rev));
  const told = shown.filter((line) => line.routes.length || !claims.has(line.rev));
  const kept = new Set([...told].sort((a, b) => weight(b) - weight(a)).slice(0, most));
  return shown.filter((line) => kept.has(line));
}
