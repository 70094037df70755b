// Made from docs/protocol.schema.json by `npm run messages`; do not edit.

/**
 * All that may be said while a round runs (R7.3): nothing about the cards.
 */
export type Phrase = "back" | "good-game" | "goodbye" | "hello" | "one-moment" | "sorry" | "thanks" | "well-played";
/**
 * The position card: with A partners sit opposite, with B side by side (R2.2).
 */
export type PositionCard = "A" | "B";
/**
 * Which past tricks a player is shown (R9.2).
 */
export type MemoryAid = "every-trick" | "last-trick";
/**
 * How long a player may think.
 */
export type Pace = "calm" | "quick" | "untimed";
export type ClientMessage =
  | Hello
  | WatchLobby
  | LeaveLobby
  | Enter
  | Exit
  | Sit
  | Stand
  | SeatBot
  | RemoveBot
  | RemovePerson
  | CommitSeed
  | RevealSeed
  | Start
  | MakeMove
  | TakeBack
  | Undo
  | Ready
  | GiveUpChair
  | LetBotPlay
  | TakeChairBack
  | Rematch
  | Say
  | Chat
  | Mute
  | Report;
export type ServerMessage = Welcome | Lobby | State | Said | Chatted | Done | RefusedMessage;

export interface Protocol {
  Hello: Hello;
  WatchLobby: WatchLobby;
  LeaveLobby: LeaveLobby;
  Enter: Enter;
  Exit: Exit;
  Sit: Sit;
  Stand: Stand;
  SeatBot: SeatBot;
  RemoveBot: RemoveBot;
  RemovePerson: RemovePerson;
  CommitSeed: CommitSeed;
  RevealSeed: RevealSeed;
  Start: Start;
  MakeMove: MakeMove;
  TakeBack: TakeBack;
  Undo: Undo;
  Ready: Ready;
  GiveUpChair: GiveUpChair;
  LetBotPlay: LetBotPlay;
  TakeChairBack: TakeChairBack;
  Rematch: Rematch;
  Say: Say;
  Phrase: Phrase;
  Chat: Chat;
  Mute: Mute;
  Report: Report;
  Welcome: Welcome;
  Lobby: Lobby;
  LobbyRow: LobbyRow;
  Setup: Setup;
  PositionCard: PositionCard;
  MemoryAid: MemoryAid;
  Pace: Pace;
  ChairView: ChairView;
  State: State;
  News: News;
  TableView: TableView;
  SeedsView: SeedsView;
  SideTotal: SideTotal;
  ClockView: ClockView;
  RoundView: RoundView;
  TrickView: TrickView;
  RoundScore: RoundScore;
  Said: Said;
  Chatted: Chatted;
  Done: Done;
  RefusedMessage: RefusedMessage;
  ReplayRequest: ReplayRequest;
  Replay: Replay;
  ReplayOptions: ReplayOptions;
  ReplayDeals: ReplayDeals;
  ReplayRound: ReplayRound;
  ReplayStep: ReplayStep;
  PracticeRequest: PracticeRequest;
  BadRecord: BadRecord;
  History: History;
  GameRow: GameRow;
  GamePlayer: GamePlayer;
  FormTotals: FormTotals;
  ClientMessage: ClientMessage;
  ServerMessage: ServerMessage;
}
/**
 * The first message of a client; the server answers `welcome`.
 */
export interface Hello {
  type: "hello";
  ref?: number | null;
  protocol: number;
}
/**
 * The open tables, now and whenever they change.
 */
export interface WatchLobby {
  type: "watch-lobby";
  ref?: number | null;
}
/**
 * No more of that.
 */
export interface LeaveLobby {
  type: "leave-lobby";
  ref?: number | null;
}
/**
 * Go to a table: to watch it, or back to your chair. One table at a time.
 */
export interface Enter {
  type: "enter";
  ref?: number | null;
  table: string;
}
/**
 * Go away from the table. A chair stays yours; in a match everybody waits a while, then a bot plays it.
 */
export interface Exit {
  type: "exit";
  ref?: number | null;
}
/**
 * Take an open chair.
 */
export interface Sit {
  type: "sit";
  ref?: number | null;
  chair: number;
}
/**
 * Give the chair back, before a match starts.
 */
