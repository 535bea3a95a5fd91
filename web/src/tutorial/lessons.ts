/**
 * What the guide says, and when. A lesson fits a moment; the first one that fits and was not heard yet is told.
 * It is done when its button is pressed, or when the player has done what it spoke of and it no longer fits.
 */
import type { Scene } from "../board/types";
import type { EditionHint, State } from "../lib/messages";
import { readChoices, total, type Choices } from "../lib/moves";
import type { Values } from "../lib/texts.svelte";

/** A place of the screen that a lesson speaks of; selectors in `TARGETS`. */
export type Target =
  "sheet" | "tickets" | "market" | "hand" | "plan" | "log" | "board" | "players" | "event" | "panels" | "none";

export interface Moment {
  phase: string;
  isMyTurn: boolean;
  isOver: boolean;
  isLastRound: boolean;
  choices: Choices;
  /** Turns this seat has finished, as far as its cards and routes tell. */
  routes: number;
  trains: number;
  fewestTrains: number;
  cards: number;
  score: number;
  tickets: { id: string; done: boolean }[];
  offered: number;
  /** A route the planner wants that can be claimed now. */
  wanted: string | null;
  hasTunnel: boolean;
  hasFerry: boolean;
  hasRivals: boolean;
  hasCountryTicket: boolean;
  /** An event is active. */
  hasEvent: boolean;
}

export interface Lesson {
  id: string;
  target: Target;
  when: (moment: Moment) => boolean;
  values?: (moment: Moment) => Values;
  /** Other keys than `coach-ID`. */
  key?: string;
  /** Its words, where they come with the edition. */
  hint?: EditionHint;
  /** Not part of the numbered course. */
  aside?: boolean;
}

/** What a state means for the guide; null for spectators. */
export function momentOf(state: State, seat: number, scene: Scene | null, wanted: string | null): Moment {
  const { view } = state;
  const own = view.seats[seat]!;
  const choices = readChoices(state.prompt);
  const kinds = new Map((scene?.routes ?? []).map((route) => [route.id, route.kind]));
  const claimable = [...choices.routes.keys()];
  const countries = new Set((scene?.places ?? []).filter((place) => place.country).map((place) => place.id));
  const ends = new Map((scene?.tickets ?? []).map((ticket) => [ticket.id, [ticket.a, ticket.b]]));
  return {
    phase: state.prompt?.phase ?? "",
    isMyTurn: state.prompt !== null,
    isOver: view.over,
    isLastRound: view.last_round !== null && !view.over,
    choices,
    routes: own.routes.length,
    trains: own.trains,
    fewestTrains: Math.min(...view.seats.map((one) => one.trains)),
    cards: total(view.hand),
    score: own.score,
    tickets: view.tickets,
    offered: view.offered.length,
    wanted: wanted !== null && choices.routes.has(wanted) ? wanted : null,
    hasTunnel: claimable.some((route) => kinds.get(route) === "tunnel"),
    hasFerry: claimable.some((route) => kinds.get(route) === "ferry"),
    hasRivals: view.seats.some((one, number) => number !== seat && one.routes.length > 0),
    hasEvent: (view.parts["events"] as { active_event?: string | null } | undefined)?.active_event != null,
    hasCountryTicket: view.tickets.some((ticket) => (ends.get(ticket.id) ?? []).some((end) => countries.has(end))),
  };
}

const START_CARDS = 4;
const isTurn = (moment: Moment) => moment.isMyTurn && moment.phase === "turn";
/** Something was drawn or claimed already. */
const hasPlayed = (moment: Moment) => moment.cards !== START_CARDS || moment.routes > 0;

/** The course of the first game, in the order of telling. */
export const COURSE: Lesson[] = [
  { id: "ending", target: "none", when: (m) => m.isOver, aside: true },
  { id: "welcome", target: "none", when: (m) => !m.isOver },
  { id: "choose-tickets", target: "sheet", when: (m) => m.phase === "tickets" && m.tickets.length === 0 },
  { id: "own-tickets", target: "tickets", when: (m) => m.tickets.length > 0 && isTurn(m) },
  { id: "draw", target: "market", when: (m) => isTurn(m) && !hasPlayed(m) },
  { id: "second-card", target: "market", when: (m) => m.phase === "second_card" && m.isMyTurn },
  { id: "wait", target: "log", when: (m) => hasPlayed(m) && m.phase !== "second_card" },
  { id: "hand", target: "hand", when: (m) => hasPlayed(m) && isTurn(m) },
  { id: "plan", target: "plan", when: (m) => hasPlayed(m) && isTurn(m) && m.tickets.some((ticket) => !ticket.done) },
  {
    id: "claim-wanted",
    target: "board",
    when: (m) => isTurn(m) && hasPlayed(m) && m.wanted !== null && m.routes === 0,
  },
  {
    id: "claim",
    target: "board",
    values: (m) => ({ count: m.choices.routes.size }),
    when: (m) => isTurn(m) && m.choices.routes.size > 0 && m.routes === 0 && m.wanted === null && m.cards >= 8,
    aside: true,
  },
  {
    id: "claimed",
    target: "players",
    when: (m) => m.routes > 0 && m.phase !== "second_card",
    values: (m) => ({ points: m.score, trains: m.trains }),
  },
  { id: "free", target: "none", when: (m) => m.routes > 0 && isTurn(m) },
  { id: "last-round", target: "none", when: (m) => m.isLastRound && m.isMyTurn, aside: true },
  {
    id: "all-done",
    target: "market",
    when: (m) => isTurn(m) && m.tickets.length > 0 && m.tickets.every((ticket) => ticket.done),
    aside: true,
  },
  { id: "ticket-done", target: "tickets", when: (m) => m.tickets.some((ticket) => ticket.done), aside: true },
  { id: "trains", target: "players", when: (m) => m.fewestTrains <= 12 && isTurn(m), aside: true },
  {
    id: "collect",
    target: "hand",
    when: (m) => m.cards >= 14 && isTurn(m) && m.choices.routes.size > 0,
    values: (m) => ({ cards: m.cards }),
    aside: true,
  },
];

