/** The sentence of the status line. */
import type { GameStore } from "./game.svelte";
import { fewestKept } from "./moves";
import { hasText, t } from "./texts.svelte";

function promptText(game: GameStore): string {
  const { prompt, choices } = game;
  if (game.isSending) return t("web-status-sending");
  switch (prompt?.phase) {
    case "turn":
      if (choices.pass && !choices.deck && !choices.claims.size && !choices.tickets.length) return t("web-status-pass");
      if (!choices.deck && !choices.market.size) return t("web-status-turn-no-cards");
      return choices.claims.size ? t("web-status-turn") : t("web-status-turn-no-claim");
    case "second_card":
      return t("web-status-second");
    case "tickets":
      return choices.keeps.length ? t("web-status-keep", { count: fewestKept(choices.keeps) }) : t("web-status-mix");
    case "tunnel":
      return t("web-status-tunnel");
    case "passengers":
      return t("web-status-passengers");
    case "effect":
      return t(`web-status-${prompt.decision}`, { count: prompt.count ?? 0 });
    default: {
      const asked = `web-effect-${prompt?.phase}`;
      return prompt?.phase !== "power" && hasText(asked) ? t("web-status-asked", { question: t(asked) }) : t("play-prompt-turn");
    }
  }
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
  if (state.prompt) return promptText(game);
  if (game.handover !== null && eyes !== null) return t("web-status-handover");
  if (eyes !== null && game.seat(eyes)?.bot_plays) return t("web-status-substitute");
  return waitingText(game);
}