export interface Stand {
  type: "stand";
  ref?: number | null;
}
/**
 * Put a bot on an open chair.
 */
export interface SeatBot {
  type: "seat-bot";
  ref?: number | null;
  chair: number;
  level: string;
}
/**
 * Send a bot away, before a match starts.
 */
export interface RemoveBot {
  type: "remove-bot";
  ref?: number | null;
  chair: number;
}
/**
 * For the host: send a person away, before a match starts. That person cannot sit down here again.
 */
export interface RemovePerson {
  type: "remove-person";
  ref?: number | null;
  chair: number;
}
/**
 * Commit to a seed of yours for the deals, after you saw `commit` and before the match starts; in hexadecimal.
 */
export interface CommitSeed {
  type: "commit-seed";
  ref?: number | null;
  commitment: string;
}
/**
 * While the table is `shuffling`, and you have seen all commitments: your seed of that draw, in hexadecimal.
 */
export interface RevealSeed {
  type: "reveal-seed";
  ref?: number | null;
  draw: number;
  seed: string;
}
/**
 * Every chair is taken: draw lots and deal.
 */
export interface Start {
  type: "start";
  ref?: number | null;
}
/**
 * Play a card (`HA`) or ask a seat (`E?`). `version` is that of the table you saw.
 */
export interface MakeMove {
  type: "make-move";
  ref?: number | null;
  version: number;
  move: string;
}
/**
 * Take an ask back that is not answered yet. Between people this goes once for a card and three times in a round,
 *     and everybody is told.
 */
export interface TakeBack {
  type: "take-back";
  ref?: number | null;
  version: number;
}
/**
 * Against bots only: back to your last decision in this round. The match does not count then (`undone`).
 */
export interface Undo {
  type: "undo";
  ref?: number | null;
  version: number;
}
/**
 * For the next round. It is dealt when everybody who is there is ready.
 */
export interface Ready {
  type: "ready";
  ref?: number | null;
}
/**
 * In a match: let a bot play for you until you are back.
 */
export interface GiveUpChair {
  type: "give-up-chair";
  ref?: number | null;
}
/**
 * Let a bot play for a person who has kept everybody waiting (`kept_waiting`), until that person is back.
 */
export interface LetBotPlay {
  type: "let-bot-play";
  ref?: number | null;
  chair: number;
}
/**
 * You are back; the bot stops playing for you.
 */
export interface TakeChairBack {
  type: "take-chair-back";
  ref?: number | null;
}
/**
 * The match is over: another one, same table, same link.
 */
export interface Rematch {
  type: "rematch";
  ref?: number | null;
}
/**
 * A fixed phrase, at any time.
 */
export interface Say {
  type: "say";
  ref?: number | null;
  phrase: Phrase;
}
/**
 * Free text: not while a round runs, and only where the table has talk.
 */
export interface Chat {
  type: "chat";
  ref?: number | null;
  text: string;
}
/**
 * Hear no more from a chair, on this connection; `on` false ends that.
 */
export interface Mute {
  type: "mute";
  ref?: number | null;
  chair: number;
  on?: boolean;
}
/**
 * Tell the people who run the server about a chair's behaviour.
 */
export interface Report {
  type: "report";
  ref?: number | null;
  chair: number;
  text: string;
}
/**
 * Answers `hello`. `levels` are the bots there are.
 */
export interface Welcome {
  type: "welcome";
  protocol: number;
  name: string;
  levels: string[];
}
/**
 * The open tables where somebody waits, the newest first.
 */
export interface Lobby {
  type: "lobby";
  tables: LobbyRow[];
}
/**
 * A table that waits for others.
 */
export interface LobbyRow {
  id: string;
  setup: Setup;
  phase: string;
  chairs: ChairView[];
}
/**
 * With `talk`, players may write to each other between rounds. A `private` table is not in the lobby.
 */
export interface Setup {
  players: 3 | 4;
  position: PositionCard;
  target: number;
  memory_aid: MemoryAid;
  pace: Pace;
  private: boolean;
  talk: boolean;
}
/**
 * `kind` is open, person or bot; with `stand_in` a bot plays for the person. `gave_seed`: has committed to one. At
 *     a table without a clock a person has `kept_waiting` the others after two minutes; then they may let a bot play.
 */
