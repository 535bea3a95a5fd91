/** Parts of faces: paths in a square of 64, drawn with one pen. What is not known is left out. */

export const SKINS: Record<string, string> = { fair: "#f3d6b8", rosy: "#eebf9f", olive: "#d9ab7c", brown: "#a9714b" };

export const TINTS: Record<string, string> = {
  coal: "#3a322c",
  chestnut: "#6f4423",
  rust: "#b0592a",
  wheat: "#d8ae5a",
  silver: "#cfcabd",
};

export const COATS: Record<string, string> = {
  moss: "#6d8257",
  sea: "#4a7d8c",
  plum: "#7c5377",
  brick: "#a5523f",
  brass: "#c4923a",
  ink: "#46505c",
};

interface Hair {
  /** Behind the head, and over it. */
  back?: string;
  front?: string;
}

export const HAIRS: Record<string, Hair> = {
  short: { front: "M18 27c-1-12 6-18 14-18s15 6 14 18c-2-5-4-8-7-9-5 2-11 2-15 0-3 2-5 5-6 9z" },
  swept: { front: "M18 28c-2-13 5-20 15-20 9 0 15 6 13 19-2-4-4-6-6-7-8 2-14 0-18-3 0 4-2 7-4 11z" },
  tousled: {
    front:
      "M17 28c-3-5-1-9 1-11-1-4 3-7 6-6 1-4 6-5 9-2 4-3 8-1 9 2 4 0 6 4 4 7 2 3 2 7 0 10-1-5-4-8-7-9-5 1-11 1-15-1-4 2-6 5-7 10z",
  },
  curls: {
    back: "M15 36c-5-2-6-8-2-11-3-6 1-12 6-11 2-6 9-8 13-5 5-3 11 0 12 5 6 0 9 6 6 11 4 4 2 10-2 11-1 4-5 5-8 3H22c-3 2-7 1-7-3z",
    front: "M19 26c-1-5 2-8 5-8 2-4 6-4 8-2 3-2 7-1 8 2 4 0 6 4 5 8-2-3-5-4-7-3-3-3-8-3-11 0-3-1-6 0-8 3z",
  },
  bob: {
    back: "M15 42c-3-14-2-33 17-33s20 19 17 33c-3 2-6 2-8 0V26H23v16c-2 2-5 2-8 0z",
    front: "M19 27c0-9 5-14 13-14s13 5 13 14c-4-1-7-3-9-7-4 4-10 6-17 7z",
  },
  long: {
    back: "M14 52c-2-18-4-43 18-43s20 25 18 43c-4 1-7 0-9-3V26H23v23c-2 3-5 4-9 3z",
    front: "M19 28c-1-10 5-15 13-15s14 5 13 15c-2-5-6-8-13-10-5 2-10 5-13 10z",
  },
  bun: {
    back: "M25 10a7 6 0 1 1 14 0a7 6 0 1 1-14 0z",
    front: "M18 28c-2-12 5-17 14-17s16 5 14 17c-2-6-7-9-14-9s-12 3-14 9z",
  },
  plaits: {
    back: "M17 26c-5 4-7 10-5 15-2 4-1 8 2 11 3-2 4-6 3-10 3-4 3-9 2-14zM47 26c5 4 7 10 5 15 2 4 1 8-2 11-3-2-4-6-3-10-3-4-3-9-2-14z",
    front: "M18 28c-2-12 5-18 14-18s16 6 14 18c-1-6-6-9-14-12-8 3-13 6-14 12z",
  },
  crown: {
    back: "M17 15c2-8 10-10 15-9 6-1 13 1 15 9l-4 6H21z",
    front: "M18 27c-1-10 5-14 14-14s15 4 14 14c-3-6-8-8-14-8s-11 2-14 8z",
  },
  bald: { front: "M17 32c-2-5-1-9 1-12 1 3 1 7 1 11zM47 32c2-5 1-9-1-12-1 3-1 7-1 11z" },
};

/** Lines; eyes of dots are their own. */
export const EYES: Record<string, string> = {
  calm: "M23.5 31q2.5-2.4 5 0M35.5 31q2.5-2.4 5 0M23 26.500q3-1.7 6-.5M35 26q3-1.2 6 .5",
  narrow: "M23.5 31h5M35.5 31h5M22.5 27l6 1.300M41.5 27l-6 1.3",
  dots: "M23 26q3-2 6-.5M35 25.500q3-1.5 6 .5",
  wide: "M22.8 25.200q3.2-2.4 6.4-.8M34.8 24.400q3.2-1.6 6.4.8",
};

export const PUPILS: Record<string, number> = { dots: 1.7, wide: 2.3, calm: 0, narrow: 1.2 };

export const MOUTHS: Record<string, string> = {
  smile: "M26.5 41.500q5.5 4.5 11 0",
  grin: "M25.5 40.500q6.5 1.5 13 0q-1 6-6.5 6t-6.5-6z",
  shy: "M28.5 43q3.5 1.6 7 0",
  smirk: "M27 42.800q5 1.8 10.5-2",
};
