// What is drawn for the eye only: mountains, woods, waves. Placed by a small generator with a fixed start,
// so that a board looks the same on every screen, and never under a slot, a city or a label.

import { placed } from "./shapes";
import type { Scene } from "./types";

type Spot = { x: number; y: number; size: number };

function generator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

/** Spots along lines that keep clear of everything printed. */
function spots(scene: Scene, lines: readonly [number, number][][], step: number, spread: number, room: number): Spot[] {
  const random = generator(7);
  const found: Spot[] = [];
  for (const line of lines) {
    for (let index = 0; index + 1 < line.length; index += 1) {
      const [x0, y0] = line[index]!;
      const [x1, y1] = line[index + 1]!;
      const length = Math.hypot(x1 - x0, y1 - y0);
      for (let along = 0; along < length; along += step) {
        for (let row = -1; row <= 1; row += 1) {
          const side = row * spread * 0.75 + (random() - 0.5) * spread;
          const t = (along + (random() - 0.5) * step) / length;
          const x = x0 + (x1 - x0) * t - ((y1 - y0) / length) * side;
          const y = y0 + (y1 - y0) * t + ((x1 - x0) / length) * side;
          const size = 0.75 + random() * 0.5;
          if (isFree(scene, x, y, room) && found.every((spot) => Math.hypot(spot.x - x, (spot.y - y) * 1.6) > room)) {
            found.push({ x, y, size });
          }
        }
      }
    }
  }
  return found.sort((one, two) => one.y - two.y);
}

function isFree(scene: Scene, x: number, y: number, room: number): boolean {
  const { slot, slot_width: width, city, label } = scene.sizes;
  for (const place of scene.places) {
    if (Math.hypot(place.x - x, place.y - y) < city + room) return false;
    const span = label * 0.3 * place.names["en"]!.length;
    const middle = place.label.x + { start: span, middle: 0, end: -span }[place.label.anchor];
    if (
      Math.abs(x - middle) < span + room * 0.7 &&
      Math.abs(y - place.label.y + label * 0.3) < label * 0.4 + room * 0.7
    )
      return false;
  }
  for (const route of scene.routes) {
    for (const [sx, sy, angle] of route.slots) {
      const turn = (angle * Math.PI) / 180;
      const dx = x - sx;
      const dy = y - sy;
      const along = Math.abs(dx * Math.cos(turn) + dy * Math.sin(turn)) - slot / 2;
      const across = Math.abs(dy * Math.cos(turn) - dx * Math.sin(turn)) - width / 2;
      if (along < room * 0.8 && across < room * 0.8) return false;
    }
  }
  return true;
}

export interface Relief {
  outline: string;
  shade: string;
}

/** Peaks: an outline and hatching on the eastern flank. */
export function mountains(scene: Scene): Relief {
  let outline = "";
  let shade = "";
  for (const { x, y, size } of spots(scene, scene.ornaments.mountains ?? [], 11, 13, 9)) {
    outline += placed("M-6.5 4Q-3.6.5-1.6-2.6L0-5.4L1.8-2.4Q3.6.8 6.5 4", x, y, 0, size);
    shade += placed("M0-5.4L.6-2L-.6-.2L.8 1.6L0 4H6.5Q3.6.8 1.8-2.4Z", x, y, 0, size);
  }
  return { outline, shade };
}

/** Small round trees. */
export function woods(scene: Scene): Relief {
  let outline = "";
  let shade = "";
  for (const { x, y, size } of spots(scene, scene.ornaments.woods ?? [], 9, 12, 7)) {
    outline += placed(
      "M0 4V1.4M-2.6 1.2A2.1 2.1 0 0 1-1.9-2.2A2 2 0 0 1 1.9-2.2A2.1 2.1 0 0 1 2.6 1.2Z",
      x,
      y,
      0,
      size,
    );
    shade += placed("M.4 1.2Q2-.6.9-3.2Q2.9-3.4 2.6-1.6Q4.2.2 2.6 1.2Z", x, y, 0, size);
  }
  return { outline, shade };
}

/** Short waves in staggered rows over the whole sheet; the land is drawn over them. One path is cheaper than a pattern. */
export function waves([x, y, width, height]: readonly [number, number, number, number]): string {
  let path = "";
  let row = 0;
  for (let top = y + 12; top < y + height; top += 11, row += 1) {
    for (let left = x + 8 + (row % 2) * 17; left < x + width; left += 34) path += `M${left} ${top}q2.5-2.4 5 0t5 0`;
  }
  return path;
}

/** The wind rose: light points, dark points, on a radius of 1. */
export function rose(x: number, y: number, radius: number): { light: string; dark: string } {
  let light = "";
  let dark = "";
  for (let number = 0; number < 16; number += 1) {
    const angle = number * 22.5;
    const reach = number % 4 === 0 ? 1 : number % 2 === 0 ? 0.66 : 0.46;
    const waist = number % 4 === 0 ? 0.16 : number % 2 === 0 ? 0.13 : 0.08;
    const half = Math.PI / 8;
    const wx = Math.sin(half) * waist * 1.8;
    const wy = -Math.cos(half) * waist * 1.8;
    light += placed(`M0 0L0 ${-reach}L${-wx} ${wy}Z`, x, y, angle, radius);
    dark += placed(`M0 0L0 ${-reach}L${wx} ${wy}Z`, x, y, angle, radius);
  }
  return { light, dark };
}
