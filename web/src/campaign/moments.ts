/** Great moments of a campaign that somebody at this screen has not seen yet: a region, rules, postcards. */
import type { CampaignView, PostcardView, RegionView } from "../lib/messages";

export type Moment =
  | { kind: "region"; region: RegionView }
  | { kind: "rules"; rules: string[] }
  | { kind: "postcard"; card: PostcardView };

/** What a moment is called: the same one keeps its name when the view is a newer one. */
export function nameOf(moment: Moment | undefined): string {
  if (!moment) return "";
  if (moment.kind === "region") return `region ${moment.region.id}`;
  return moment.kind === "rules" ? `rules ${moment.rules.join()}` : `postcard ${moment.card.number}`;
}

/** What was seen here before. */
export interface Seen {
  regions: string[];
  rules: string[];
  postcards: number[];
}

const key = (campaign: string) => `semafor.moments.${campaign}`;

/** Everything there is to be seen now. */
export function all(view: CampaignView): Seen {
  return {
    regions: view.regions.map(({ id }) => id),
    rules: view.rules.map(({ id }) => id),
    postcards: view.postcards.map(({ number }) => number),
  };
}

/** What this browser has shown; without a memory of its own, what was there when the viewer last did something. */
export function recall(view: CampaignView): Seen {
  try {
    const found = JSON.parse(localStorage.getItem(key(view.id)) ?? "null") as Seen | null;
    if (found) return found;
  } catch {
    // A private window: nothing is remembered, and nothing is shown twice.
  }
  const now = all(view);
  const later = view.news.filter(({ rev }) => view.owned.length > 0 && rev > (view.last ?? -1));
  const opened = new Set(later.map((news) => news.opened));
  return { ...now, regions: now.regions.filter((id) => !opened.has(id)) };
}

export function remember(campaign: string, seen: Seen): void {
  try {
    localStorage.setItem(key(campaign), JSON.stringify(seen));
  } catch {
    // As above.
  }
}

/** What is new, in the order in which it is shown; of several regions only the latest unrolls. */
export function moments(view: CampaignView, seen: Seen): Moment[] {
  const found: Moment[] = [];
  const region = view.regions.filter(({ id }) => !seen.regions.includes(id)).at(-1);
  if (region) found.push({ kind: "region", region });
  const rules = view.rules.filter(({ id }) => !seen.rules.includes(id)).map(({ id }) => id);
  if (rules.length) found.push({ kind: "rules", rules });
  for (const card of view.postcards)
    if (!seen.postcards.includes(card.number) && view.owned.includes(card.owner))
      found.push({ kind: "postcard", card });
  return found;
}
