/** Boards of a campaign, fetched once for each state of the board. */
import type { Scene } from "../board/types";
import { request } from "../lib/api";

const MOST = 8;
const scenes = new Map<string, Promise<Scene>>();

function fetchOnce(path: string, key: string): Promise<Scene> {
  let found = scenes.get(key);
  if (!found) {
    found = request<Scene>("GET", path);
    found.catch(() => scenes.delete(key));
    scenes.set(key, found);
    for (const old of [...scenes.keys()].slice(0, -MOST)) scenes.delete(old);
  }
  return found;
}

/** The board as it is now; `map` changes whenever it does. */
export const sceneNow = (campaign: string, map: string): Promise<Scene> =>
  fetchOnce(`/api/campaigns/${encodeURIComponent(campaign)}/scene`, `${campaign}:${map}`);

/** The board of a game as it was then. */
export const sceneThen = (table: string): Promise<Scene> =>
  fetchOnce(`/api/games/${encodeURIComponent(table)}/scene`, table);