export interface ChairView {
  kind: string;
  name: string | null;
  level: string | null;
  here: boolean;
  stand_in: boolean;
  ready: boolean;
  gave_seed: boolean;
  kept_waiting: boolean;
}
/**
 * The table as it is now, and what has just happened to it; nothing when you enter.
 */
export interface State {
  type: "state";
  news: News[];
  table: TableView;
}
/**
 * One thing that happened. `what` names it; the other fields are there where they say something.
 */
export interface News {
  what: string;
  chair?: number | null;
  seat?: string | null;
  by?: string | null;
  card?: string | null;
  camp?: string | null;
  cards?: string[] | null;
  winner?: string | null;
}
/**
 * A table as one reader may see it. `actions` are the messages that make sense for the reader now. With `practice`
 *     the match goes on from a record: no deal is called fair (`commit` is empty), and statistics do not count it. Nor do
 *     they with `undone`, where a player went back and had seen cards. `host` is the chair that may remove people.
 */
export interface TableView {
  id: string;
  version: number;
  phase: string;
  setup: Setup;
  chairs: ChairView[];
  commit: string;
  seeds: SeedsView | null;
  totals: SideTotal[];
  winner: string | null;
  clock: ClockView | null;
  history: number[][] | null;
  practice: boolean;
  undone: boolean;
  host: number | null;
  game: string | null;
  chair: number | null;
  actions: string[];
  round: RoundView | null;
}
/**
 * What is open of the seeds of a match. `commitments` are the players', by chair, and empty for who has none;
 *     `silent` has, for each draw that was repeated, the chairs that did not reveal.
 */
export interface SeedsView {
  deal: string;
  draw: number;
  commitments: string[];
  silent: number[][];
  players: string[] | null;
  round: string | null;
}
/**
 * A team's score (`jekyll`, `hyde`), or with three players a player's.
 */
export interface SideTotal {
  side: string;
  total: number;
}
/**
 * In milliseconds. `runs_out_in` counts from the sending of the message; missing while the clock stands.
 */
export interface ClockView {
  reserves: number[];
  chair: number | null;
  runs_out_in: number | null;
}
/**
 * What may be known of a round. `seat`, `hand` and `legal_moves` are the reader's own; spectators have none.
 */
export interface RoundView {
  number: number;
  players: (string | null)[];
  camps: string;
  dealer: string;
  single: string | null;
  counts: [number, number][];
  tricks: TrickView[];
  trick: TrickView;
  on_turn: string | null;
  asked: string | null;
  carry: string[];
  decider: string | null;
  ghost_hand: string[] | null;
  score?: [RoundScore, RoundScore] | null;
  dealt?: string[][] | null;
  taken?: [string[], string[]] | null;
  seat?: string | null;
  hand?: string[] | null;
  legal_moves?: string[] | null;
}
/**
 * `plays`: for whom, from whose hand, which card. `winner` is missing while it runs and where nobody won (R5.1);
 *     `tied` where other cards rank as high as the winner's, which came first (R4.1).
 */
export interface TrickView {
  leader: string;
  plays: [string, string, string][];
  winner?: string | null;
  tied?: boolean;
}
/**
 * Card points, factor and their product (R6).
 */
export interface RoundScore {
  points: number;
  factor: number;
  score: number;
}
/**
 * A chair said a fixed phrase.
 */
export interface Said {
  type: "said";
  chair: number;
  phrase: Phrase;
}
/**
 * A chair wrote something.
 */
export interface Chatted {
  type: "chatted";
  chair: number;
  text: string;
}
/**
 * What you asked for under `ref` is done and kept; `version` is the table's then.
 */
export interface Done {
  type: "done";
  ref: number;
  version: number | null;
}
/**
 * Nothing has changed. `rule` is the number of the rule that forbids it, where one does.
 */
export interface RefusedMessage {
  type: "refused";
  reason: string;
  ref: number | null;
  rule: string | null;
  detail: string | null;
}
/**
 * Which round to show; `seat` as that seat saw it, null with all hands open.
 */
