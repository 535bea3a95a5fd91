// Which names are shown, and how large, at a scale. Names keep a size that can be read; where they would
// touch, the city with more tickets and routes keeps its name until one zooms in.

import type { Scene, ScenePlace } from "./types";

export interface ShownLabel {
  place: ScenePlace;
  x: number;
  y: number;
  size: number;
}

const LEAST_PIXELS = 9.6;
/** Between a name and the sheet's edge, in heights of the name: its letters may be wider than most. */
const SPARE = 0.75;

export function importance(scene: Scene): Map<string, number> {
  const weight = new Map<string, number>();
  const add = (id: string, more: number) => weight.set(id, (weight.get(id) ?? 0) + more);
  for (const route of scene.routes) for (const end of [route.a, route.b]) add(end, 1);
  for (const ticket of scene.tickets) for (const end of [ticket.a, ticket.b]) add(end, 1.5);
  return weight;
}

/** The labels to draw at `scale` pixels for a unit; `always` are shown whatever they touch. */
export function shownLabels(scene: Scene, lang: string, scale: number, always: ReadonlySet<string>): ShownLabel[] {
  const base = scene.sizes.label;
  const size = Math.max(base, LEAST_PIXELS / scale);
  const all = scene.places.map((place) => inside(scene, grown(place, base, size), lang));
  if (size <= base * 1.04) return all;
  const weight = importance(scene);
  const order = [...all].sort(
    (one, two) =>
      Number(always.has(two.place.id)) - Number(always.has(one.place.id)) ||
      (weight.get(two.place.id) ?? 0) - (weight.get(one.place.id) ?? 0),
  );
  const kept: ShownLabel[] = [];
  for (const label of order) {
    if (always.has(label.place.id) || kept.every((other) => !touch(label, other, lang))) kept.push(label);
  }
  return kept;
}

function grown(place: ScenePlace, base: number, size: number): ShownLabel {
  const more = size / base - 1;
  const dx = place.label.x - place.x;
  const dy = place.label.y - base * 0.33 - place.y;
  const away = place.label.anchor === "middle" ? 0 : Math.sign(dx) * more * base * 0.12;
  return {
    place,
    x: place.label.x + away,
    y: place.y + dy + Math.sign(dy) * Math.min(1, Math.abs(dy) / base) * more * base * 0.4 + size * 0.33,
    size,
  };
}

/** Large names near the sheet's edge move in, so that they are not cut off. */
function inside(scene: Scene, label: ShownLabel, lang: string): ShownLabel {
  const [left, right] = span(label, lang);
  const [x, , width] = scene.frame;
  const spare = label.size * SPARE;
  const shift = Math.max(0, x + spare - left) - Math.max(0, right - (x + width - spare));
  // What was beside its mark would now lie on it: go above.
  const lift = Math.abs(shift) > label.size * 0.3 && label.place.label.anchor !== "middle" ? label.size * 0.85 : 0;
  return { ...label, x: label.x + shift, y: label.y - lift };
}

function touch(one: ShownLabel, two: ShownLabel, lang: string): boolean {
  const [l1, r1] = span(one, lang);
  const [l2, r2] = span(two, lang);
  return l1 < r2 && l2 < r1 && Math.abs(one.y - two.y) < one.size * 0.85;
}

function span({ place, x, size }: ShownLabel, lang: string): [number, number] {
  const width = (place.names[lang] ?? place.id).length * size * 0.61;
  const left = x - { start: 0, middle: 0.5, end: 1 }[place.label.anchor] * width;
  return [left, left + width];
}
