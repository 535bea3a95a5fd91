/** What editions with events show of them: read from the parts of a view. */
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
