/** Turns the person's commands and the bots' moves into entries for the log of a table, or refuses them, as the server
 * does (`server/table/decisions.py`). */
import type { Kernel } from "../engine/kernel.ts";
import { LEVELS } from "../engine/kernel.ts";
import type { Command } from "../protocol/command";
import type { Setup } from "../protocol/messages";
import { castFrom } from "../view/cast.ts";
import { moveOfText, moveText } from "./cards.ts";
import { deal, MOST_AT_TABLE, newSecret, revealSeed, start } from "./deals.ts";
import type { Entry } from "./entries.ts";
import type { Round } from "./match.ts";
import {
  advance,
  askingChair,
  chairAt,
  decidingChair,
  personChair,
  phaseOf,
  playedByBot,
  roundOf,
  type Table,
} from "./state.ts";
import { Refusal } from "../protocol/refusal.ts";

/** Entries since the waiting room opened or the round was dealt. After that, only what ends the phase is written. */
const MOST_IN_PHASE = 1_000;
/** A table whose log has this many entries begins no new match. */
const MOST_BEFORE_REMATCH = 15_000;
const LONGEST_NAME = 24;
/** The options that a table of the server has if none are named. */
export const DEFAULTS: Setup = {
  players: 4,
  position: "A",
  target: 1000,
  memory_aid: "every-trick",
  pace: "untimed",
  private: true,
  talk: true,
};

export type TableCommand = Exclude<Command, { type: "say" | "chat" | "mute" | "report" }>;

/** The circumstances of a command: its sender, its time, and the kernel that judges it. */
export interface Context {
  kernel: Kernel;
  /** The person's name. */
  name: string;
  now: number;
}

/** The entries for a command of the person; none if it has been done already. */
export async function decide(context: Context, table: Table, command: TableCommand): Promise<Entry[]> {
  const at = context.now;
  if (command.type === "sit") return sit(context, table, command.chair ?? null);
  const chair = personChair(table);
  if (chair === null) throw new Refusal("not-seated");
  switch (command.type) {
    case "seat-bot":
      return seatBot(table, command.chair, command.level, at);
    case "remove-bot":
      requireGathering(table);
      if (table.chairs[command.chair]?.kind !== "bot") throw new Refusal("no-such-chair");
      return [{ at, entry: "stood", chair: command.chair }];
    case "remove-person":
      requireGathering(table);
      throw new Refusal("no-such-chair"); // nobody else is here
    case "let-bot-play":
      throw new Refusal("not-kept-waiting");
    case "rename":
      return rename(table, chair, command.name, at);
    case "change-setup":
      return changeSetup(table, command.setup, at);
    case "stand":
      requireGathering(table);
      return [{ at, entry: "stood", chair }];
    case "commit-seed":
      return commitSeed(table, chair, command.commitment.toLowerCase(), at);
    case "reveal-seed":
      return revealSeed(context.kernel, table, chair, command, at);
    case "start":
      requireGathering(table);
      if (table.chairs.some(({ kind }) => kind === "open")) throw new Refusal("chairs-open");
      return start(context.kernel, table, at);
    case "make-move":
      return move(table, chair, moveOfText(command.move), command.version, at, false);
    case "take-back":
      return takeBack(table, chair, command.version, at);
    case "undo":
      return undo(table, chair, command.version, at);
    case "hint":
      return hint(table, chair, at);
    case "ready":
      return ready(context, table, chair);
    case "give-up-chair":
      return giveUp(table, chair, at);
    case "take-chair-back":
      return playedByBot(table, chair) ? [{ at, entry: "returned", chair }] : [];
    case "rematch":
      return rematch(table, at);
    default:
      throw new Refusal("malformed");
  }
}

/** The entries for a bot's move, which it chose for the table of that version. */
export function decideBotMove(table: Table, chair: number, made: number, version: number, at: number): Entry[] {
  if (decidingChair(table) !== chair) throw new Refusal("not-your-turn");
  return move(table, chair, made, version, at, true);
}

function requireGathering(table: Table): void {
  if (phaseOf(table) !== "gathering") throw new Refusal("match-runs");
}

function requireRoom({ version, phaseBegan }: Table): void {
  if (version - phaseBegan >= MOST_IN_PHASE || version >= MOST_AT_TABLE) throw new Refusal("log-full");
}

function requireOpen(table: Table, chair: number): void {
  const kind = table.chairs[chair]?.kind;
  if (kind === undefined) throw new Refusal("no-such-chair");
  if (kind !== "open") throw new Refusal("chair-taken");
}

function sit({ name, now }: Context, table: Table, wanted: number | null): Entry[] {
  requireGathering(table);
  const own = personChair(table);
  if (own !== null && (wanted === own || wanted === null)) return [];
  if (own !== null) throw new Refusal("already-seated");
  const chair = wanted ?? table.chairs.findIndex(({ kind }) => kind === "open");
  if (chair < 0) throw new Refusal("chair-taken");
  requireOpen(table, chair);
  requireRoom(table);
  return [{ at: now, entry: "sat", chair, name: freeName(table, name) }];
}

/** The name, with a number if another one at the table looks the same. */
function freeName(table: Table, name: string): string {
  const names = [name, ...table.chairs.map((_, index) => `${name} ${index + 2}`)];
  return names.find((wanted) => !looksTaken(table, wanted))!;
}

