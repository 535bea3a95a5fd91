import type { Loader } from "../lib/texts.svelte";

/** The sentences of the rules pages and their pictures. */
export const loadRulebookTexts: Loader = async (language) =>
  (language === "pl" ? await import("@texts/pl/rulebook.ftl?raw") : await import("@texts/en/rulebook.ftl?raw")).default;
