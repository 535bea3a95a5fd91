// The scene of an edition as GET /api/scenes/{edition} sends it (semafor.drawing.scene).

import type { CardColour, RouteColour } from "../lib/symbols";

export type Names = Record<string, string>;

export interface ScenePlace {
  id: string;
  names: Names;
  x: number;
  y: number;
  country: boolean;
  passengers?: number;
  /** Large: whoever claims a route to it draws a card. */
  large?: boolean;
  label: { x: number; y: number; anchor: "start" | "middle" | "end" };
}

export interface SceneRoute {
  id: string;
  a: string;
  b: string;
  length: number;
  colour: RouteColour;
  kind: "" | "tunnel" | "ferry";
  locomotives: number;
  points: number;
  twins: string[];
  /** SVG path data of the track, from `a` to `b`. */
  path: string;
  /** Centre x, centre y and angle in degrees of every slot, from `a` to `b`. */
  slots: [number, number, number][];
}

export interface SceneTicket {
  id: string;
  a: string;
  b: string;
  points: number;
  deck: string;
  /** Campaigns: the number of a postcard (0: none), whether it was drawn, companies that have stamped it. */
  number?: number;
  number_used?: boolean;
  stamps?: string[];
}

export interface Scene {
  edition: string;
  /** The edition whose rules and words hold: its own, or the one a campaign is based on. */
  base: string;
  map: string;
  title: Names;
  /** x, y, width, height of the printed sheet. */
  frame: [number, number, number, number];
  route_points: Record<string, number>;
  kinds: string[];
  /** Dollars take the place of points. */
  money: boolean;
  decks: string[];
  places: ScenePlace[];
  routes: SceneRoute[];
  /** Every ticket of every deck and variant of the edition. */
  tickets: SceneTicket[];
  /** Tickets that are worth something else with a variant deck (option `tickets`): variant -> ticket -> points. */
  variant_points: Record<string, Record<string, number>>;
  backdrop: { land: string; lakes: string; borders: string; subborders: string; rivers: string };
  seat_colours: string[];
  /** What its rules lay on the board and before the seats. */
  markers?: Marker[];
  /** Sizes in the frame's units. */
  sizes: { slot: number; slot_width: number; city: number; label: number };
  /** Things drawn for the eye only, each optional. */
  ornaments: Ornaments;
  /** Campaigns: painted strands, depots by city, opened regions, and words of what lies open, by language. */
  painted?: string[];
  /** So many stamps retire a ticket; 0 while nobody can know. */
  stamps_needed?: number;
  depots?: Record<string, string[]>;
  year?: number;
  regions?: { id: string; name: Names }[];
  /** How to read the numbers of the parts. */
  panels?: ScenePanel[];
  words?: Partial<Record<"en" | "pl", string>>;
  /** The rules in play, each in a sentence or two. */
  rules?: { id: string; name: Names; text: Names }[];
}

/** A campaign's depots, where stations stand; those of companies that are not at the table are left out. */
export function depotsOf(scene: Scene): { place: string; seat: number }[] {
  return Object.entries(scene.depots ?? {}).flatMap(([place, owners]) =>
    owners.map((owner) => ({ place, seat: scene.seat_colours.indexOf(owner) })).filter(({ seat }) => seat >= 0),
  );
}

/** How a row of a part reads: see `engine/markers.py`. */
export interface Marker {
  part: string;
  row: string;
  form: "owned" | "waiting" | "count" | "colours" | "colour" | "holder";
  icon: string;
  name: string;
}

export interface ScenePanel {
  part: string;
  row: string;
  by: "seat" | "value" | "place" | "pair" | "owner" | "open" | "card";
  names?: (string | number)[];
}

export interface Ornaments {
  /** Whether frontiers matter on this map. */
  borders?: "clear" | "faint";
  /** Centre and radius. */
  compass?: [number, number, number];
  /** Lines along which mountains and woods are drawn. */
  mountains?: [number, number][][];
  woods?: [number, number][][];
  /** Ships: x, y, and 1 (sails east) or -1. */
  ships?: [number, number, number][];
  /** Names of waters: x, y, angle, size, name by language. */
  waters?: [number, number, number, number, Names][];
}

/** A seat's train that runs once along a path. */
export interface Run {
  seat: number;
  path: readonly { route: SceneRoute; isBack: boolean }[];
}

export interface BoardProps {
  scene: Scene;
  lang: "en" | "pl";
  /** Route id -> seat that owns it. */
  owners?: Record<string, number>;
  /** Routes nobody may claim (the other strand is taken in a small game): drawn with a lock. */
  closed?: readonly string[];
  /** Routes the viewer may claim now: in full colour, while other free ones step back. */
  claimable?: ReadonlySet<string>;
  /** What is claimable has not followed the position yet. */
  busy?: boolean;
  /** The route chosen now: ghost wagons of `ghostSeat` on it. */
  selected?: string | null;
  ghostSeat?: number | null;
  /** The latest move: outlined. */
  lastRoutes?: readonly string[];
  /** A plan, a ticket's path, the longest path: lit. */
  litRoutes?: readonly string[];
  /** Places with a ring; `label` is short: a ticket's number. Several labels at one place are joined. */
  litPlaces?: readonly { id: string; label?: string }[];
  /** Dim everything that is not lit. */
  dim?: boolean;
  /** Routes of a plan whose loss would hurt: marked. */
  chokepoints?: readonly string[];
  /** Stations built. */
  stations?: readonly { place: string; seat: number }[];
  /** Passengers still waiting: place -> their colours (one entry for each). */
  passengers?: Record<string, readonly CardColour[]>;
  /** A click on a route, or Enter on it; always called, also for routes that cannot be claimed. */
  onSelect?: (route: string) => void;
  /** Places that may be chosen now (stations): they become controls. */
  selectablePlaces?: ReadonlySet<string>;
  onSelectPlace?: (place: string) => void;
  /** Accessible names, made by the parent (owner, cost, why not). */
  nameOf?: (route: string) => string;
  namePlace?: (place: string) => string;
  /** Accessible name of the whole board and of the zoom buttons. */
  label?: string;
  words?: { zoomIn: string; zoomOut: string; zoomFit: string };
  /** The pointer or the keyboard focus is on this route (null: on none). */
  onHover?: (route: string | null) => void;
  /** Animate newly owned routes (default true; reduced motion switches it off anyway). */
  animate?: boolean;
  /** Free routes that stand out for a moment: what a colour of the hand could pay. */
  payable?: ReadonlySet<string>;
  /** A plan: a thin thread along its routes. */
  thread?: readonly string[];
  /** A route somebody is advised to claim: ghost trains of a seat. */
  hintRoute?: string | null;
  hintSeat?: number | null;
  /** A train runs along a path; a new object runs again. */
  run?: Run | null;
  /** Zoom so that these places are seen (a ticket double-tapped); a new array frames again. */
  focus?: readonly string[] | null;
}
