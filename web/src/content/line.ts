/** Where everything stands in a picture of routes: rows that fit the page, cities with their names, spaces side by side. */
import type { PicturePiece, PictureStretch, RulesPicture } from "../lib/messages";

export const SLOT = 38;
export const CITY = 34;
const LANE = 30;
const ROW = 78;
const MARGIN = 54;
/** Spaces in a row; what is longer goes on in the next one. */
const MOST = 8;
const LEAST_WIDTH = 330;

export interface City {
  x: number;
  y: number;
  name: string;
  /** Where its name stands: below, or above where the neighbour's stands below. */
  label: number;
  pieces: PicturePiece[];
}

export interface Lane {
  x: number;
  y: number;
  stretch: PictureStretch;
}

export interface Line {
  cities: City[];
  lanes: Lane[];
  width: number;
  height: number;
}

/** Stretches one after the other; those between the same places lie in one group, beside each other. */
function groups(stretches: PictureStretch[]): PictureStretch[][] {
  const made: PictureStretch[][] = [];
  for (const stretch of stretches) {
    const latest = made.at(-1)?.[0];
    if (latest && latest.a === stretch.a && latest.b === stretch.b) made.at(-1)!.push(stretch);
    else made.push([stretch]);
  }
  return made;
}

export function layOut(stretches: PictureStretch[], pieces: PicturePiece[]): Line {
  const line: Line = { cities: [], lanes: [], width: LEAST_WIDTH, height: 0 };
  let [x, y, taken, number] = [0, -ROW / 2 + 8, 0, 0];
  let last: string | null = null;
  const city = (name: string, lanes: number) => {
    const standing = line.cities.some((one) => one.name === name) ? [] : pieces.filter((one) => one.place === name);
    const isAbove = number % 2 === 1 && !standing.length;
    const apart = ((lanes - 1) * LANE) / 2;
    line.cities.push({ x, y, name, label: isAbove ? -17 - apart : 30 + apart, pieces: standing });
    number += 1;
  };
  for (const group of groups(stretches)) {
    const { a, b, length } = group[0]!;
    if (a !== last || taken + length > MOST) {
      [x, taken, number] = [MARGIN, 0, 0];
      y += ROW + (group.length - 1) * LANE * 0.5;
      city(a, group.length);
    }
    group.forEach((stretch, lane) => {
      line.lanes.push({ x: x + CITY / 2, y: y + (lane - (group.length - 1) / 2) * LANE, stretch });
    });
    x += CITY + length * SLOT;
    taken += length;
    last = b;
    city(b, group.length);
    line.width = Math.max(line.width, x + MARGIN);
    line.height = y + 40 + (group.length - 1) * LANE * 0.5;
  }
  return centred(line);
}

/** Short rows stand in the middle. */
function centred(line: Line): Line {
  const ends = new Map<number, number>();
  for (const { x, y } of line.cities) ends.set(y, Math.max(ends.get(y) ?? 0, x));
  const heights = [...ends.keys()];
  const shift = (y: number) => {
    const row = heights.reduce((best, one) => (Math.abs(one - y) < Math.abs(best - y) ? one : best), heights[0] ?? 0);
    return (line.width - MARGIN - (ends.get(row) ?? 0)) / 2;
  };
  const moved = <T extends { x: number; y: number }>(one: T): T => ({ ...one, x: one.x + shift(one.y) });
  return { ...line, cities: line.cities.map(moved), lanes: line.lanes.map(moved) };
}

const NOTHING: RulesPicture = {
  kind: "line",
  caption: "",
  stretches: [],
  pieces: [],
  rows: [],
  places: [],
  points: 0,
  done: false,
  terms: [],
  headline: [],
};
const ROUTE: PictureStretch = {
  a: "",
  b: "",
  length: 3,
  colour: "blue",
  kind: "",
  locomotives: 0,
  owner: "",
  closed: false,
  lit: false,
};

/** What an ornament shows: cards, a free route, and trains on one. */
export const ORNAMENTS: RulesPicture[] = [
  {
    ...NOTHING,
    kind: "cards",
    rows: [
      { heading: "", cards: ["red", "yellow", "locomotive", "black", "green", "back"], lit: [0, 5], wrong: false },
    ],
  },
  { ...NOTHING, stretches: [ROUTE] },
  { ...NOTHING, stretches: [{ ...ROUTE, owner: "you" }] },
];
