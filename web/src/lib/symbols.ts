// Colours never stand alone: every card, route and seat has a colour, a shape and a word.
// Words come from the texts (`play-card-COLOUR`); shapes and paints are here, for all components.
// The letters are the ones the terminal uses, so both screens speak the same language.

export const CARD_COLOURS = ["purple", "blue", "orange", "white", "green", "yellow", "black", "red"] as const;
export type CardColour = (typeof CARD_COLOURS)[number];
export type CardKind = CardColour | "locomotive";
export type RouteColour = CardColour | "grey";

export interface Paint {
  /** Body. */ fill: string;
  /** Outline and shaded parts. */ edge: string;
  /** Lit upper edge. */ light: string;
  /** What is drawn on the body: symbol, number. Contrast with `fill` is at least 4.5. */ ink: string;
}

/** Paints of cards and routes; equal in both themes, so that nobody learns them twice. */
export const PAINTS: Record<CardKind | "grey", Paint> = {
  purple: { fill: "#b58ac9", edge: "#6d4385", light: "#d6b8e2", ink: "#2e1040" },
  blue: { fill: "#5b9bd3", edge: "#265f94", light: "#9cc7ea", ink: "#06243f" },
  orange: { fill: "#e8974a", edge: "#a85a14", light: "#f7c48f", ink: "#452100" },
  white: { fill: "#f7f3e8", edge: "#6f6756", light: "#ffffff", ink: "#4a4536" },
  green: { fill: "#7db562", edge: "#3d6f2a", light: "#b3d99d", ink: "#143206" },
  yellow: { fill: "#f2d257", edge: "#a8871a", light: "#fbe9a1", ink: "#443500" },
  black: { fill: "#46444b", edge: "#1f1e22", light: "#77747e", ink: "#f4efe4" },
  red: { fill: "#d8574c", edge: "#8c241c", light: "#f0988f", ink: "#2e0300" },
  grey: { fill: "#c3bdb0", edge: "#807a6c", light: "#e0dbd0", ink: "#36322a" },
  locomotive: { fill: "#efe6d2", edge: "#5a4a3a", light: "#ffffff", ink: "#2b241c" },
};

/** Paints of the players' pieces: stronger than cards, steps of lightness for colour-blind eyes. */
export const SEAT_PAINTS: Record<string, Paint> = {
  blue: { fill: "#1f62b5", edge: "#0b2d5c", light: "#6ea6e6", ink: "#ffffff" },
  red: { fill: "#b8231d", edge: "#560b08", light: "#e8716a", ink: "#ffffff" },
  green: { fill: "#2f8f4e", edge: "#0f4221", light: "#7fcb98", ink: "#ffffff" },
  yellow: { fill: "#f0b90f", edge: "#6b4e00", light: "#ffe488", ink: "#2e2200" },
  black: { fill: "#2d2c31", edge: "#000000", light: "#77757f", ink: "#ffffff" },
  white: { fill: "#f4f1ea", edge: "#5d584c", light: "#ffffff", ink: "#2b2822" },
  purple: { fill: "#7a3fa0", edge: "#371250", light: "#b98ad6", ink: "#ffffff" },
  orange: { fill: "#e37a1c", edge: "#6e3300", light: "#f8b87b", ink: "#2b1300" },
};

/** Campaigns: a card may carry a mark beside its colour (`red_pick`). */
export function colourOf(kind: string): CardKind | "grey" {
  const [colour = ""] = kind.split("_");
  return colour in PAINTS ? (colour as CardKind) : "grey";
}

export function markOf(kind: string): "pick" | "skull" | null {
  const mark = kind.split("_")[1];
  return mark === "pick" || mark === "skull" ? mark : null;
}

/** Marks in a box from -5 to 5 (draw with fill-rule evenodd). */
export const MARK_SHAPES = {
  pick: "M-4.700-.6C-3.200-3.900-.2-5 3.900-4.700C3.100-4.100 2.200-3.700 1.400-3.400L2-2.800L1-1.800L3.900 3.500L2.900 4.500L-.4-.4L-1.200-1.200C-2.200-1.600-3.500-1.400-4.700-.6Z",
  skull:
    "M0-4.400C2.700-4.400 4.200-2.700 4.200-.6C4.200 .9 3.400 1.900 2.400 2.400V4.200H-2.400V2.400C-3.400 1.900-4.200 .9-4.200-.6C-4.200-2.700-2.700-4.400 0-4.400ZM-1.700-1.700A1.250 1.250 0 1 0-1.690-1.700ZM1.700-1.700A1.250 1.250 0 1 0 1.710-1.700ZM0 .9L-.6 2H.6Z",
} as const;

