/** Editions and names for pages outside a game. */
import type { EditionInfo, GameSummary } from "../lib/messages";
import { isNameless } from "../lib/names";
import { session } from "../lib/session.svelte";
import { settings } from "../lib/settings.svelte";
import { t } from "../lib/texts.svelte";

export function titleOf(edition: EditionInfo): string {
  return edition.title[settings.language] ?? edition.title["en"] ?? edition.id;
}

export function editionTitle(id: string): string {
  const edition = session.welcome?.editions.find((one) => one.id === id);
  return edition ? titleOf(edition) : id;
}

/** One line about an edition. */
export function blurbOf(edition: EditionInfo): string {
  return edition.blurb[settings.language] ?? edition.blurb["en"] ?? "";
}

/** The seat of whoever plays alone against bots without a name: "You"; null in all other games. */
export function ownSeat(game: GameSummary): number | null {
  if (!game.is_yours || game.mode !== "solo" || game.campaign) return null;
  const seat = game.names.findIndex((name) => isNameless(name));
  return seat < 0 ? null : seat;
}

/** Names of the players; a guest without a name is "Player 1", in a campaign the company. */
export function gameNames(game: GameSummary): string[] {
  return game.names.map((name, seat) => {
    if (name === "") return t("web-seat-open");
    if (seat === ownSeat(game)) return t("play-you");
    const company = game.companies?.[name]?.[settings.language];
    return company ?? (isNameless(name) ? t("web-player-number", { number: seat + 1 }) : name);
  });
}
