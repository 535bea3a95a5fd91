// Made by tools/web_types.py from src/semafor/server/protocol (messages.py, posts.py, campaigns.py): do not edit.

export const PROTOCOL = 1;

export type Mode = "solo" | "hotseat" | "online" | "table";
export type Status = "lobby" | "playing" | "over";
export type Language = "en" | "pl";
export type Emote = "hello" | "nice" | "ouch" | "wow" | "thanks" | "hurry";
export type Counts = Record<string, number>;

/** The first message: which game, through whose eyes (None: a spectator), what is known. */
export interface Hello {
  t: "hello";
  game: string;
  seat?: number | null;
  since?: number;
  proto?: number;
}

/** The first message instead of `hello`: which campaign, through whose eyes. */
export interface Follow {
  t: "follow";
  campaign: string;
  company?: string;
  since?: number;
  proto?: number;
}

/** A decision of the seat whose eyes this socket has (also an early choice of tickets). */
export interface Play {
  t: "play";
  cid: string;
  rev: number;
  move: Record<string, unknown>;
}

/** Take back the seat's latest move; only where it revealed nothing and nobody acted since. */
export interface Undo {
  t: "undo";
  cid: string;
  rev: number;
}

/** Alone against bots: back to where the seat's latest turn began, whatever has happened since. */
export interface Rewind {
  t: "rewind";
  cid: string;
  rev: number;
}

/** The host begins: seats that are still open go to bots of the level given. */
export interface Start {
  t: "start";
  cid: string;
  fill?: string;
}

/** A word of one's own for the shuffle, once for a seat, in the lobby: after the commitment was told. */
export interface Word {
  t: "word";
  cid: string;
  word: string;
}

/** Let a bot play for a seat: one's own at any time, another's when its owner is away. */
export interface Substitute {
  t: "substitute";
  cid: string;
  seat: number;
}

/** The owner is back and plays again. */
export interface Return {
  t: "return";
  cid: string;
  seat: number;
}

/** Before the game begins: give up one's own seat, or as the host take somebody's (who is told). */
export interface Leave {
  t: "leave";
  cid: string;
  seat: number;
}

/** Before the game begins: change places, with an open seat or a bot's, as the host with anybody's. */
export interface Swap {
  t: "swap";
  cid: string;
  seat: number;
  other: number;
}

/** Before the game begins: other pieces for a seat. Who has them gets those one had. */
export interface Colour {
  t: "colour";
  cid: string;
  seat: number;
  colour: string;
}

/** Before the game begins: the host says who begins (None: the lot does). */
export interface First {
  t: "first";
  cid: string;
  first?: number | null;
}

/** At a campaign: `begin` a game, `read` a side of the story, or `choose`. */
export interface CampaignDo {
  t: "do";
  cid: string;
  rev: number;
  do: "begin" | "choose" | "leave" | "name" | "read" | "ready" | "return" | "share" | "substitute" | "write";
  company?: string;
  option?: string;
  absent?: string[];
  bots?: Record<string, string>;
  what?: string;
  of?: string;
  text?: string;
  game?: number;
}

/** A question that changes nothing; the answer goes to this socket alone. */
export interface Ask {
  t: "ask";
  id: string;
  what: "explain" | "hint" | "plan" | "route";
  lang?: "en" | "pl";
  route?: string | null;
  tickets?: string[] | null;
  seat?: number | null;
  without?: string[] | null;
}

/** A quick reaction, shown to the table and not kept. */
export interface React {
  t: "react";
  emote: "hello" | "hurry" | "nice" | "ouch" | "thanks" | "wow";
}

/** For the round trip and the clocks. */
export interface Ping {
  t: "ping";
  time: number;
}

/** Who sits where. `kind`: open, person, bot. `level` of a bot; `bot_plays`: a bot stands in. */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  level: string;
  mine: boolean;
  online: boolean;
  bot_plays: boolean;
  colour: string;
  given_at: number | null;
  person: string;
}

/** The same people play again: where, and whose wish it was (None: the shared screen's). */
export interface Rematch {
  id: string;
  seat: number | null;
}

/** Real time: a bank and an increment in seconds. Correspondence: days for each turn. */
export interface ClockRule {
  bank?: number;
  increment?: number;
  days?: number;
}