/** The same symbols as letters, for running text. */
export const CARD_LETTERS: Record<CardKind | "grey", string> = {
  purple: "◆",
  blue: "●",
  orange: "▲",
  white: "□",
  green: "▼",
  yellow: "○",
  black: "■",
  red: "✚",
  locomotive: "★",
  grey: "▒",
};
export const SEAT_LETTERS = ["♠", "♥", "♣", "♪", "☼"] as const;

/** Outlines in a box from -5 to 5 (draw with fill-rule evenodd). */
export const CARD_SHAPES: Record<CardKind | "grey", string> = {
  purple: "M0-4.8L3.9 0L0 4.8L-3.9 0Z",
  blue: "M-4 0A4 4 0 1 1 4 0A4 4 0 1 1-4 0Z",
  orange: "M0-4.4L4.7 3.7L-4.7 3.7Z",
  white: "M-4-4H4V4H-4ZM-1.9-1.9V1.9H1.9V-1.9Z",
  green: "M-4.8-3.8H-1.9L0-.5L1.9-3.8H4.8L0 4.5Z",
  yellow: "M-4.5 0A4.5 4.5 0 1 1 4.5 0A4.5 4.5 0 1 1-4.5 0ZM-2.1 0A2.1 2.1 0 1 0 2.1 0A2.1 2.1 0 1 0-2.1 0Z",
  black: "M-3.8-3.8H3.8V3.8H-3.8Z",
  red: "M-1.5-4.5H1.5V-1.5H4.5V1.5H1.5V4.5H-1.5V1.5H-4.5V-1.5H-1.5Z",
  locomotive: "M0-5L1.4-1.7L5-1.5L2.3.8L3.1 4.3L0 2.4L-3.1 4.3L-2.3.8L-5-1.5L-1.4-1.7Z",
  grey: "",
};

/** Players' symbols (spade, heart, club, note, sun) in the same box. */
export const SEAT_SHAPES: readonly string[] = [
  "M0-5C1.2-3 4.6-1.2 4.6 1.3C4.6 3.3 2.2 3.9.8 2.5C.9 3.7 1.3 4.4 2.1 5H-2.1C-1.3 4.4-.9 3.7-.8 2.5C-2.2 3.9-4.6 3.3-4.6 1.3C-4.6-1.2-1.2-3 0-5Z",
  "M0 4.8C-1.6 3-5-.2-5-2.3C-5-4.9-1.4-5.5 0-2.6C1.4-5.5 5-4.9 5-2.3C5-.2 1.6 3 0 4.8Z",
  "M-2.3-2.7A2.3 2.3 0 1 1 2.1-1.5A2.3 2.3 0 1 1 .7 2.3C.8 3.6 1.2 4.4 2 5H-2C-1.2 4.4-.8 3.6-.7 2.3A2.3 2.3 0 1 1-2.1-1.5A2.3 2.3 0 0 1-2.3-2.7Z",
  "M-.4-5H1C1.2-3.6 4-3 3.6.2C3-1 2.2-1.4 1-1.5V3A2.5 2 0 1 1-.4 1.2Z",
  "M0-5.2L1.2-2.9L3.7-3.7L2.9-1.2L5.2 0L2.9 1.2L3.7 3.7L1.2 2.9L0 5.2L-1.2 2.9L-3.7 3.7L-2.9 1.2L-5.2 0L-2.9-1.2L-3.7-3.7L-1.2-2.9ZM-1.5 0A1.5 1.5 0 1 0 1.5 0A1.5 1.5 0 1 0-1.5 0Z",
];

/** The paint of a seat, given the edition's `seat_colours`. */
export function seatPaint(colours: readonly string[], seat: number): Paint {
  return SEAT_PAINTS[colours[seat] ?? "black"] ?? SEAT_PAINTS["black"]!;
}

/** Which symbol goes with a colour: a company keeps its own, wherever it sits. The last three stand in for others. */
const SIGN_OF: Record<string, number> = {
  blue: 0,
  red: 1,
  green: 2,
  yellow: 3,
  black: 4,
  white: 0,
  purple: 2,
  orange: 3,
};

/** The outline of the symbol of a colour of pieces. */
export function colourShape(colour: string): string {
  return SEAT_SHAPES[SIGN_OF[colour] ?? 0]!;
}

/** The outline of a seat's symbol, given the edition's `seat_colours`; a free one where two colours would have the same. */
export function seatShape(colours: readonly string[], seat: number): string {
  const worn = colours[seat] ?? "black";
  const taken: number[] = [];
  for (const [colour, sign] of Object.entries(SIGN_OF)) {
    if (!colours.includes(colour)) continue;
    const free = SEAT_SHAPES.findIndex((_, other) => !taken.includes(other));
    const found = taken.includes(sign) && free >= 0 ? free : sign;
    if (colour === worn) return SEAT_SHAPES[found]!;
    taken.push(found);
  }
  return colourShape(worn);
}
