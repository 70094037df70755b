// Made from docs/protocol.schema.json by `npm run messages`; do not edit.

/**
 * The position card: with A partners sit opposite, with B side by side (R2.2).
 */
export type PositionCard = "A" | "B";
/**
 * The past tricks that a player is shown (R9.2).
 */
export type MemoryAid = "every-trick" | "last-trick";
/**
 * How long a player may think.
 */
export type Pace = "calm" | "quick" | "untimed";
/**
 * What may be said while a round is being played (R7.3): nothing about the cards.
 */
export type Phrase =
  "back" | "good-game" | "goodbye" | "hello" | "one-moment" | "shall-we" | "sorry" | "thanks" | "well-played";
export type ClientMessage =
  | Hello
  | Ping
  | WatchLobby
  | LeaveLobby
  | Enter
  | Exit
  | Sit
  | Stand
  | SeatBot
  | RemoveBot
  | RemovePerson
  | Rename
  | ChangeSetup
  | CommitSeed
  | RevealSeed
  | Start
  | MakeMove
  | TakeBack
  | Undo
  | Hint
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
  Ping: Ping;
  WatchLobby: WatchLobby;
  LeaveLobby: LeaveLobby;
  Enter: Enter;
  Exit: Exit;
  Sit: Sit;
  Stand: Stand;
  SeatBot: SeatBot;
  RemoveBot: RemoveBot;
  RemovePerson: RemovePerson;
  Rename: Rename;
  ChangeSetup: ChangeSetup;
  Setup: Setup;
  PositionCard: PositionCard;
  MemoryAid: MemoryAid;
  Pace: Pace;
  CommitSeed: CommitSeed;
  RevealSeed: RevealSeed;
  Start: Start;
  MakeMove: MakeMove;
  TakeBack: TakeBack;
  Undo: Undo;
  Hint: Hint;
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
  ChairView: ChairView;
  State: State;
  News: News;
  TableView: TableView;
  SeedsView: SeedsView;
  SideTotal: SideTotal;
  ClockView: ClockView;
  Countdown: Countdown;
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
 * First message of a client. The server answers `welcome`.
 */
export interface Hello {
  type: "hello";
  ref?: number | null;
  protocol: number;
}
/**
 * Ask whether the connection works. Give a `ref`: the server answers `done`.
 */
export interface Ping {
  type: "ping";
  ref?: number | null;
}
/**
 * Send me the open tables, now and whenever they change.
 */
export interface WatchLobby {
  type: "watch-lobby";
  ref?: number | null;
}
/**
 * Stop sending me the open tables.
 */
export interface LeaveLobby {
  type: "leave-lobby";
  ref?: number | null;
}
/**
 * Go to a table, to watch it or to return to your chair. You can be at one table at a time.
 */
export interface Enter {
  type: "enter";
  ref?: number | null;
  table: string;
}
/**
 * Leave the table. In a match your chair stays yours until you enter again: the others wait a while, then a bot
 *     plays for you. With `give_up` they need not wait: a bot plays at once, or the chair is free if no match runs.
 */
export interface Exit {
  type: "exit";
  ref?: number | null;
  give_up?: boolean;
}
/**
 * Take an open chair. Without `chair` it is the first one.
 */
export interface Sit {
  type: "sit";
  ref?: number | null;
  chair?: number | null;
}
/**
 * Give the chair back, before a match starts.
 */
export interface Stand {
  type: "stand";
  ref?: number | null;
}
/**
 * Put a bot on an open chair, or change the level of the bot on it.
 */
export interface SeatBot {
  type: "seat-bot";
  ref?: number | null;
  chair: number;
  level: string;
}
/**
 * Remove a bot, before a match starts.
 */
export interface RemoveBot {
  type: "remove-bot";
  ref?: number | null;
  chair: number;
}
/**
 * Remove a person, before a match starts. Only the host may. That person cannot sit down here again.
 */
export interface RemovePerson {
  type: "remove-person";
  ref?: number | null;
  chair: number;
}
/**
 * Change the name on your chair, of 1 to 24 characters, before a match starts.
 */
export interface Rename {
  type: "rename";
  ref?: number | null;
  name: string;
}
/**
 * Change the options of the table, before a match starts. Only the host may. If there are fewer chairs then, bots
 *     make room for people.
 */
export interface ChangeSetup {
  type: "change-setup";
  ref?: number | null;
  setup: Setup;
}
/**
 * Options of a table. With `talk`, players may write to each other between rounds. A `private` table is not in the
 *     lobby.
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
 * Commit to your seed for the deals, in hexadecimal, after you saw `commit` and before the match starts.
 */
export interface CommitSeed {
  type: "commit-seed";
  ref?: number | null;
  commitment: string;
}
/**
 * Reveal your seed of a draw, in hexadecimal, while the table is `shuffling`. You have seen all commitments.
 */
