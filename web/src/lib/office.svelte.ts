/** Campaigns: what the secret sides of one's own postcards say, asked for when a card is new. */
import { request } from "./api";
import type { Office } from "./messages";
import { settings } from "./settings.svelte";

let game = "";
let postcards: Office["postcards"] = $state.raw({});
const asked = new Set<string>();

/** Ask for the words of these cards of one's own, once for each. */
export function lookUp(id: string, cards: readonly string[]): void {
  if (id !== game) {
    game = id;
    postcards = {};
    asked.clear();
  }
  const isNew = cards.some((card) => !asked.has(card));
  for (const card of cards) asked.add(card);
  if (!isNew) return;
  request<Office>("GET", `/api/games/${encodeURIComponent(id)}/office`).then(
    (office) => {
      if (id === game) postcards = office.postcards;
    },
    () => asked.clear(),
  );
}

/** What a card says to its owner; empty where it is not known (yet). */
export function secretOf(card: string): string {
  return postcards[card]?.[settings.language] ?? "";
}
