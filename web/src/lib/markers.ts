/** What the rules of a game have laid on the board and before the seats, as the scene says their rows are to be read. */
import type { Marker, Scene } from "../board/types";
import type { IconName } from "../game/icons";
import { iconOf } from "./asked";
import type { View } from "./messages";
import type { CardColour } from "./symbols";
import { hasText, t } from "./texts.svelte";

interface Laid<Row> {
  marker: Marker;
  row: Row;
}
type Counts = Record<string, number>;

/** The rows of one form that this position has. */
function laid<Row>(scene: Scene | null | undefined, view: View | null, form: Marker["form"]): Laid<Row>[] {
  return (scene?.markers ?? []).flatMap((marker) => {
    const part = view?.parts[marker.part] as Record<string, Row> | undefined;
    const row = marker.form === form ? part?.[marker.row] : undefined;
    return row === undefined ? [] : [{ marker, row }];
  });
}

/** Markers of the seats on the board. */
export function ownedOf(scene: Scene, view: View | null): { place: string; seat: number }[] {
  return laid<string[][]>(scene, view, "owned").flatMap(({ row }) =>
    row.flatMap((places, seat) => places.map((place) => ({ place, seat }))),
  );
}

/** What waits at places for whoever takes it, one entry for each. */
export function waitingOf(scene: Scene, view: View | null): Record<string, CardColour[]> {
  const waiting: Record<string, CardColour[]> = {};
  for (const { row } of laid<Record<string, Counts>>(scene, view, "waiting")) {
    for (const [place, counts] of Object.entries(row)) {
      const all = Object.entries(counts).flatMap(([colour, count]) =>
        Array<CardColour>(count).fill(colour as CardColour),
      );
      if (all.length) waiting[place] = [...(waiting[place] ?? []), ...all];
    }
  }
  return waiting;
}

/** The numbers before a seat: what it has left, what it has taken, in all colours together. */
export function countsOf(
  scene: Scene | undefined,
  view: View | null,
  seat: number,
): { marker: Marker; count: number }[] {
  const left = laid<number[]>(scene, view, "count").map(({ marker, row }) => ({ marker, count: row[seat] ?? 0 }));
  const taken = laid<Counts[]>(scene, view, "colours").map(({ marker, row }) => ({
    marker,
    count: Object.values(row[seat] ?? {}).reduce((sum, count) => sum + count, 0),
  }));
  return [...left, ...taken];
}

/** The colour of a seat's company; null without one, undefined where the edition has no companies. */
export function companyOf(scene: Scene | undefined, view: View | null, seat: number): string | null | undefined {
  const row = laid<(string | null)[]>(scene, view, "colour")[0]?.row;
  return row && (row[seat] ?? null);
}

/** What a seat holds that there is only one of. */
export function heldBy(scene: Scene | undefined, view: View | null, seat: number): Marker[] {
  return laid<number | null>(scene, view, "holder")
    .filter(({ row }) => row === seat)
    .map(({ marker }) => marker);
}

/** How many things of a colour a seat has taken, and the most anybody else has; null where nobody takes any. */
export function takenOf(
  scene: Scene | undefined,
  view: View | null,
  seat: number | null,
  colour: string,
): { own: number; most: number } | null {
  const taken = laid<Counts[]>(scene, view, "colours")[0]?.row;
  if (!taken || seat === null) return null;
  const others = taken.filter((_counts, number) => number !== seat).map((counts) => counts[colour] ?? 0);
  return { own: taken[seat]?.[colour] ?? 0, most: Math.max(0, ...others) };
}

/** Its picture; one that the page does not have is a plain coin. */
export const markerIcon = (marker: Marker): IconName => iconOf(marker.icon) ?? "coin";

/** The name of a marker before the seats; spelled out where its rule has no words for it. */
export function markerName(marker: Marker): string {
  const key = `play-column-${marker.name}`;
  return hasText(key) ? t(key) : marker.name.replaceAll("_", " ");
}

/** What a marker is to whoever holds it: its name, with a sentence where its rule has one. */
export function markerTitle(marker: Marker): string {
  const about = `marker-${marker.name}-about`;
  return hasText(about) ? `${markerName(marker)}: ${t(about)}` : markerName(marker);
}
