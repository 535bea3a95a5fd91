/** What the guide remembers between visits: kept in the browser, never sent anywhere. */
const KEY = "semafor.guide";

export interface Progress {
  /** The guided game. */
  game: string | null;
  /** Lessons heard in it. */
  heard: string[];
  isOff: boolean;
  /** Hints of the editions heard in any game. */
  hints: string[];
  hintsOff: boolean;
}

const NOTHING: Progress = { game: null, heard: [], isOff: false, hints: [], hintsOff: false };

export function loadProgress(): Progress {
  try {
    return { ...NOTHING, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Progress>) };
  } catch {
    return { ...NOTHING };
  }
}

export function saveProgress(progress: Progress): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(progress));
  } catch {
    // A private window without storage: the guide begins anew next time.
  }
}
