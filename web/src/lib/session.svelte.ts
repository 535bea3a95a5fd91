/** Who we are and what the start page needs; fetched once, refreshed on request. */
import { api, ApiError } from "./api";
import type { Welcome } from "./messages";
import { explain } from "./names";

let welcome: Welcome | null = $state.raw(null);
let failure = $state("");
/** The first answer: while it is on its way nobody needs another one. */
let first: Promise<void> | null = null;
let isKnown = false;

async function fetchWelcome(): Promise<void> {
  try {
    welcome = await api.welcome();
    isKnown = true;
    failure = "";
  } catch (problem) {
    failure = problem instanceof ApiError ? explain(problem.code, problem.values) : String(problem);
  }
}

export const session = {
  get welcome(): Welcome | null {
    return welcome;
  },
  get failure(): string {
    return failure;
  },
  /** Whatever page is opened first: most of them show whom one plays against. */
  need(): void {
    if (!isKnown) void this.refresh();
  },
  /** Asked from effects, too: it reads nothing that it changes. */
  refresh(): Promise<void> {
    if (isKnown) return fetchWelcome();
    first ??= fetchWelcome().finally(() => (first = null));
    return first;
  },
};

/** Whether the page was opened under an address that means this very computer. */
export function isLocal(): boolean {
  return ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);
}

/** Where other devices find this server: its network address if the page is opened as localhost. */
export function publicOrigin(): string {
  return isLocal() && welcome?.lan_url ? welcome.lan_url.replace(/\/$/, "") : location.origin;
}
