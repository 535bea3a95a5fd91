/** What a board draws of a position. */
import type { View } from "../lib/messages";

/** Owner of every claimed route. */
export function ownersOf(view: View): Record<string, number> {
  const owners: Record<string, number> = {};
  view.seats.forEach((seat, number) => {
    for (const route of seat.routes) owners[route] = number;
  });
  return owners;
}
