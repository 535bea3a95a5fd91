import type { Loader } from "../lib/texts.svelte";

/** The sentences of the guide. */
export const loadGuideTexts: Loader = async (language) =>
  (language === "pl" ? await import("@texts/pl/tutorial.ftl?raw") : await import("@texts/en/tutorial.ftl?raw")).default;