function rename(table: Table, chair: number, wanted: string, at: number): Entry[] {
  requireGathering(table);
  const cleaned = wanted.trim().replace(/\s+/g, " ");
  if (plain(cleaned) === "" || cleaned.length > LONGEST_NAME) throw new Refusal("malformed");
  const name = freeName({ ...table, chairs: table.chairs.with(chair, { kind: "open" }) }, cleaned);
  const own = table.chairs[chair]!;
  if (own.kind === "person" && own.name === name) return [];
  requireRoom(table);
  return [{ at, entry: "renamed", chair, name }];
}

/** Changes the options of the table. Tables of a device have no clock and no chat. */
function changeSetup(table: Table, wanted: Partial<Setup>, at: number): Entry[] {
  requireGathering(table);
  const setup: Setup = { ...DEFAULTS, ...wanted, pace: "untimed", talk: false };
  if (setup.players === 3 && setup.position === "B") throw new Refusal("malformed"); // R8.1
  if (Object.entries(setup).every(([option, value]) => table.setup[option as keyof Setup] === value)) return [];
  requireRoom(table);
  return [{ at, entry: "setupchanged", setup }];
}

function seatBot(table: Table, chair: number, level: string, at: number): Entry[] {
  requireGathering(table);
  const sitter = table.chairs[chair];
  if (sitter?.kind !== "bot") requireOpen(table, chair);
  if (!(LEVELS as readonly string[]).includes(level)) throw new Refusal("no-such-level");
  if (sitter?.kind === "bot" && sitter.level === level) return [];
  requireRoom(table);
  if (sitter?.kind === "bot") return [{ at, entry: "botsat", chair, level, name: sitter.name }];
  const name = castFrom(table.commit).find((character) => !looksTaken(table, character))!;
  return [{ at, entry: "botsat", chair, level, name }];
}

function looksTaken({ chairs }: Table, name: string): boolean {
  return chairs.some((chair) => chair.kind !== "open" && plain(chair.name) === plain(name));
}

/** A name without accents, case, spaces and signs. */
function plain(name: string): string {
  return name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
}

function commitSeed(table: Table, chair: number, commitment: string, at: number): Entry[] {
  requireGathering(table);
  const sitter = table.chairs[chair]!;
  if (sitter.kind === "person" && sitter.commitment === commitment) return [];
  requireRoom(table);
  return [{ at, entry: "seedcommitted", chair, commitment }];
}

function move(table: Table, chair: number, made: number, version: number, at: number, byBot: boolean): Entry[] {
  const answer = table.answers[chair];
  if (!byBot && answer?.version === version && answer.move === made) return [];
  const round = roundAt(table, version);
  if (decidingChair(table) !== chair || playedByBot(table, chair) !== byBot) throw new Refusal("not-your-turn");
  if (!round.turn.legal.includes(made)) throw new Refusal("illegal-move");
  return [{ at, entry: "moved", chair, move: moveText(made), answers: version, by_bot: byBot }];
}

/** The round, unless its cards have changed since `version`, which the sender saw. With `since`, a change before that
 * version is ignored. */
function roundAt(table: Table, version: number, since: number = table.turn): Round {
  if (table.match === null) throw new Refusal("no-match");
  if (version < since || version > table.version) throw new Refusal("stale");
  const round = roundOf(table);
  if (round === null) throw new Refusal("no-round");
  return round;
}

function takeBack(table: Table, chair: number, version: number, at: number): Entry[] {
  roundAt(table, version);
  if (askingChair(table) !== chair) throw new Refusal("nothing-to-take-back");
  requireRoom(table);
  return [{ at, entry: "asktakenback", chair }];
}

function undo(table: Table, chair: number, version: number, at: number): Entry[] {
  const answer = table.answers[chair]; // bots may have moved since
  const round = roundAt(table, version, answer ? answer.version + 1 : undefined);
  const last = lastDecision(table, round, chair);
  if (last < 0) throw new Refusal("nothing-to-take-back");
  requireRoom(table);
  return [{ at, entry: "undone", chair, moves_left: last }];
}

function hint(table: Table, chair: number, at: number): Entry[] {
  if (table.match === null) throw new Refusal("no-match");
  if (roundOf(table) === null) throw new Refusal("no-round");
  if (!mayBeHinted(table)) throw new Refusal("no-hints");
  if (table.hinted) return [];
  requireRoom(table);
  return [{ at, entry: "hinted", chair }];
}

/** Whether the person may take hints: where every trick may be looked up, since a hint recalls them. */
export function mayBeHinted({ setup }: Table): boolean {
  return setup.memory_aid === "every-trick";
}

/** The number of moves before the last one of this chair; -1 if it made none. */
export function lastDecision(table: Table, round: Round, chair: number): number {
  return round.told.deciders.findLastIndex((seat) => chairAt(table, round, seat) === chair);
}

async function ready({ kernel, now }: Context, table: Table, chair: number): Promise<Entry[]> {
  const phase = phaseOf(table);
  if (phase !== "between-rounds") throw new Refusal(phase === "playing" ? "round-runs" : "no-match");
  if (table.ready.has(chair)) return [];
  const readied: Entry = { at: now, entry: "readied", chair };
  return [readied, await deal(advance(kernel, table, readied), now)];
}

function giveUp(table: Table, chair: number, at: number): Entry[] {
  if (phaseOf(table) !== "playing") throw new Refusal("no-round");
  if (playedByBot(table, chair)) return [];
  requireRoom(table);
  return [{ at, entry: "takenover", chair }];
}

async function rematch(table: Table, at: number): Promise<Entry[]> {
  if (phaseOf(table) !== "over") throw new Refusal("match-not-over");
  if (table.version >= MOST_BEFORE_REMATCH) throw new Refusal("log-full");
  return [{ at, entry: "rematched", ...(await newSecret()) }];
}
