/** What editions with events, companies and a caboose card show of them: read from the parts of a view. */
import type { View } from "./messages";
import { cardName } from "./names";
import { hasText, t } from "./texts.svelte";

export interface EventsPart {
  active_event: string | null;
  /** Whether the active event works until the next one; else it acted once. */
  is_lasting: boolean;
  /** From the first to the active one. */
  event_pile: string[];
  /** What is still to come, in no order. */
  event_deck: string[];
}

/** The events of a position; null where the edition has none. */
export function eventsOf(view: View | null): EventsPart | null {
  return (view?.parts["events"] as EventsPart | undefined) ?? null;
}

/** The colour of a seat's company; null without one, undefined where the edition has no companies. */
export function companyOf(view: View | null, seat: number): string | null | undefined {
  const part = view?.parts["companies"] as { companies: (string | null)[] } | undefined;
  return part && (part.companies[seat] ?? null);
}

/** Who holds the caboose card. */
export function cabooseOf(view: View | null): number | null {
  return (view?.parts["caboose"] as { caboose: number | null } | undefined)?.caboose ?? null;
}

/** How many passengers of a colour a seat has taken, and the most anybody else has; null where nobody takes any. */
export function passengersOf(
  view: View | null,
  seat: number | null,
  colour: string,
): { own: number; most: number } | null {
  const taken = (view?.parts["passengers"] as { taken?: Record<string, number>[] } | undefined)?.taken;
  if (!taken || seat === null) return null;
  const others = taken.filter((_counts, number) => number !== seat).map((counts) => counts[colour] ?? 0);
  return { own: taken[seat]?.[colour] ?? 0, most: Math.max(0, ...others) };
}

/** The text key of an event; the blank ones share one. */
const keyOf = (event: string) => `event-${event.split("-")[0]}`;

export function eventName(event: string): string {
  return t(keyOf(event));
}

export function eventText(event: string): string {
  return t(`${keyOf(event)}-text`);
}

/** Campaigns: a card of an office by its name; a postcard drawn in this very game by its number. */
export function powerName(power: string): string {
  const key = `power-${power}`;
  return hasText(key) ? t(key) : t("web-power-postcard", { number: Number(power.replace(/\D/g, "")) });
}

/** An option of an effect in words: an event by its name, else a card. */
export function optionName(option: string): string {
  const name = eventName(option);
  return name === keyOf(option) ? cardName(option) : name;
}