/** Seconds left by seat at server time `now`; `running` is the seat whose time goes. */
export interface ClockState {
  left: number[];
  running: number | null;
  now: number;
}

/** What does not change with every move. Sent after `hello` and whenever it changes. */
export interface TableInfo {
  t: "table";
  id: string;
  edition: string;
  options: Record<string, unknown>;
  mode: "hotseat" | "online" | "solo" | "table";
  status: "lobby" | "over" | "playing";
  seats: SeatInfo[];
  you: number | null;
  owned: number[];
  is_host: boolean;
  clock: ClockRule | null;
  commitment: string;
  rules_version: number;
  first: number;
  invite: string | null;
  origin: string | null;
  created: number;
  campaign: string | null;
  teaching: boolean;
  unaided: boolean;
  held: boolean;
  words: number[];
  lot: boolean;
  rematch: Rematch | null;
  is_rematch: boolean;
  patience: number | null;
  daily: string;
}

/** A ticket of the viewer: `done` when its ends are connected by own routes. */
export interface TicketInfo {
  id: string;
  done: boolean;
}

/** What anybody sees of a seat; `known`: cards taken openly and not played since. */
export interface SeatView {
  hand_size: number;
  known: Record<string, number>;
  trains: number;
  score: number;
  routes: string[];
  tickets: number;
  offered: number;
}

/** A position as one seat or a spectator may know it. */
export interface View {
  phase: string;
  actor: number;
  turn: number;
  turns: number;
  last_round: number | null;
  over: boolean;
  market: (string | null)[];
  deck_size: number;
  discard: Record<string, number>;
  laid: Record<string, number>;
  seats: SeatView[];
  closed: string[];
  ticket_decks: Record<string, number>;
  parts: Record<string, unknown>;
  hand: Record<string, number>;
  tickets: TicketInfo[];
  offered: string[];
}

/** Moves of a prompt that are one choice: those from `first` on, `count` of them. */
export interface Group {
  id: string;
  form: "confirm" | "one" | "pay" | "several";
  first: number;
  count: number;
  on: string;
  field: string;
  icon: string;
}

/** A card that lies there to be looked at; whether it counts. */
export interface Turned {
  card: string;
  hit: boolean;
}

/** What the seat may do now; nobody else is sent it. */
export interface Prompt {
  phase: string;
  decision: string;
  moves: Record<string, unknown>[];
  groups: Group[];
  values: Record<string, unknown>;
  turned: Turned[];
  early: boolean;
  deadline: number | null;
}

/** A fact as a viewer may know it; what is empty is left out. */
export interface Told {
  fact: string;
  key: string;
  seat?: number | null;
  values?: Record<string, unknown>;
  routes?: string[];
  places?: string[];
  card?: string;
  icon?: string;
  sound?: string;
  source?: string;
  target?: string;
  moment?: string;
  of_table?: boolean;
  closed?: string;
}

/** One revision of the game, as the viewer may know it. */
export interface LogEntry {
  rev: number;
  at: number;
  kind: string;
  seat: number | null;
  facts: Told[];
  move: number | null;
  by_bot: boolean;
}

/** A ticket at the end: the routes that connect it, borrowed ones included, in order. */
export interface TicketEnd {
  id: string;
  points: number;
  done: boolean;
  path: string[];
}

/** The final score of a seat, line by line, and what it rests on. */
export interface SeatEnd {
  lines: Record<string, number>;
  total: number;
  rank: number;
  tickets: TicketEnd[];
  longest: string[];
}

/** Everything the final scoring shows; `steps` names the score lines in the order of telling. */
export interface Ending {
  steps: string[];
  seats: SeatEnd[];
  winners: number[];
  digest: string;
  seed: string;
  salt: string;
}

/** The position after revision `rev`, the log since the client's last one, and one's options. */
export interface State {
  t: "state";
  rev: number;
  view: View;
  log: LogEntry[];
  waiting: number[];
  prompt: Prompt | null;
  can_undo: boolean;
  can_rewind: boolean;
  chosen: Record<string, unknown> | null;
  clock: ClockState | null;
  ending: Ending | null;
}

/** The command is stored; `rev` is its revision. */
export interface Ack {
  t: "ack";
  cid: string;
  rev: number;
}

