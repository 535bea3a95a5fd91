import { settings } from "../lib/settings.svelte";
import type { Loader } from "../lib/texts.svelte";

/** The sentences of the campaign's pages. */
export const loadCampaignTexts: Loader = async (language) => {
  const files =
    language === "pl"
      ? [import("@texts/pl/campaign_web.ftl?raw"), import("@texts/pl/campaign_files.ftl?raw")]
      : [import("@texts/en/campaign_web.ftl?raw"), import("@texts/en/campaign_files.ftl?raw")];
  return (await Promise.all(files)).map((file) => file.default).join("\n");
};

/** A text of the server in the language of the page. */
export function say(text: Record<string, string> | null | undefined): string {
  return text?.[settings.language] ?? text?.["en"] ?? "";
}
