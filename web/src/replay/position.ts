/** What a board draws of a position. */
import type { View } from "../lib/messages";
import type { CardColour } from "../lib/symbols";

/** Owner of every claimed route. */
export function ownersOf(view: View): Record<string, number> {
  const owners: Record<string, number> = {};
  view.seats.forEach((seat, number) => {
    for (const route of seat.routes) owners[route] = number;
  });
  return owners;
}

/** Stations on the board, where the edition has them. */
export function stationsOf(view: View): { place: string; seat: number }[] {
  const part = view.parts["stations"] as { stations?: string[][] } | undefined;
  return (part?.stations ?? []).flatMap((places, seat) => places.map((place) => ({ place, seat })));
}

/** Passengers who still wait, one entry for each, where the edition has them. */
export function passengersOf(view: View): Record<string, CardColour[]> {
  const part = view.parts["passengers"] as { passengers?: Record<string, Record<string, number>> } | undefined;
  const waiting: Record<string, CardColour[]> = {};
  for (const [place, counts] of Object.entries(part?.passengers ?? {})) {
    const all = Object.entries(counts).flatMap(([colour, count]) =>
      Array<CardColour>(count).fill(colour as CardColour),
    );
    if (all.length) waiting[place] = all;
  }
  return waiting;
}