/** The command was refused and nothing has changed: text `error-CODE` with `values`. */
export interface Nack {
  t: "nack";
  cid: string;
  code: string;
  values: Record<string, unknown>;
  rule: string;
  rev: number;
}

/** A payment for a tunnel: chances of 0, 1, 2 … further cards, the most the hand could pay, in words. */
export interface PaymentOdds {
  pay: Record<string, number>;
  chances: number[];
  payable: number;
  text: string;
}

/** What a claim brings, or the sentence that says why it cannot be made. */
export interface RouteAnswer {
  route: string;
  can: boolean;
  why: string;
  points: number;
  trains_after: number;
  helps: string[];
  completes: string[];
  notes: string[];
  odds: PaymentOdds[];
}

/** The planner's way: routes in order of urgency, what they cost, where it is in danger of being cut. */
export interface PlanAnswer {
  routes: string[];
  tickets: string[];
  dropped: string[];
  trains: number;
  cards: Record<string, number>;
  chokepoints: string[];
  text: string;
  turns: number;
  detours: string[];
}

/** A move in words; the share of games won, in numbers and words, where it is known. */
export interface HintMove {
  move: Record<string, unknown>;
  text: string;
  win: number | null;
  low: number | null;
  high: number | null;
  chance: string;
  note: string;
}

/** The best moves, the recommended one first, and what speaks for it. */
export interface HintAnswer {
  moves: HintMove[];
  reason: string;
  games: number;
  numbers: string[];
}

/** Why a bot moved as it did. */
export interface ExplainAnswer {
  seat: number;
  move: string;
  reason: string;
}

/** Reply to `ask`: exactly one of these is set, or `error` (a text key). */
export interface Answer {
  t: "answer";
  id: string;
  route: RouteAnswer | null;
  plan: PlanAnswer | null;
  hint: HintAnswer | null;
  explain: ExplainAnswer | null;
  error: string;
}

/** Seats with an open socket, and how many watch; seconds without one by seat, where its owner is away. */
export interface Presence {
  t: "presence";
  online: number[];
  watching: number;
  away: Record<string, number>;
}

/** Somebody at the table reacts. */
export interface Reaction {
  t: "reaction";
  seat: number;
  emote: "hello" | "hurry" | "nice" | "ouch" | "thanks" | "wow";
}

/** Answer to `ping` with the server's time in seconds since 1970. */
export interface Pong {
  t: "pong";
  time: number;
  now: number;
}

/** The socket cannot be used: text `error-CODE`; the server closes it after this. */
export interface Refused {
  t: "refused";
  code: string;
  values: Record<string, unknown>;
}

/** Who this session is: a guest until it registers. */
export interface Me {
  name: string;
  has_account: boolean;
}

/** The same after logging in; `brought`: games and campaigns of the guest that came along. */
export interface LoggedIn {
  name: string;
  has_account: boolean;
  brought: number;
}

/** POST /api/me: a guest's or an account's shown name. */
export interface Rename {
  name: string;
}

/** POST /api/register and /api/login. */
export interface Credentials {
  name: string;
  password: string;
}

/** One seat of a new game. */
export interface SeatWish {
  kind: "bot" | "me" | "open" | "person";
  name?: string;
  level?: string;
  colour?: string;
}

/** POST /api/games. */
export interface CreateGame {
  edition: string;
  seats: SeatWish[];
  mode: "hotseat" | "online" | "solo" | "table";
  options?: Record<string, unknown>;
  clock?: ClockRule | null;
  pace?: number;
  first?: number | null;
  teaching?: boolean;
  unaided?: boolean;
  waits?: boolean;
}

/** Where the new game is. */
export interface Created {
  id: string;
  invite: string | null;
}

/** A row of the start page. Of a campaign: its id, the year, and the companies' names by colour and language. */
export interface GameSummary {
  id: string;
  edition: string;
  mode: "hotseat" | "online" | "solo" | "table";
  status: "lobby" | "over" | "playing";
  names: string[];
  your_turn: boolean;
  is_yours: boolean;
  updated: number;
  created: number;
  totals: number[] | null;
  winners: number[] | null;
  campaign: string;
  year: number;
  companies: Record<string, Record<string, string>>;
  bot_plays: boolean;
  seat_asked: boolean;
  is_rematch: boolean;
  daily: string;
}