/** When and where a hint is told: the moments this page can tell apart, by the name a rule gives them. */
const MOMENTS: Record<string, Pick<Lesson, "target" | "when">> = {
  four: { target: "sheet", when: (m) => m.phase === "tickets" && m.offered > 3 },
  tunnel: { target: "sheet", when: (m) => m.phase === "tunnel" && m.isMyTurn },
  "tunnel-open": { target: "board", when: (m) => isTurn(m) && m.hasTunnel },
  ferry: { target: "board", when: (m) => isTurn(m) && m.hasFerry },
  station: {
    target: "market",
    when: (m) => isTurn(m) && m.hasRivals && m.choices.buttons.some(({ on }) => on === "places") && m.routes > 0,
  },
  mix: { target: "sheet", when: (m) => m.phase === "tickets" && m.choices.tickets.length > 1 },
  passengers: { target: "sheet", when: (m) => m.phase === "passengers" && m.isMyTurn },
  country: { target: "tickets", when: (m) => isTurn(m) && m.hasCountryTicket },
  effect: { target: "sheet", when: (m) => m.phase === "effect" && m.isMyTurn },
  event: { target: "event", when: (m) => isTurn(m) && m.hasEvent },
  company: { target: "players", when: (m) => isTurn(m) && m.tickets.length > 0 },
};
/** A hint of a rule that this page has never heard of is told in the first turn. */
const ANY_TURN: Pick<Lesson, "target" | "when"> = { target: "none", when: (m) => isTurn(m) && m.tickets.length > 0 };

/** What is new in an edition, at the first moment it matters; independent of the course. */
export function hintsOf(hints: readonly EditionHint[]): Lesson[] {
  const order = Object.keys(MOMENTS);
  const place = (hint: EditionHint) => (order.includes(hint.id) ? order.indexOf(hint.id) : order.length);
  return [...hints]
    .sort((one, two) => place(one) - place(two))
    .map((hint) => ({
      id: hint.id,
      ...(MOMENTS[hint.id] ?? ANY_TURN),
      key: `coach-hint-${hint.id}`,
      hint,
      aside: true,
    }));
}

/** A game of a campaign: what lies beside the board takes the place of the company. */
export function campaignHints(hints: readonly EditionHint[]): Lesson[] {
  const beside: Lesson = {
    id: "campaign",
    target: "panels",
    when: (m) => isTurn(m) && m.tickets.length > 0,
    key: "coach-hint-campaign",
    aside: true,
  };
  return [...hintsOf(hints).filter((lesson) => lesson.id !== "company"), beside];
}

/** The lesson to tell now. One that waits for its turn in the course keeps the later ones of the course waiting. */
export function lessonFor(lessons: readonly Lesson[], moment: Moment, heard: ReadonlySet<string>): Lesson | null {
  return lessons.find((lesson) => !heard.has(lesson.id) && lesson.when(moment)) ?? null;
}

/** Where in the numbered course a lesson stands: [number, all]; null for one beside it. */
export function placeOf(lesson: Lesson): [number, number] | null {
  const numbered = COURSE.filter((one) => !one.aside);
  const index = numbered.indexOf(lesson);
  return index < 0 ? null : [index + 1, numbered.length];
}

/** Where on the screen a target is: the first selector that is there and visible. */
export const TARGETS: Record<Target, string[]> = {
  sheet: ["[data-anchor=sheet]", "form.sheet"],
  tickets: ["section.tickets", "[data-anchor=tab-tickets]"],
  market: ["section.market"],
  hand: ["section.hand", "[data-anchor=tab-hand]"],
  plan: ["section.tickets header button", "section.tickets .way", "section.tickets", "[data-anchor=tab-tickets]"],
  log: ["section.log", "[data-anchor=log]", "[data-anchor=tab-log]"],
  board: [".semafor-board"],
  event: ["[data-anchor=event]"],
  panels: ["section.panels", ".players .mine"],
  players: [".players .mine", ".players"],
  none: [],
};
