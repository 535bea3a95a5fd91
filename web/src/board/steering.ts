// From route to route and place to place with the arrow keys; which route a finger means.

import type { Scene, SceneRoute } from "./types";

export type Point = readonly [number, number];

/** The middle of a route's row of slots. */
export function middleOf(route: SceneRoute): Point {
  const half = (route.slots.length - 1) / 2;
  const one = route.slots[Math.floor(half)]!;
  const two = route.slots[Math.ceil(half)]!;
  return [(one[0] + two[0]) / 2, (one[1] + two[1]) / 2];
}

const WAYS: Record<string, Point> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export function isArrow(key: string): boolean {
  return key in WAYS;
}

/** The nearest target in the direction of an arrow key: near and straight ahead is best. */
export function stepTo<T>(from: Point, key: string, targets: readonly { at: Point; value: T }[]): T | null {
  const way = WAYS[key];
  if (!way) return null;
  let best: T | null = null;
  let least = Infinity;
  for (const { at, value } of targets) {
    const dx = at[0] - from[0];
    const dy = at[1] - from[1];
    const ahead = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1] - dy * way[0]);
    if (ahead <= 0.5) continue;
    const price = ahead + 2.2 * aside;
    if (price < least) {
      least = price;
      best = value;
    }
  }
  return best;
}

/** The route whose slots are nearest to a point, within `reach` units of the frame. */
export function nearestRoute(scene: Scene, point: Point, reach: number): string | null {
  const { slot, slot_width: width } = scene.sizes;
  let best: string | null = null;
  let least = reach;
  for (const route of scene.routes) {
    for (const [x, y, angle] of route.slots) {
      const turn = (angle * Math.PI) / 180;
      const dx = point[0] - x;
      const dy = point[1] - y;
      const along = Math.max(0, Math.abs(dx * Math.cos(turn) + dy * Math.sin(turn)) - slot / 2);
      const across = Math.abs(dy * Math.cos(turn) - dx * Math.sin(turn));
      const distance = Math.hypot(along, Math.max(0, across - width / 2)) + across * 0.01;
      if (distance < least) {
        least = distance;
        best = route.id;
      }
    }
  }
  return best;
}
