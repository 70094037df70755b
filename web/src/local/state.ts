/** The state of a table with one person and bots, and what each entry of its log does to it. As on the server, the state
 * follows from the log alone (`server/table/state.py`, `advance.py`). */
import { running, newMatch, withDeal, withMoves, type Match, type Round } from "./match.ts";
import type { Kernel } from "../engine/kernel.ts";
import type { Setup } from "../protocol/messages";
import { maskOf, moveOfText } from "./cards.ts";
import type { Entry, EntryOf } from "./entries.ts";

export type Chair =
  | { kind: "open" }
  | { kind: "bot"; level: string; name: string }
  | { kind: "person"; name: string; commitment: string; standIn: boolean };

export type Phase = "gathering" | "shuffling" | "playing" | "between-rounds" | "over";

/** The players' commitments and seeds by chair, empty where there is none, once the commitments are closed. */
export interface Given {
  commitments: readonly string[];
  seeds: readonly string[];
}

/** A chair's last move and the version that it answered. The same move again is not an error. */
export interface Answer {
  version: number;
  move: number;
}

export interface Table {
  setup: Setup;
  secret: string;
  commit: string;
  chairs: readonly Chair[];
  version: number;
  /** The version at which the cards last changed. */
  turn: number;
  /** The version at which the waiting room opened or the last round was dealt. */
  phaseBegan: number;
  match: Match | null;
  given: Given | null;
  dealtSeed: string;
  answers: readonly (Answer | null)[];
  /** Chairs that are ready for the next round. */
  ready: ReadonlySet<number>;
  undone: boolean;
  hinted: boolean;
}

export function phaseOf({ match, given }: Table): Phase {
  if (match === null) return given === null ? "gathering" : "shuffling";
  if (running(match) !== null) return "playing";
  return match.winner === null ? "between-rounds" : "over";
}

/** The chair of the person. */
export function personChair({ chairs }: Table): number | null {
  const chair = chairs.findIndex(({ kind }) => kind === "person");
  return chair < 0 ? null : chair;
}

export function roundOf({ match }: Table): Round | null {
  return match === null ? null : running(match);
}

/** The round that is being played, or the last one that was. */
export function lastRound({ match }: Table): Round | null {
  return match?.rounds.at(-1) ?? null;
}

/** The chair of the player on a seat. */
export function chairAt({ chairs }: Table, { seating }: Round, seat: number): number {
  return chairs.findIndex((chair) => chair.kind !== "open" && chair.name === seating.players[seat]);
}

/** The chair whose player chooses the next move. */
export function decidingChair(table: Table): number | null {
  const round = roundOf(table);
  return round === null ? null : chairAt(table, round, round.turn.decider);
}

/** The chair whose ask is not answered yet. */
export function askingChair(table: Table): number | null {
  const round = roundOf(table);
  if (round === null || round.told.now.asked === null) return null;
  const { single } = round.seating;
  const onTurn = round.turn.onTurn;
  const asker = single !== null && round.seating.players[onTurn] === null ? single : onTurn;
  return chairAt(table, round, asker);
}

export function playedByBot({ chairs }: Table, chair: number): boolean {
  const sitter = chairs[chair]!;
  return sitter.kind === "bot" || (sitter.kind === "person" && sitter.standIn);
}

/** The chairs that have committed to a seed and have not revealed it. */
export function unrevealed({ given }: Table): number[] {
  if (given === null) return [];
  return [...given.commitments.keys()].filter((chair) => given.commitments[chair] !== "" && given.seeds[chair] === "");
}

export function openTable({ setup, secret, commit }: EntryOf<"opened">): Table {
  const chairs = Array.from({ length: setup.players }, (): Chair => ({ kind: "open" }));
  return emptied({ setup, chairs, version: 1, phaseBegan: 1 }, secret, commit);
}

/** A table with its waiting room open. */
function emptied(
  table: Pick<Table, "setup" | "chairs" | "version" | "phaseBegan">,
  secret: string,
  commit: string,
): Table {
  const answers = table.chairs.map(() => null);
  const marks = { undone: false, hinted: false };
  const none = { match: null, given: null, dealtSeed: "", answers, ready: new Set<number>(), ...marks };
  return { ...table, secret, commit, turn: 0, ...none };
}

export function tableOf(kernel: Kernel, log: readonly Entry[]): Table {
  const [first, ...rest] = log;
  if (first?.entry !== "opened") throw new Error("a log begins with the opening of the table");
  return rest.reduce((table, entry) => advance(kernel, table, entry), openTable(first));
}