/** GET /api/games: one's own, latest first. */
export interface GameList {
  games: GameSummary[];
}

/** GET /api/games/{id}: what a link shows before joining. `can_join`: the invite is right and a seat open. */
export interface Lobby {
  summary: GameSummary;
  seats: SeatInfo[];
  owned: number[];
  is_host: boolean;
  can_join: boolean;
  clock: ClockRule | null;
}

/** POST /api/games/{id}/join: take an open seat (None: the first one). */
export interface Join {
  invite: string;
  name: string;
  seat?: number | null;
}

/** The seat one got. */
export interface Joined {
  seat: number;
}

/** POST /api/games/{id}/hand: a single-use link (ten minutes) by which a phone becomes a seat's hand. */
export interface HandLink {
  seat: number;
}

/** The link's path and the same as a QR code (SVG path data on a square of `size` modules). */
export interface HandLinkMade {
  path: string;
  url: string;
  size: number;
  qr: string;
  works_at: number | null;
}

/** POST /api/hand: redeem a hand link's token; the session now owns the seat. */
export interface TakeHand {
  token: string;
}

/** Where to play now. */
export interface HandTaken {
  game: string;
  seat: number;
}

/** One position of a replay: after move `number` (0: the setup). */
export interface ReplayStep {
  number: number;
  view: View;
  hands: Record<string, number>[];
  all_tickets: TicketInfo[][];
  log: LogEntry | null;
  move: Record<string, unknown> | null;
}

/** GET /api/games/{id}/replay: what there is to see; `verified`: the shuffle is the one promised. */
export interface ReplayHead {
  id: string;
  edition: string;
  options: Record<string, unknown>;
  seats: SeatInfo[];
  moves: number;
  over: boolean;
  verified: boolean;
  commitment: string;
  log: LogEntry[];
  seed: string;
  salt: string;
  words: string[];
  ending: Ending | null;
  origin: string | null;
  campaign: string | null;
  is_sealed: boolean;
}

/** GET /api/games/{id}/replay/steps?eyes=open|SEAT|spectator&from=&to=: `to` is not included. */
export interface ReplaySteps {
  steps: ReplayStep[];
}

/** How a level has played a day's deal in the person's seat. */
export interface DailyBot {
  level: string;
  total: number;
  rank: number;
}

/** Who plays a day's deal here. Results and games are told to whoever has finished it, and when the day is over. */
export interface DailyPlayer {
  name: string;
  mine: boolean;
  done: boolean;
  late: boolean;
  total: number | null;
  rank: number | null;
  game: string | null;
}

/** An edition's deal of the day. */
export interface DailyDeal {
  edition: string;
  seats: number;
  opponents: string[];
  commitment: string;
  state: "open" | "over" | "playing";
  game: string | null;
  players: DailyPlayer[];
  bots: DailyBot[];
  compared: number;
}

/** A day's deal that one has played. */
export interface DailyPast {
  day: string;
  edition: string;
  game: string;
  total: number;
  rank: number;
  late: boolean;
}

/** GET /api/daily?edition=…: the day's deal of an edition, and what one has played before; `ends`: when it is over. */
export interface Daily {
  day: string;
  ends: number;
  deal: DailyDeal;
  history: DailyPast[];
}

/** POST /api/daily: play today's deal of an edition; the game one has begun already, if there is one. */
export interface PlayDaily {
  edition: string;
}

/** A move to choose from, in words by language. */
export interface PuzzleMove {
  move: Record<string, unknown>;
  text: Record<string, string>;
}

/** GET /api/puzzles/{edition}: the day's puzzle: a position through the eyes of the seat to move. */
export interface Puzzle {
  day: string;
  edition: string;
  number: number;
  count: number;
  seat: number;
  seats: number;
  view: View;
  choices: PuzzleMove[];
}

/** POST /api/puzzles/{edition}: which of the choices is best. */
export interface SolvePuzzle {
  number: number;
  choice: number;
}

/** How far a choice lies behind the best one, after `games` games: wins of a hundred and points. */
export interface PuzzleMargin {
  behind: number;
  error: number;
  wins: number;
  points: number;
  win: number;
}

/** The best choice, how far the others lie behind, and what speaks for the best one, by language. */
export interface PuzzleAnswer {
  right: boolean;
  best: number;
  games: number;
  margins: PuzzleMargin[];
  reason: Record<string, string>;
}

