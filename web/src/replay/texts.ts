import type { Loader } from "../lib/texts.svelte";

/** The sentences of replays and of the final scoring. */
export const loadReplayTexts: Loader = async (language) =>
  (language === "pl" ? await import("@texts/pl/replay.ftl?raw") : await import("@texts/en/replay.ftl?raw")).default;
