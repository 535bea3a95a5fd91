/** The sentence of the status line. */
import { named } from "./asked";
import type { GameStore } from "./game.svelte";
import { limitsOf } from "./moves";
import { hasText, t } from "./texts.svelte";

function turnText(game: GameStore): string {
  const { deck, market, routes, tickets, groups } = game.choices;
  if (groups.length === 1 && groups[0]!.form === "confirm" && !deck && !tickets.length) return t("web-status-pass");
  if (!deck && !market.size) return t("web-status-turn-no-cards");
  return routes.size ? t("web-status-turn") : t("web-status-turn-no-claim");
}

function promptText(game: GameStore): string {
  const { prompt, choices } = game;
  if (game.isSending) return t("web-status-sending");
  const offer = choices.groups.find(({ on }) => on === "offer");
  if (offer) return t("web-status-keep", { count: limitsOf(offer).fewest });
  if (prompt?.phase === "turn") return turnText(game);
  const values = named(prompt?.values ?? {}, game.names);
  const [own, asked] = [`web-status-${prompt?.decision}`, `ask-${prompt?.decision}`];
  if (hasText(own)) return t(own, values);
  return hasText(asked) ? t("web-status-asked", { question: t(asked, values) }) : t("play-prompt-turn");
}

function waitingText(game: GameStore): string {
  const waiting = game.state?.waiting ?? [];
  const players = waiting.map((seat) => game.nameOf(seat)).join(", ");
  const [first] = waiting;
  if (game.state?.chosen) return t("web-status-chosen", { players });
  if (first === undefined) return t("web-status-wait");
  const info = game.seat(first);
  if (waiting.length === 1 && (info?.kind === "bot" || info?.bot_plays)) return t("play-thinking", { player: players });
  return t("web-status-waiting", { players });
}

/** What is expected now, and of whom. */
export function statusOf(game: GameStore): string {
  const { state, eyes } = game;
  if (!state) return game.connection === "refused" ? "" : t("web-status-loading");
  if (state.view.over) return t("web-final-score");
  if (game.isHeld) return t("web-status-held");
  if (state.prompt) return promptText(game);
  if (game.handover !== null && eyes !== null) return t("web-status-handover");
  if (eyes !== null && game.seat(eyes)?.bot_plays) return t("web-status-substitute");
  return waitingText(game);
}