/** The scores of all seats after move `number`, where a turn begins; the last one: with the final scoring. */
export interface RacePoint {
  number: number;
  scores: number[];
}

/** What is said of a move: `wins` of a hundred games and `points` that the better move brings more. */
export interface JudgedMove {
  number: number;
  seat: number;
  verdict: string;
  wins: number;
  points: number;
  better: Record<string, unknown> | null;
  text: Record<string, string>;
}

/** The chances of all seats before move `number`; the last one: the result. */
export interface CurvePoint {
  number: number;
  chances: number[];
}

/** GET and POST /api/games/{id}/review: a finished game looked at again; `done` of `moves` while it is made. */
export interface GameReview {
  state: "done" | "failed" | "none" | "running" | "unknown";
  done: number;
  moves: number;
  race: RacePoint[];
  judged: JudgedMove[];
  curve: CurvePoint[];
  decided: number | null;
  best: (number | null)[];
  dearest: (number | null)[];
  games: number;
}

/** POST /api/games/{id}/branch: play on from after move `number`, as `seat`, against bots. */
export interface Branch {
  number: number;
  seat: number;
  level?: string;
}

/** What the page for a new game offers. */
export interface EditionInfo {
  id: string;
  title: Record<string, string>;
  stage: string;
  least_seats: number;
  most_seats: number;
  options: Record<string, unknown[]>;
  colours: string[];
  blurb: Record<string, string>;
  picture: string;
}

/** GET /api/editions: every edition that can be played here, in their order. */
export interface EditionList {
  editions: EditionInfo[];
}

/** A paragraph, or a line of a list. */
export interface RulesLine {
  text: string;
  item: boolean;
}

/** A row of a table. */
export interface RulesRow {
  heading: string;
  cells: string[];
}

/** A table below the lines of a section. */
export interface RulesTable {
  caption: string;
  rows: RulesRow[];
}

/** A route in a picture; it goes on from the one before, lies beside it (same ends), or begins a new line. */
export interface PictureStretch {
  a: string;
  b: string;
  length: number;
  colour: string;
  kind: string;
  locomotives: number;
  owner: "" | "other" | "you";
  closed: boolean;
  lit: boolean;
}

/** Something that stands at a place of a picture; `colour` of a station: `you` or `other`. */
export interface PicturePiece {
  place: string;
  kind: "pawn" | "station";
  colour: string;
  taken: boolean;
}

/** Cards side by side; `lit`: those that matter, by their place. */
export interface PictureCards {
  heading: string;
  cards: string[];
  lit: number[];
  wrong: boolean;
}

/** What is added up in a picture. */
export interface PictureTerm {
  text: string;
  points: number;
}

/** A picture of the rules page, in one of a few kinds; `points` of a ticket, or the sum. */
export interface RulesPicture {
  kind: "cards" | "line" | "news" | "sum" | "ticket";
  caption: string;
  stretches: PictureStretch[];
  pieces: PicturePiece[];
  rows: PictureCards[];
  places: string[];
  points: number;
  done: boolean;
  terms: PictureTerm[];
  headline: string[];
}

/** A step of a worked example. */
export interface RulesMoment {
  text: string;
  pictures: RulesPicture[];
}

/** A worked example of a rule. */
export interface RulesExample {
  heading: string;
  moments: RulesMoment[];
}

/** A section of the rules page. */
export interface RulesSection {
  id: string;
  heading: string;
  ordered: boolean;
  lines: RulesLine[];
  tables: RulesTable[];
  pictures: RulesPicture[];
  examples: RulesExample[];
}

/** A rule in short, for looking up during a game. */
export interface ShortRule {
  id: string;
  name: string;
  text: string;
}

/** The rules of an edition in one language. */
export interface RulesPage {
  special: string;
  sections: RulesSection[];
  short: ShortRule[];
}

/** What the guide may tell newcomers; the page knows the moments that some ids stand for. */
export interface EditionHint {
  id: string;
  title: Record<string, string>;
  text: Record<string, string>;
}

/** GET /api/editions/{edition}: an edition with its rules in words. */
export interface EditionPage {
  info: EditionInfo;
  modules: string[];
  parameters: Record<string, Record<string, unknown>>;
  rules: Record<string, RulesPage>;
  hints: EditionHint[];
  words: Record<string, string>;
}

