/** The final scoring as a row of beats: one thing is counted in each, and the totals grow with it. */
import type { Run, Scene } from "../board/types";
import type { Ending, TicketEnd } from "../lib/messages";

export interface Beat {
  /** Name of the score line: routes, tickets, longest, stations, globetrotter, passengers … */
  step: string;
  /** Whose beat it is; null where all seats score at once. */
  seat: number | null;
  ticket: TicketEnd | null;
  /** Points this beat brings, by seat. */
  gains: number[];
  /** Totals after it, by seat. */
  totals: number[];
  /** What is lit on the board. */
  routes: string[];
  places: string[];
  /** Trains on the lit path (longest path). */
  trains: number;
}

/** What the board is asked to light; `label` is for those who don't see it. */
export interface Light {
  routes: string[];
  places: string[];
  label: string;
  seat: number | null;
}

/** A train that runs along routes in walking order. */
export function trainAlong(scene: Scene, ids: readonly string[], seat: number): Run {
  const routes = ids.flatMap((id) => scene.routes.find((route) => route.id === id) ?? []);
  const [first, second] = routes;
  let at = first && second && (first.a === second.a || first.a === second.b) ? first.b : (first?.a ?? "");
  const path = routes.map((route) => {
    const isBack = route.b === at;
    at = isBack ? route.a : route.b;
    return { route, isBack };
  });
  return { seat, path };
}

const trainsOn = (scene: Scene, routes: readonly string[]) =>
  scene.routes.reduce((sum, route) => sum + (routes.includes(route.id) ? route.length : 0), 0);

const single = (seats: number, seat: number, points: number) =>
  Array.from({ length: seats }, (_, index) => (index === seat ? points : 0));

type Draft = Omit<Beat, "totals">;

function ticketBeats(scene: Scene, ending: Ending): Draft[] {
  const ends = new Map(scene.tickets.map((ticket) => [ticket.id, [ticket.a, ticket.b]]));
  const beats: Draft[] = [];
  ending.seats.forEach((end, seat) => {
    const inOrder = [...end.tickets].sort((one, two) => Number(two.done) - Number(one.done) || two.points - one.points);
    for (const ticket of inOrder) {
      const points = ticket.done ? ticket.points : -ticket.points;
      const routes = ticket.done ? ticket.path : [];
      const gains = single(ending.seats.length, seat, points);
      beats.push({ step: "tickets", seat, ticket, gains, routes, places: ends.get(ticket.id) ?? [], trains: 0 });
    }
  });
  return beats;
}

function longestBeats(scene: Scene, ending: Ending): Draft[] {
  const holders = ending.seats.map((_, seat) => seat).filter((seat) => (ending.seats[seat]!.lines["longest"] ?? 0) > 0);
  return holders.map((seat) => {
    const { lines, longest } = ending.seats[seat]!;
    const gains = single(ending.seats.length, seat, lines["longest"]!);
    return {
      step: "longest",
      seat,
      ticket: null,
      gains,
      routes: longest,
      places: [],
      trains: trainsOn(scene, longest),
    };
  });
}

function draftsOf(scene: Scene, ending: Ending, step: string): Draft[] {
  if (step === "tickets") return ticketBeats(scene, ending);
  if (step === "longest") return longestBeats(scene, ending);
  const gains = ending.seats.map((end) => end.lines[step] ?? 0);
  return [{ step, seat: null, ticket: null, gains, routes: [], places: [], trains: 0 }];
}

/** All beats in the order of telling. */
export function beatsOf(scene: Scene, ending: Ending): Beat[] {
  let totals = ending.seats.map(() => 0);
  return ending.steps
    .flatMap((step) => draftsOf(scene, ending, step))
    .map((draft) => {
      totals = totals.map((total, seat) => total + draft.gains[seat]!);
      return { ...draft, totals };
    });
}

/** Seats from first to last place. */
export function placing(ending: Ending): number[] {
  return ending.seats.map((_, seat) => seat).sort((one, two) => ending.seats[one]!.rank - ending.seats[two]!.rank);
}

/** Counts beside the points (tickets completed, trains on the longest path …), in the order they are sent. */
export function countsOf(ending: Ending): string[] {
  const first = ending.seats[0]?.lines ?? {};
  return Object.keys(first).filter((name) => !ending.steps.includes(name));
}
