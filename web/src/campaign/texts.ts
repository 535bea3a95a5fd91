import type { CompanyInfo, CompanyView } from "../lib/messages";
import { isNameless } from "../lib/names";
import { settings } from "../lib/settings.svelte";
import { hasText, t, type Loader } from "../lib/texts.svelte";

/** The sentences of the campaign's pages. */
export const loadCampaignTexts: Loader = async (language) => {
  const files =
    language === "pl"
      ? [
          import("@texts/pl/campaign_web.ftl?raw"),
          import("@texts/pl/campaign_files.ftl?raw"),
          import("@texts/pl/campaign_book.ftl?raw"),
        ]
      : [
          import("@texts/en/campaign_web.ftl?raw"),
          import("@texts/en/campaign_files.ftl?raw"),
          import("@texts/en/campaign_book.ftl?raw"),
        ];
  return (await Promise.all(files)).map((file) => file.default).join("\n");
};

/** A text of the server in the language of the page. */
export function say(text: Record<string, string> | null | undefined): string {
  return text?.[settings.language] ?? text?.["en"] ?? "";
}

/** Who plays a company: a name, a bot of some strength; a guest without a name is called by the company. */
export function playerOf(company: CompanyView | undefined): string {
  if (!company) return "";
  if (company.kind === "bot")
    return hasText(`bot-level-${company.level}`)
      ? t("trail-bot-of", { level: t(`bot-level-${company.level}`) })
      : t("trail-kind-bot");
  return isNameless(company.player, company.colour) ? say(company.short) : company.player;
}

/** Names the server wrote down, companies in place of those who gave none. */
export function called(names: readonly string[], companies: readonly (CompanyInfo | CompanyView)[]): string {
  return names
    .map(
      (name) =>
        say(companies.find((company) => company.colour === name)?.short) ||
        (isNameless(name) ? t("trail-guest") : name),
    )
    .join(", ");
}