/** A level and its bot; texts `bot-level-ID`, `bot-level-ID-about`. */
export interface LevelInfo {
  id: string;
  bot: string;
}

/** Somebody to play against, of a level; text `person-ID`. `face`: parts of the drawing. */
export interface PersonInfo {
  id: string;
  name: string;
  level: string;
  face: Record<string, string>;
}

/** Something that happened to somebody who was not there: text `notice-KIND`. */
export interface Notice {
  key: string;
  kind: "campaign" | "hand" | "table";
  id: string;
  at: number;
  edition: string;
  company: Record<string, string>;
}

/** POST /api/notices: these have been read. */
export interface ReadNotices {
  keys: string[];
}

/** Those that are left. */
export interface Notices {
  notices: Notice[];
}

/** GET /api/welcome: everything the start page needs in one answer. */
export interface Welcome {
  me: Me;
  editions: EditionInfo[];
  levels: LevelInfo[];
  people: PersonInfo[];
  games: GameSummary[];
  version: string;
  lan_url: string | null;
  can_open_lan: boolean;
  notices: Notice[];
  bots: string[];
}

/** POST /api/lan: the address for the devices of the network. */
export interface LanOpened {
  lan_url: string;
}

/** Every error answer of HTTP: text `error-CODE` with `values`. */
export interface Problem {
  code: string;
  values: Record<string, unknown>;
}

/** A company of a new campaign and who plays it, as `SeatWish`. */
export interface CompanyWish {
  company: string;
  kind: "bot" | "me" | "open" | "person";
  name?: string;
  level?: string;
}

/** POST /api/campaigns: companies in seat order. */
export interface CreateCampaign {
  companies: CompanyWish[];
  veteran?: boolean;
  pace?: number;
}

/** Where the new campaign is. */
export interface CampaignCreated {
  id: string;
  invite: string | null;
}

/** POST /api/campaigns/{id}/join: take an open company (empty: the first one). */
export interface CampaignJoin {
  invite: string;
  name: string;
  company?: string;
}

/** A company one may found. */
export interface CompanyInfo {
  colour: string;
  name: Record<string, string>;
  short: Record<string, string>;
}

/** Something printed that lies open: a rule, an event, a crew member, a clause, a season. */
export interface CampaignCard {
  id: string;
  name: Record<string, string>;
  text: Record<string, string>;
  level: number;
  marks: number;
}

/** The public side, and the secret one (in words) where the viewer may know it. */
export interface PostcardView {
  number: number;
  owner: string;
  place: string;
  is_open: boolean;
  name: Record<string, string>;
  line: Record<string, string>;
  secret: Record<string, string> | null;
}

/** The open side of a company; of its vault the number of slips alone. */
export interface CompanyView {
  colour: string;
  name: Record<string, string>;
  short: Record<string, string>;
  kind: "bot" | "open" | "person";
  player: string;
  level: string;
  mine: boolean;
  is_open: boolean;
  away: boolean;
  takes_part: boolean;
  games_won: number;
  absences: number[];
  stamps: number;
  depots: number;
  painted: number;
  slips: number;
  cards: CampaignCard[];
}

/** A region that has been opened. `rule`: its own, while it is booming; `tickets`: how many lay in its box. */
export interface RegionView {
  id: string;
  name: Record<string, string>;
  opened_after: number;
  settled: boolean;
  rule: CampaignCard | null;
  cities: string[];
  person: Record<string, string>;
  tickets: number;
}

/** One option in words, and where it is pointed at on the board. */
export interface OptionView {
  id: string;
  label: Record<string, string>;
  text: Record<string, string>;
  places: string[];
  routes: string[];
  colour: string;
  target: Record<string, string> | null;
}

/** The choice that waits. `options`: only for whom it is, where they would show a hand. */
export interface QuestionView {
  kind: string;
  company: string;
  text: Record<string, string>;
  mine: boolean;
  options: OptionView[] | null;
}

/** One side of a story card, sent once it is to be read. */
export interface StorySide {
  code: string;
  side: string;
  title: Record<string, string>;
  text: Record<string, string>;
}

