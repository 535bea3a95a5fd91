/** Editions and names for pages outside a game. */
import type { EditionInfo, GameSummary } from "../lib/messages";
import { isNameless } from "../lib/names";
import { session } from "../lib/session.svelte";
import { settings } from "../lib/settings.svelte";
import { SEAT_PAINTS } from "../lib/symbols";
import { t } from "../lib/texts.svelte";

export function titleOf(edition: EditionInfo): string {
  return edition.title[settings.language] ?? edition.title["en"] ?? edition.id;
}

export function editionTitle(id: string): string {
  const edition = session.welcome?.editions.find((one) => one.id === id);
  return edition ? titleOf(edition) : id;
}

/** The map an edition is played on, for its picture. */
export function mapOf(edition: string): string {
  return edition.split("-")[0] ?? edition;
}

/** Names of the players; a guest without a name is "Player 1". */
export function gameNames(game: GameSummary): string[] {
  return game.names.map((name, seat) =>
    name === "" ? t("web-seat-open") : isNameless(name) || (game.campaign && name in SEAT_PAINTS) ? t("web-player-number", { number: seat + 1 }) : name,
  );
}