/** The table after an entry of its log. */
export function advance(kernel: Kernel, table: Table, entry: Entry): Table {
  const after = changed(kernel, table, entry);
  const version = table.version + 1;
  return { ...after, version, turn: after.match === table.match ? after.turn : version };
}

function changed(kernel: Kernel, table: Table, entry: Entry): Table {
  switch (entry.entry) {
    case "opened":
      throw new Error("a table is opened once");
    case "moved":
      return moved(kernel, table, entry);
    case "dealt":
      return dealt(kernel, table, entry);
    case "started":
      return started(table, entry);
    case "commitmentsclosed": {
      const commitments = table.chairs.map((chair) => (chair.kind === "person" ? chair.commitment : ""));
      return { ...table, given: { commitments, seeds: commitments.map(() => "") } };
    }
    case "seedrevealed":
      return { ...table, given: { ...table.given!, seeds: table.given!.seeds.with(entry.chair, entry.seed) } };
    case "asktakenback":
      return takenBack(kernel, table, lastRound(table)!.moves.length - 1);
    case "undone":
      return { ...takenBack(kernel, table, entry.moves_left), undone: true };
    case "hinted":
      return { ...table, hinted: true };
    case "readied":
      return { ...table, ready: new Set([...table.ready, entry.chair]) };
    case "rematched":
      return rematched(table, entry);
    case "setupchanged":
      return setUp(table, entry.setup);
    default:
      return { ...table, chairs: table.chairs.with(entry.chair, sitter(table.chairs[entry.chair]!, entry)) };
  }
}

type SitterEntry = EntryOf<"sat" | "botsat" | "stood" | "renamed" | "seedcommitted" | "takenover" | "returned">;

function sitter(before: Chair, entry: SitterEntry): Chair {
  if (entry.entry === "sat") return { kind: "person", name: entry.name, commitment: "", standIn: false };
  if (entry.entry === "botsat") return { kind: "bot", level: entry.level, name: entry.name };
  if (entry.entry === "stood" || before.kind !== "person") return { kind: "open" };
  if (entry.entry === "renamed") return { ...before, name: entry.name };
  if (entry.entry === "seedcommitted") return { ...before, commitment: entry.commitment };
  return { ...before, standIn: entry.entry === "takenover" };
}

/** Changes the options. The person moves to the first chair without one if the own chair goes, and has to commit again. */
function setUp(table: Table, setup: Setup): Table {
  const chairs = Array.from({ length: setup.players }, (_, index): Chair => table.chairs[index] ?? { kind: "open" });
  const moving = table.chairs.slice(setup.players).find(({ kind }) => kind === "person");
  if (moving?.kind === "person") chairs[0] = { ...moving, commitment: "" };
  return { ...table, setup, chairs, answers: chairs.map(() => null) };
}

function started(table: Table, { players, camps, dealer, single }: EntryOf<"started">): Table {
  const hydeSeats = [...camps].reduce((mask, camp, seat) => mask | (Number(camp === "H") << seat), 0);
  return { ...table, match: newMatch(table.setup, { players, hydeSeats, dealer, single }) };
}

function dealt(kernel: Kernel, table: Table, { seed, hands }: EntryOf<"dealt">): Table {
  const [n, e, s, w] = hands.map((hand) => maskOf(hand.split(" ")));
  const match = withDeal(kernel, table.match!, [n!, e!, s!, w!]);
  return { ...table, match, dealtSeed: seed, ready: new Set(), phaseBegan: table.version + 1 };
}

function moved(kernel: Kernel, table: Table, { chair, move, answers }: EntryOf<"moved">): Table {
  const made = moveOfText(move);
  const match = withMoves(kernel, table.match!, [...lastRound(table)!.moves, made]);
  return { ...table, match, answers: table.answers.with(chair, { version: answers, move: made }) };
}

function takenBack(kernel: Kernel, table: Table, left: number): Table {
  const match = withMoves(kernel, table.match!, lastRound(table)!.moves.slice(0, left));
  return { ...table, match, answers: table.answers.map(() => null) };
}

/** Opens the waiting room for another match. */
function rematched(table: Table, { secret, commit }: EntryOf<"rematched">): Table {
  const { setup, version } = table;
  const chairs = table.chairs.map((chair): Chair =>
    chair.kind === "person" ? { ...chair, commitment: "", standIn: false } : chair,
  );
  return emptied({ setup, chairs, version, phaseBegan: version + 1 }, secret, commit);
}