export interface RevealSeed {
  type: "reveal-seed";
  ref?: number | null;
  draw: number;
  seed: string;
}
/**
 * Draw lots and deal. Every chair must be taken.
 */
export interface Start {
  type: "start";
  ref?: number | null;
}
/**
 * Play a card (`HA`) or ask a seat (`E?`). `version` is the version of the table that you saw.
 */
export interface MakeMove {
  type: "make-move";
  ref?: number | null;
  version: number;
  move: string;
}
/**
 * Take back an ask that is not answered yet. With other people you can do this once per card and three times in a
 *     round, and everybody is told.
 */
export interface TakeBack {
  type: "take-back";
  ref?: number | null;
  version: number;
}
/**
 * Go back to your last decision in this round, against bots only. The match then does not count (`undone`).
 */
export interface Undo {
  type: "undo";
  ref?: number | null;
  version: number;
}
/**
 * Ask for help in this round, against bots only, where every trick may be looked up. You compute the help yourself,
 *     from what you see. The match then does not count (`hinted`).
 */
export interface Hint {
  type: "hint";
  ref?: number | null;
}
/**
 * Be ready for the next round. It is dealt when everybody who is here is ready, or when the time of the others is
 *     up (`countdowns`).
 */
export interface Ready {
  type: "ready";
  ref?: number | null;
}
/**
 * Let a bot play for you in a match, until you are back.
 */
export interface GiveUpChair {
  type: "give-up-chair";
  ref?: number | null;
}
/**
 * Let a bot play for a person who is not `here`, or has `kept_waiting`, until that person is back.
 */
export interface LetBotPlay {
  type: "let-bot-play";
  ref?: number | null;
  chair: number;
}
/**
 * Play yourself again, instead of the bot.
 */
export interface TakeChairBack {
  type: "take-chair-back";
  ref?: number | null;
}
/**
 * Agree to another match at the same table, after a match is over. The waiting room opens when everybody who is
 *     here has agreed, or when the time of the others is up (`countdowns`); their chairs are free then. If two people or
 *     more have agreed and no chair is open, the match begins by itself: when all have committed to a seed, or after 3
 *     seconds.
 */
export interface Rematch {
  type: "rematch";
  ref?: number | null;
}
/**
 * Say a fixed phrase. This is allowed at any time.
 */
export interface Say {
  type: "say";
  ref?: number | null;
  phrase: Phrase;
}
/**
 * Write free text. This is not allowed while a round is being played, nor at a table without talk.
 */
export interface Chat {
  type: "chat";
  ref?: number | null;
  text: string;
}
/**
 * Stop sending me what a chair says, on this connection. With `on` false, start again.
 */
export interface Mute {
  type: "mute";
  ref?: number | null;
  chair: number;
  on?: boolean;
}
/**
 * Report a player's behaviour to the people who run the server.
 */
export interface Report {
  type: "report";
  ref?: number | null;
  chair: number;
  text: string;
}
/**
 * Answer to `hello`. `levels` are the levels of the bots.
 */
export interface Welcome {
  type: "welcome";
  protocol: number;
  name: string;
  levels: string[];
}
/**
 * The open tables where somebody waits, newest first.
 */
export interface Lobby {
  type: "lobby";
  tables: LobbyRow[];
}
/**
 * An open table, as the lobby shows it.
 */
export interface LobbyRow {
  id: string;
  setup: Setup;
  phase: string;
  chairs: ChairView[];
}
/**
 * A chair. `kind` is open, person or bot. With `stand_in`, a bot plays for the person. `gave_seed` means that the
 *     person has committed to a seed. `ready` is for the next round or, after a match, for another match. At a table
 *     without a clock, a person has `kept_waiting` the others after two minutes; then they may let a bot play.
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
 * The table as it is now, and what has just happened. `news` is empty when you enter.
 */
export interface State {
  type: "state";
  news: News[];
  table: TableView;
}
/**
 * One thing that happened. `what` names it. Fields that do not apply are missing.
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
 * A table as one reader may see it. `actions` are the messages that the reader may send now. With `practice`, the
 *     match goes on from a record: its deals are not called fair (`commit` is empty), and statistics do not count it. With
 *     `undone`, a player went back after seeing cards, and with `hinted`, a player took hints: statistics do not count
 *     such a match either. `host` is the chair that may remove people and change the setup.
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
  countdowns: Countdown[];
  history: number[][] | null;
  practice: boolean;
  undone: boolean;
  hinted: boolean;
  host: number | null;
  game: string | null;
  chair: number | null;
  actions: string[];
  round: RoundView | null;
}
/**
 * What everybody may know of the seeds of a match. `commitments` are those of the players, by chair, and empty for
 *     a chair without one. `silent` holds, for each draw that was repeated, the chairs that did not reveal.
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
 * The total of a team (`jekyll`, `hyde`), or of a player if there are three.
 */
