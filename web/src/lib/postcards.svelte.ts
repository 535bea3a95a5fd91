/** Campaigns: the postcards at the table as the server last told them; the table's panel keeps them up to date. */
import type { GamePostcard } from "./messages";
import { settings } from "./settings.svelte";

export const atTable: { cards: GamePostcard[] } = $state({ cards: [] });

/** What the secret side of a card says; empty where one may not know it (yet). */
export function secretOf(id: string): string {
  return atTable.cards.find((card) => card.id === id)?.secret?.[settings.language] ?? "";
}
