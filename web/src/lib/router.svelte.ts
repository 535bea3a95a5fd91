/** Paths of the page. The server answers every one of them with index.html. */
export type Place =
  | { page: "start" }
  | { page: "new"; edition: string | null; mode: string | null }
  | { page: "join"; id: string; invite: string }
  | { page: "game"; id: string }
  | { page: "hand"; token: string }
  | { page: "replays" }
  | { page: "replay"; id: string; move: number | null }
  | { page: "rules"; edition: string | null }
  | { page: "tutorial" }
  | { page: "daily"; edition: string }
  | { page: "puzzle"; edition: string }
  | { page: "account" }
  | { page: "campaigns" }
  | { page: "campaign"; id: string; invite: string }
  | { page: "lost" };

/** What a path shows. */
export function readPath(path: string, search = ""): Place {
  const [head = "", first, second] = path
    .replace(/^\/+|\/+$/g, "")
    .split("/")
    .map(decodeURIComponent);
  const query = new URLSearchParams(search);
  switch (head) {
    case "":
      return { page: "start" };
    case "new":
      return { page: "new", edition: first ?? null, mode: query.get("mode") };
    case "join":
      if (!first) return { page: "join", id: "", invite: "" };
      return first && second ? { page: "join", id: first, invite: second } : { page: "lost" };
    case "game":
      return first ? { page: "game", id: first } : { page: "lost" };
    case "hand":
      return first ? { page: "hand", token: first } : { page: "lost" };
    case "replay": {
      const move = Number(query.get("move") ?? second ?? NaN);
      return first ? { page: "replay", id: first, move: Number.isInteger(move) ? move : null } : { page: "replays" };
    }
    case "replays":
      return { page: "replays" };
    case "rules":
      return { page: "rules", edition: first ?? null };
    case "daily":
      return { page: "daily", edition: first ?? "" };
    case "puzzle":
      return { page: "puzzle", edition: first ?? "" };
    case "tutorial":
      return { page: "tutorial" };
    case "campaign":
      return first ? { page: "campaign", id: first, invite: second ?? "" } : { page: "campaigns" };
    case "account":
      return { page: "account" };
    default:
      return { page: "lost" };
  }
}

function here(): Place {
  return typeof location === "undefined" ? { page: "start" } : readPath(location.pathname, location.search);
}

let current: Place = $state.raw(here());

export const route = {
  get place(): Place {
    return current;
  },
};

/** Go to a path of the page without loading it again. */
export function go(path: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  current = here();
  scrollTo(0, 0);
}

/** Follow links inside the page and the back button; called once. */
export function followLinks(): void {
  addEventListener("popstate", () => (current = here()));
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    if (link.href !== location.href) go(link.pathname + link.search);
  });
}
