// What moves on the board, as frames of transforms: trains that arrive on a route, a train that runs along a path.

import { uprightAngle } from "./shapes";
import type { Scene, SceneRoute } from "./types";

/** Milliseconds a train takes to arrive, and one to run along a path, at usual speed. */
export const ARRIVAL = 640;
export const RUN = 1700;

type Slot = readonly [number, number, number];

/** Degrees between -90 and 90: a wagon is the same from both ends. */
function nearAngle(angle: number): number {
  const turned = ((angle % 180) + 180) % 180;
  return turned > 90 ? turned - 180 : turned;
}

const move = (x: number, y: number, angle: number) =>
  `translate(${Math.round(x * 10) / 10}px, ${Math.round(y * 10) / 10}px) rotate(${Math.round(angle * 10) / 10}deg)`;

/** How one wagon comes from the far end of the route to its slot; the first one leads. */
export function arrivalOf(
  slots: readonly Slot[],
  number: number,
  speed = 1,
): { frames: Keyframe[]; duration: number; delay: number } {
  const [x, y, angle] = slots[number]!;
  const turn = uprightAngle(angle);
  const frames: Keyframe[] = slots
    .slice(number)
    .reverse()
    .map(([px, py, other]) => ({
      opacity: 1,
      transform: move(px - x, py - y, nearAngle(uprightAngle(other) - turn)),
    }));
  const last = slots.at(-1)!;
  const before = slots.at(-2) ?? [last[0] - 20, last[1], 0];
  const entry = [last[0] + (last[0] - before[0]) * 0.8 - x, last[1] + (last[1] - before[1]) * 0.8 - y] as const;
  frames.unshift({ opacity: 0, transform: move(entry[0], entry[1], nearAngle(uprightAngle(last[2]) - turn)) });
  const step = (ARRIVAL * speed) / (slots.length + 1);
  return { frames, duration: Math.max(1, (slots.length - number + 1) * step), delay: number * step };
}

/** The routes, of those given, that lead from one place to another, in order; the shortest way. */
export function pathBetween(
  scene: Scene,
  own: ReadonlySet<string>,
  from: readonly string[],
  to: readonly string[],
): { route: SceneRoute; isBack: boolean }[] {
  const came = new Map<string, { route: SceneRoute; place: string } | null>(from.map((place) => [place, null]));
  const length = new Map(from.map((place) => [place, 0]));
  const open = new Set(from);
  const ends = new Map<string, SceneRoute[]>();
  for (const route of scene.routes)
    if (own.has(route.id)) for (const end of [route.a, route.b]) ends.set(end, [...(ends.get(end) ?? []), route]);
  while (open.size) {
    const place = [...open].reduce((best, one) => (length.get(one)! < length.get(best)! ? one : best));
    open.delete(place);
    if (to.includes(place)) {
      const path: { route: SceneRoute; isBack: boolean }[] = [];
      let at = place;
      for (let step = came.get(at); step; step = came.get(at)) {
        path.unshift({ route: step.route, isBack: step.route.b === step.place });
        at = step.place;
      }
      return path;
    }
    for (const route of ends.get(place) ?? []) {
      const next = route.a === place ? route.b : route.a;
      const far = length.get(place)! + route.length;
      if (far >= (length.get(next) ?? Infinity)) continue;
      length.set(next, far);
      came.set(next, { route, place });
      open.add(next);
    }
  }
  return [];
}

/** Where a train stands along a line of points, `back` units behind the front, while the front goes from end to end. */
export function runOf(points: readonly (readonly [number, number])[], back: number, count = 60): Keyframe[] {
  const along = [0];
  for (let i = 1; i < points.length; i += 1)
    along.push(along[i - 1]! + Math.hypot(points[i]![0] - points[i - 1]![0], points[i]![1] - points[i - 1]![1]));
  const whole = along.at(-1) ?? 0;
  const frames: Keyframe[] = [];
  let piece = 1;
  for (let number = 0; number <= count; number += 1) {
    const at = Math.max(0, (whole * number) / count - back);
    while (piece < points.length - 1 && along[piece]! < at) piece += 1;
    const [x0, y0] = points[piece - 1] ?? [0, 0];
    const [x1, y1] = points[piece] ?? [x0, y0];
    const share = (at - (along[piece - 1] ?? 0)) / Math.max(0.01, (along[piece] ?? 0) - (along[piece - 1] ?? 0));
    const angle = (Math.atan2(y1 - y0, x1 - x0) * 180) / Math.PI;
    frames.push({ transform: move(x0 + (x1 - x0) * share, y0 + (y1 - y0) * share, angle) });
    if (piece > 1 && along[piece - 1]! > at) piece -= 1;
  }
  return straight(frames);
}

/** Turns go the short way round. */
function straight(frames: Keyframe[]): Keyframe[] {
  let before: number | null = null;
  return frames.map((frame) => {
    const found = /^(.*rotate\()(-?[\d.]+)deg\)$/.exec(String(frame["transform"]))!;
    let angle = Number(found[2]);
    if (before !== null) while (Math.abs(angle - before) > 180) angle += angle < before ? 360 : -360;
    before = angle;
    return { ...frame, transform: `${found[1]}${angle}deg)` };
  });
}
