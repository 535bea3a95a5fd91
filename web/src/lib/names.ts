/** Names of the things of one board, in the language of the page. */
import type { Scene, ScenePlace, SceneRoute, SceneTicket } from "../board/types";
import { request } from "./api";
import { loadEdition } from "./editions";
import type { Counts } from "./messages";
import { settings } from "./settings.svelte";
import { addWords, hasText, t } from "./texts.svelte";

const scenes = new Map<string, Promise<Scene>>();

/** The scene of an edition; loaded once. */
export function loadScene(edition: string): Promise<Scene> {
  let scene = scenes.get(edition);
  if (!scene) {
    scene = request<Scene>("GET", `/api/scenes/${encodeURIComponent(edition)}`);
    scene.catch(() => scenes.delete(edition));
    scenes.set(edition, scene);
  }
  return scene;
}

/** The board of one game: the edition's, or the campaign's as it was then, with the words that belong to it. */
export async function loadGameScene(game: { id: string; edition: string; campaign?: string | null }): Promise<Scene> {
  if (!game.campaign) {
    loadEdition(game.edition).catch(() => undefined); // its own words, where it has some
    return loadScene(game.edition);
  }
  const scene = await request<Scene>("GET", `/api/games/${encodeURIComponent(game.id)}/scene`);
  addWords(scene.words ?? {});
  return scene;
}

/** The board in the colours of a table's players, where those are not the edition's. */
export function paint(names: Names, seats: readonly { colour?: string }[]): Names {
  const colours = seats.map((seat) => seat.colour ?? "");
  const isUsual = colours.every((colour, seat) => !colour || colour === names.scene.seat_colours[seat]);
  return isUsual ? names : names.painted(colours);
}

/** Whether somebody gave no name: the server then calls them by the number of the seat or the colour of the company. */
export function isNameless(name: string, colour = ""): boolean {
  return name === "" || name === colour || /^\d+$/.test(name);
}

/** Letters of a word that needs the room of a small map beside it. */
const LONG = 10;

/** Whether a name has a word so long that it runs into what stands beside it where there is little room. */
export function hasLongWord(name: string): boolean {
  return name.split(/[ –-]+/).some((word) => word.length >= LONG);
}

/** The company a seat plays for in a campaign; empty elsewhere. */
export function companyName(scene: Scene | undefined, seat: number): string {
  const key = `company-${scene?.seat_colours[seat]}`;
  return scene?.words && hasText(key) ? t(key) : "";
}

export class Names {
  readonly places: ReadonlyMap<string, ScenePlace>;
  readonly routes: ReadonlyMap<string, SceneRoute>;
  readonly tickets: ReadonlyMap<string, SceneTicket>;
  /** The deck of a variant, in which some tickets may have other values. */
  variant = "";

  constructor(readonly scene: Scene) {
    this.places = new Map(scene.places.map((place) => [place.id, place]));
    this.routes = new Map(scene.routes.map((route) => [route.id, route]));
    this.tickets = new Map(scene.tickets.map((ticket) => [ticket.id, ticket]));
  }

  /** The same board with pieces in the colours the players have. */
  painted(colours: readonly string[]): Names {
    const names = new Names({ ...this.scene, seat_colours: [...colours] });
    names.variant = this.variant;
    return names;
  }

  place(id: string): string {
    const names = this.places.get(id)?.names;
    return names?.[settings.language] ?? names?.["en"] ?? id;
  }

  /** "Seattle – Helena": names are never inflected. */
  route(id: string): string {
    const route = this.routes.get(id);
    return route ? `${this.place(route.a)} – ${this.place(route.b)}` : id;
  }

  ticket(id: string): string {
    const ticket = this.tickets.get(id);
    if (ticket) return `${this.place(ticket.a)} – ${this.place(ticket.b)}`;
    return id
      .split("-")
      .map((end) => this.place(end))
      .join(" – ");
  }

  points(ticket: string): number {
    return this.scene.variant_points[this.variant]?.[ticket] ?? this.tickets.get(ticket)?.points ?? 0;
  }

  /** A value as it is shown: "12", or "$12" where dollars are counted. */
  worth(points: number): string {
    if (!this.scene.money) return signed(points);
    return (points < 0 ? "−" : "") + t("web-money", { amount: Math.abs(points) });
  }

  /** Both ends of a ticket. */
  ends(ticket: string): string[] {
    const found = this.tickets.get(ticket);
    return found ? [found.a, found.b] : [];
  }

  /** "6, red", "4, any colour, tunnel", "3, any colour, ferry, 2 locomotives". */
  describe(id: string): string {
    const route = this.routes.get(id);
    if (!route) return "";
    const parts = [String(route.length), colourWord(route.colour)];
    if (route.kind) parts.push(t(`play-kind-${route.kind}`));
    if (route.locomotives) parts.push(t("web-locomotives", { count: route.locomotives }));
    if ([route.a, route.b].some((end) => this.places.get(end)?.large)) parts.push(t("web-large-city"));
    return parts.join(", ");
  }
}

/** A number with a proper minus. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

/** A card in words. */
export function cardName(kind: string): string {
  return t(`play-card-${kind}`);
}

/** A colour by itself, in words: of a route, of a passenger. */
export function colourWord(colour: string): string {
  return t(`play-colour-${colour}`);
}

/** A company by its colour. */
export function companyWord(colour: string): string {
  return t(`play-company-${colour}`);
}

/** The colour of a card alone, where its mark is seen beside it. */
export function colourName(kind: string): string {
  return cardName(kind.split("_")[0] ?? kind);
}

/** "2 × red, 1 × locomotive". */
export function cardsInWords(counts: Counts | undefined): string {
  const parts = Object.entries(counts ?? {})
    .filter(([, count]) => count > 0)
    .sort(([a], [b]) => Number(a === "locomotive") - Number(b === "locomotive"))
    .map(([kind, count]) => `${count} × ${cardName(kind)}`);
  return parts.join(", ") || t("web-none");
}

/** A sentence for a refusal. */
export function explain(code: string, values: Record<string, unknown> = {}): string {
  const plain: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(values)) plain[key] = typeof value === "number" ? value : String(value);
  const key = `error-${code}`;
  const text = t(key, plain);
  return text === key ? t("web-error-unknown", { code }) : text;
}
