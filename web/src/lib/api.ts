/** The server's HTTP interface: JSON both ways, refusals as `ApiError` with a text key. */
import type {
  Branch,
  CampaignCreated,
  CampaignFinale,
  CampaignList,
  CampaignView,
  CreateCampaign,
  CreateGame,
  Created,
  Credentials,
  Daily,
  FreeGames,
  FreePlay,
  GameList,
  GameReview,
  GamePostcards,
  HandLinkMade,
  HandTaken,
  ImportCampaign,
  Joined,
  LanOpened,
  Lobby,
  LoggedIn,
  Me,
  Notices,
  Problem,
  Puzzle,
  PuzzleAnswer,
  ReplayHead,
  ReplaySteps,
  RuleBook,
  StoryRead,
  TakeFile,
  Welcome,
} from "./messages";

/** A refusal in the server's words: show `t("error-" + code, values)`. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly values: Record<string, unknown> = {},
    readonly status = 0,
  ) {
    super(code);
  }
}

async function problemOf(response: Response): Promise<ApiError> {
  try {
    const problem = (await response.json()) as Problem;
    return new ApiError(problem.code, problem.values, response.status);
  } catch {
    return new ApiError("server", {}, response.status);
  }
}

/** One request; throws `ApiError`, also where the server cannot be reached (`offline`). */
export async function request<T>(method: "GET" | "POST" | "DELETE", path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { "X-Semafor": "1" };
  const init: RequestInit = { method, headers, credentials: "same-origin" };
  if (body !== undefined) {
    headers["Content-Type"] = "application/json";
    init.body = JSON.stringify(body);
  }
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new ApiError("offline");
  }
  if (!response.ok) throw await problemOf(response);
  return (response.status === 204 ? undefined : await response.json()) as T;
}

const get = <T>(path: string) => request<T>("GET", path);
const post = <T>(path: string, body: unknown = {}) => request<T>("POST", path, body);
const gamePath = (id: string, rest = "") => `/api/games/${encodeURIComponent(id)}${rest}`;

const campaignPath = (id: string, rest = "") => `/api/campaigns/${encodeURIComponent(id)}${rest}`;

export const api = {
  welcome: () => get<Welcome>("/api/welcome"),
  openLan: () => post<LanOpened>("/api/lan"),
  rename: (name: string) => post<Me>("/api/me", { name }),
  register: (credentials: Credentials) => post<Me>("/api/register", credentials),
  login: (credentials: Credentials) => post<LoggedIn>("/api/login", credentials),
  readNotices: (keys: string[]) => post<Notices>("/api/notices", { keys }),
  logout: () => post<unknown>("/api/logout"),
  games: () => get<GameList>("/api/games"),
  create: (game: CreateGame) => post<Created>("/api/games", game),
  lobby: (id: string, invite?: string) =>
    get<Lobby>(gamePath(id) + (invite ? `?invite=${encodeURIComponent(invite)}` : "")),
  join: (id: string, invite: string, name: string, seat: number | null = null) =>
    post<Joined>(gamePath(id, "/join"), { invite, name, seat }),
  rematch: (id: string) => post<Created>(gamePath(id, "/rematch")),
  handLink: (id: string, seat: number) => post<HandLinkMade>(gamePath(id, "/hand"), { seat }),
  takeHand: (token: string) => post<HandTaken>("/api/hand", { token }),
  replay: (id: string) => get<ReplayHead>(gamePath(id, "/replay")),
  replaySteps: (id: string, eyes: string, from: number, to: number) =>
    get<ReplaySteps>(gamePath(id, `/replay/steps?eyes=${eyes}&from=${from}&to=${to}`)),
  review: (id: string) => get<GameReview>(gamePath(id, "/review")),
  beginReview: (id: string) => post<GameReview>(gamePath(id, "/review")),
  daily: (edition: string) => get<Daily>(`/api/daily?edition=${encodeURIComponent(edition)}`),
  playDaily: (edition: string) => post<Created>("/api/daily", { edition }),
  puzzle: (edition: string) => get<Puzzle>(`/api/puzzles/${encodeURIComponent(edition)}`),
  solvePuzzle: (edition: string, number: number, choice: number) =>
    post<PuzzleAnswer>(`/api/puzzles/${encodeURIComponent(edition)}`, { number, choice }),
  campaigns: () => get<CampaignList>("/api/campaigns"),
  newCampaign: (wish: CreateCampaign) => post<CampaignCreated>("/api/campaigns", wish),
  joinCampaign: (id: string, invite: string, name: string, company: string) =>
    post<CampaignView>(campaignPath(id, "/join"), { invite, name, company }),
  campaignBook: (id: string) => get<RuleBook>(campaignPath(id, "/book")),
  campaignStory: (id: string) => get<StoryRead>(campaignPath(id, "/story")),
  importCampaign: (wish: ImportCampaign) => post<CampaignCreated>("/api/campaigns/import", wish),
  takeFile: (id: string, wish: TakeFile) => post<Record<string, unknown>>(campaignPath(id, "/file"), wish),
  campaignFinale: (id: string) => get<CampaignFinale>(campaignPath(id, "/finale")),
  freeGames: (id: string) => get<FreeGames>(campaignPath(id, "/free")),
  playOn: (id: string, wish: FreePlay) => post<Created>(campaignPath(id, "/free"), wish),
  postcards: (id: string, seat: number | null) =>
    get<GamePostcards>(gamePath(id, "/postcards") + (seat === null ? "" : `?seat=${seat}`)),
  branch: (id: string, branch: Branch) => post<Created>(gamePath(id, "/branch"), branch),
};