export interface ReplayRequest {
  /**
   * A match in JHN, as docs/jhn.md has it; at most 40960 characters.
   */
  jhn: string;
  round?: number;
  seat?: ("E" | "N" | "S" | "W") | null;
}
/**
 * The match, and every state of the round that was asked for. `deals` is what `jh verify` says about them.
 *     With `undone` a player took moves back after seeing cards.
 */
export interface Replay {
  options: ReplayOptions;
  players: (string | null)[];
  tags: [string, string][];
  undone: boolean;
  deals: ReplayDeals;
  rounds: ReplayRound[];
  winner: string | null;
  round: number;
  seat: string | null;
  steps: ReplayStep[];
}
/**
 * What was agreed on before the match.
 */
export interface ReplayOptions {
  players: number;
  position: PositionCard;
  target: number;
  memory_aid: MemoryAid;
}
/**
 * `outcome`: fair if every round was revealed and is as its seeds say. `algorithm` is null where the record has no
 *     fair deals. `trust`: fair if one of those who gave a seed, or the server, is honest (`one-seed`); unless the server
 *     worked together with who gave the last seed (`no-collusion`); if the server is honest (`server`). With `undone`,
 *     moves were taken back, so only the deals are fair.
 */
export interface ReplayDeals {
  outcome: "fair" | "not-checked" | "unfair";
  algorithm: string | null;
  trust: "no-collusion" | "one-seed" | "server";
  undone: boolean;
}
/**
 * A round in short. `players`, `camps` by seat; `score` is Jekyll's and Hyde's, `totals` are those after it.
 */
export interface ReplayRound {
  number: number;
  players: (string | null)[];
  camps: string;
  dealer: string;
  single: string | null;
  over: boolean;
  /**
   * @minItems 2
   * @maxItems 2
   */
  score: [RoundScore, RoundScore];
  totals: SideTotal[];
}
/**
 * After a deal (`move` is null) or a move. `hands` by seat are there in an open replay only.
 */
export interface ReplayStep {
  move: string | null;
  news: News[];
  round: RoundView;
  hands: string[][] | null;
}
/**
 * `step` counts as the steps of a replay do, from 0 after the deal. You sit on `seat`, bots on all others.
 */
export interface PracticeRequest {
  /**
   * A match in JHN, as docs/jhn.md has it; at most 40960 characters.
   */
  jhn: string;
  round: number;
  step: number;
  seat: "E" | "N" | "S" | "W";
  level?: string;
}
/**
 * The first thing wrong with a record, and where: lines and columns count from 1. `what` says it in English; `key`
 *     and `arguments` are for saying it in another language, `rule` is the rule that was broken, if one was.
 */
export interface BadRecord {
  reason: "bad-record";
  what: string;
  key: string;
  arguments: {
    [k: string]: string;
  };
  rule: string | null;
  line: number;
  column: number;
}
/**
 * Matches that are over, the newest first, and sums over all of them. `before` of the next request is `older`; null
 *     when there are no older ones.
 */
export interface History {
  games: GameRow[];
  played: number;
  won: number;
  forms: FormTotals[];
  older: string | null;
}
/**
 * A match. With `practice` it went on from a record, with `undone` a player took moves back: neither counts.
 *     `name`, `won`, `side`, `total` are yours, `others` is the best total of another side; `players` are all who played,
 *     you among them. `id` is the share link's.
 */
export interface GameRow {
  id: string;
  finished_at: number;
  players_count: number;
  position: PositionCard;
  target: number;
  rounds: number;
  practice: boolean;
  undone: boolean;
  name: string;
  won: boolean;
  side: string | null;
  total: number;
  others: number;
  players: GamePlayer[];
}
/**
 * `kind` is person or bot; `side` is jekyll or hyde, null with three players; `total` is the side's.
 */
export interface GamePlayer {
  name: string;
  kind: string;
  level: string | null;
  side: string | null;
  total: number;
  won: boolean;
}
/**
 * Over all your matches of one form on one side that count. `points` is the sum of your totals.
 */
export interface FormTotals {
  players_count: number;
  position: PositionCard;
  side: string | null;
  played: number;
  won: number;
  points: number;
}