/** GET /api/campaigns/{id}/story: every side read so far. */
export interface StoryRead {
  sides: StorySide[];
}

/** A frame of the rulebook or a card; an empty frame has its letter or number alone. */
export interface BookRow {
  mark: string;
  name: Record<string, string>;
  text: Record<string, string>;
  notes: Record<string, string>[];
  colour: string;
}

/** A part of the rulebook. */
export interface BookSection {
  id: string;
  title: Record<string, string>;
  about: Record<string, string>;
  rows: BookRow[];
}

/** GET /api/campaigns/{id}/book: the rules that hold now, with today's numbers; nothing sealed. */
export interface RuleBook {
  sections: BookSection[];
}

/** What an entry of the log has changed, in sentences; `opened`: a region that came with it. */
export interface CampaignNews {
  rev: number;
  game: number;
  lines: Record<string, string>[];
  opened: string;
}

/** A game that has been played; `table` is where it can be seen again. */
export interface PlayedGame {
  game: number;
  year: number;
  ranking: string[];
  absent: string[];
  regions: string[];
  table: string;
}

/** The deposit slip of a company, on the table until it is put away. */
export interface SlipView {
  company: string;
  lines: Record<string, number>;
  total: number;
  completed: number;
}

/** What a company has gathered, at the very end: lines and sum. */
export interface VaultView {
  company: string;
  lines: Record<string, number>;
  total: number;
}

/** A game in the chronicle: its headline, what it changed for good, what its companies wrote. */
export interface ChroniclePage {
  game: number;
  year: number;
  headline: Record<string, string>;
  changes: Record<string, string>[];
  quotes: Record<string, string>;
}

/** Two companies that took the first two places together more than once. */
export interface Rivalry {
  pair: string[];
  games: number;
  wins: Record<string, number>;
}

/** Most of something that lies open. */
export interface Medal {
  kind: string;
  companies: string[];
  n: number;
}

/** What everybody at the table could have counted; no dollars. */
export interface Standings {
  wins: Record<string, number>;
  lasts: Record<string, number>;
  rivals: Rivalry[];
  medals: Medal[];
  leader: string;
  streak: number;
}

/** Something of the viewer's company that may have a name, where it is, and the name it has. */
export interface Nameable {
  what: string;
  of: string;
  place: Record<string, string>;
  name: string;
}

/** A clue the viewer knows. */
export interface Clue {
  id: string;
  game: number;
  by: string;
  shared: boolean;
  text: Record<string, string>;
}

/** Where the lost train was seen. */
export interface Sighting {
  game: number;
  by: string;
  shared: boolean;
  city: Record<string, string>;
}

/** What the viewer knows of the lost train. */
export interface MysteryView {
  suspects: CampaignCard[];
  clues: Clue[];
  hidden: Record<string, string>[];
  sights: Sighting[];
  timetable: Record<string, string>[];
  words: Record<string, Record<string, string>>;
}

/** A long goal: one's own, or one that was reached; `done`: in which game, 0 for not yet. */
export interface GoalView {
  company: string;
  name: Record<string, string>;
  text: Record<string, string>;
  have: number;
  need: number;
  done: number;
}

/** What a group has made its own: chronicle, names, standings, aims, the mystery. */
export interface GroupView {
  chronicle: ChroniclePage[];
  standings: Standings | null;
  may_name: Nameable[];
  names: Record<string, string>;
  may_write: number;
  line: string;
  blank: number;
  lines: number;
  mystery: MysteryView | null;
  goals: GoalView[];
  finale: CampaignCard | null;
}

/** A ticket in play that has a number or stamps. */
export interface TicketView {
  id: string;
  name: Record<string, string>;
  number: number;
  used: boolean;
  stamps: string[];
}