export interface SideTotal {
  side: string;
  total: number;
}
/**
 * The clock, in milliseconds. `runs_out_in` counts from the sending of the message, and is missing while no time
 *     runs.
 */
export interface ClockView {
  reserves: number[];
  chair: number | null;
  runs_out_in: number | null;
}
/**
 * What happens by itself if nobody does anything, and when: milliseconds from the sending of the message. `what` is
 *     `bot-plays` (for the person on `chair`, who is lost), `next-round`, or `rematch` (the waiting room opens for those
 *     who agreed to another match).
 */
export interface Countdown {
  what: string;
  chair: number | null;
  ends_in: number;
}
/**
 * What a reader may know of a round. Spectators have no `seat`, no `hand` and no `legal_moves`.
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
 * A trick. Each of `plays` is the seat that plays, the seat whose hand the card came from, and the card. `winner`
 *     is missing while the trick is being played, and if nobody won it (R5.1). `tied` means that other cards ranked as
 *     high as the winner's, which came first (R4.1).
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
 * Your message with this `ref` has been carried out and stored. `version` is that of the table after it.
 */
export interface Done {
  type: "done";
  ref: number;
  version: number | null;
}
/**
 * Your message was refused, and nothing has changed. `rule` is the number of the rule that forbids it, if any.
 */
export interface RefusedMessage {
  type: "refused";
  reason: string;
  ref: number | null;
  rule: string | null;
  detail: string | null;
}
/**
 * A record, and the round of it to show: as `seat` saw it, or with all hands open if `seat` is null.
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
 * A match, and every state of the requested round. With `undone`, a player took moves back after seeing cards; with
 *     `hinted`, a player took hints.
 */
export interface Replay {
  options: ReplayOptions;
  players: (string | null)[];
  tags: [string, string][];
  undone: boolean;
  hinted: boolean;
  deals: ReplayDeals;
  rounds: ReplayRound[];
  winner: string | null;
  round: number;
  seat: string | null;
  steps: ReplayStep[];
}
/**
 * Options of the match.
 */
export interface ReplayOptions {
  players: number;
  position: PositionCard;
  target: number;
  memory_aid: MemoryAid;
}
/**
 * What `jh verify` says about the deals. `outcome` is fair if every round was revealed and agrees with its seeds.
 *     `algorithm` is null if the record has no fair deals. `trust` tells what must hold so that nobody can have chosen the
 *     deals: one of those who gave a seed, or the server, is honest (`one-seed`); the server did not work together with
 *     the player who gave the last seed (`no-collusion`); the server is honest (`server`). With `undone`, moves were taken
 *     back, so only the deals are fair.
 */
export interface ReplayDeals {
  outcome: "fair" | "not-checked" | "unfair";
  algorithm: string | null;
  trust: "no-collusion" | "one-seed" | "server";
  undone: boolean;
}
/**
 * Summary of a round. `players` and `camps` are by seat. `score` is that of Jekyll and of Hyde. `totals` are those
 *     after the round.
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
 * State after a deal (`move` is null) or after a move. `hands` are by seat; only an open replay has them.
 */
export interface ReplayStep {
  move: string | null;
  news: News[];
  round: RoundView;
  hands: string[][] | null;
}
/**
 * Position to go on from. `step` counts from 0, after the deal. You sit on `seat`. Bots sit elsewhere, under the
 *     names of the record.
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
 * The first error in a record, and its place; lines and columns count from 1. `what` describes it in English. `key`
 *     and `arguments` are for other languages. `rule` is the rule that was broken, if any.
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
 * Finished matches, newest first, and statistics over all of them. To get the next page, send `older` as `before`.
 *     It is null if there are no older matches.
 */
export interface History {
  games: GameRow[];
  played: number;
  won: number;
  forms: FormTotals[];
  older: string | null;
}
/**
 * A match. With `practice`, it went on from a record; with `undone`, a player took moves back; with `hinted`, a
 *     player took hints. Statistics count none of these. `name`, `won`, `side` and `total` are yours; `others` is the best
 *     total of another side. `players` are all who played, including you. `id` is the id in the share link.
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
  hinted: boolean;
  name: string;
  won: boolean;
  side: string | null;
  total: number;
  others: number;
  players: GamePlayer[];
}
/**
 * A player of a match. `kind` is person or bot. `side` is jekyll or hyde, or null with three players. `total` is
 *     the total of the side.
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
 * Statistics over all your matches of one form, on one side. `points` is the sum of your totals.
 */
export interface FormTotals {
  players_count: number;
  position: PositionCard;
  side: string | null;
  played: number;
  won: number;
  points: number;
}
