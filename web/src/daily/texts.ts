import type { Loader } from "../lib/texts.svelte";

/** The sentences of the deal of the day and the puzzle. */
export const loadDailyTexts: Loader = async (language) =>
  (language === "pl" ? await import("@texts/pl/daily.ftl?raw") : await import("@texts/en/daily.ftl?raw")).default;