/** GET /api/campaigns/{id}: a campaign as one company or a spectator may know it. */
export interface CampaignView {
  id: string;
  rev: number;
  name: Record<string, string>;
  mode: "hotseat" | "online" | "solo" | "table";
  company: string;
  owned: string[];
  is_host: boolean;
  host: string;
  waits: string[];
  invite: string | null;
  game: number;
  games: number;
  year: number;
  tariff: number;
  what: string;
  question: QuestionView | null;
  story: StorySide | null;
  story_read: number;
  companies: CompanyView[];
  caboose: string;
  ranking: string[];
  slips: SlipView[];
  rules: CampaignCard[];
  regions: RegionView[];
  season: CampaignCard | null;
  events: CampaignCard[];
  row: CampaignCard[];
  postcards: PostcardView[];
  table: string;
  history: PlayedGame[];
  news: CampaignNews[];
  map: string;
  winners: string[];
  vaults: VaultView[];
  created: number;
  updated: number;
  tickets: TicketView[];
  stamps_needed: number;
  patience: number | null;
  removed: string;
  files: CampaignNews[];
  dealt: string;
  unread: number;
  readers: string[];
  last: number;
  group: GroupView | null;
}

/** Over a socket: the campaign as its viewer may know it, after every event. */
export interface CampaignFrame {
  t: "campaign";
  rev: number;
  view: CampaignView;
}

/** A row of the start page. `names`: of its people; `waits`: those it waits for. */
export interface CampaignSummary {
  id: string;
  companies: string[];
  names: string[];
  game: number;
  games: number;
  year: number;
  what: string;
  your_turn: boolean;
  updated: number;
  created: number;
  table: string;
  waits: string[];
}

/** GET /api/campaigns: one's own, latest first, and the companies one may found. */
export interface CampaignList {
  campaigns: CampaignSummary[];
  companies: CompanyInfo[];
  name: Record<string, string>;
  seal: string;
}

/** POST /api/campaigns/{id}/file: the whole campaign, for the host, between the games. */
export interface TakeFile {
  cid: string;
  seal: string;
}

/** POST /api/campaigns/import: the file of an exported campaign → `CampaignCreated`. */
export interface ImportCampaign {
  file: Record<string, unknown>;
  name?: string;
  seats?: Record<string, "bot" | "me" | "open">;
}

/** POST /api/campaigns/{id}/free: a game on the finished board → `Created`; companies in seat order. */
export interface FreePlay {
  companies: CompanyWish[];
  pace?: number;
  regions?: string[] | null;
  archived?: boolean;
}

/** A game on the finished board. `ranking`: companies, the winners first, once it is over. */
export interface FreeGame {
  number: number;
  year: number;
  table: string;
  status: "lobby" | "over" | "playing";
  companies: string[];
  regions: string[];
  winners: string[];
  totals: Record<string, number>;
  yours: boolean;
}

/** GET /api/campaigns/{id}/free: games played after the twelfth, the latest first. */
export interface FreeGames {
  games: FreeGame[];
}

/** One of twelve games in a vault: its slip, or the fixed sum of a game that was missed. */
export interface FinaleSlip {
  game: number;
  year: number;
  total: number;
  absent: boolean;
  won: boolean;
}

/** A sealed note and what it was for. */
export interface FinaleNote {
  dollars: number;
  text: Record<string, string>;
}

/** A depot; it counts double where the city is large for everybody. */
export interface FinaleDepot {
  city: Record<string, string>;
  large: boolean;
}

/** Everything in the vault of a company, and what lies open and counts with it. */
export interface FinaleVault {
  company: string;
  slips: FinaleSlip[];
  notes: FinaleNote[];
  souvenirs: Record<string, string>[];
  depots: FinaleDepot[];
  painted: number;
  lines: Record<string, number>;
  total: number;
  games_won: number;
}

/** GET /api/campaigns/{id}/finale: the vaults of a finished campaign, the smallest sum first. */
export interface CampaignFinale {
  vaults: FinaleVault[];
  winners: string[];
  values: Record<string, number>;
}

/** A postcard in a game; `owner` is a seat, `is_done`: reached in this game, or used up. */
export interface GamePostcard {
  id: string;
  owner: number;
  name: Record<string, string>;
  line: Record<string, string>;
  is_open: boolean;
  is_done: boolean;
  secret: Record<string, string> | null;
}

/** GET /api/games/{id}/postcards?seat=: postcards at the table of a campaign's game. */
export interface GamePostcards {
  cards: GamePostcard[];
}

export type ClientMessage = Hello | Follow | CampaignDo | Play | Undo | Rewind | Start | Word | Substitute | Return | Leave | Swap | Colour | First | Ask | React | Ping;
export type ServerMessage = TableInfo | State | Ack | Nack | Answer | Presence | Reaction | Pong | Refused | CampaignFrame;
