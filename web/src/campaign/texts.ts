import { settings } from "../lib/settings.svelte";
import type { Loader } from "../lib/texts.svelte";

/** The sentences of the campaign's pages. */
export const loadCampaignTexts: Loader = async (language) =>
  (language === "pl" ? await import("@texts/pl/campaign_web.ftl?raw") : await import("@texts/en/campaign_web.ftl?raw")).default;

/** A text of the server in the language of the page. */
export function say(text: Record<string, string> | null | undefined): string {
  return text?.[settings.language] ?? text?.["en"] ?? "";
}
