/** The C++ kernel as a WebAssembly module, called directly. A page uses `Engine`, which runs it in a worker.
 *
 * The layouts are those of `kernel/wasm/interface.h`; `docs/browser-kernel.md` describes the calls. */
import {
  type Assessment,
  QUESTION_DEAL_AT,
  readAssessment,
  readDecision,
  readSummary,
  type ReviewedDecision,
  type Summary,
  type Work,
  writeDecisions,
  writeWork,
} from "./review.ts";
import { wasi } from "./wasi.ts";

/** The forms of the game in the kernel's order: four players with position card A or B, three players. */
export const FORMS = ["four-a", "four-b", "three"] as const;
export type Form = (typeof FORMS)[number];

/** The levels in the kernel's order. */
export const LEVELS = ["random", "novice", "casual", "club", "expert", "master", "grandmaster"] as const;
export type Level = (typeof LEVELS)[number];

/** The networks for a form of the game, in the kernel's order: that of the coach and most levels, that of `grandmaster`,
 * and that of the naive opponents that it reckons with. */
export const BRAINS = ["small", "large", "naive"] as const;
export type Brain = (typeof BRAINS)[number];

/** The networks that a level plays with. */
export function brainsOf(level: Level): readonly Brain[] {
  return level === "grandmaster" ? ["large", "naive"] : ["small"];
}

export type Four<T> = [T, T, T, T];
export type Pair = [number, number];

/** A round with all hands known. Seats are 0 to 3 for N E S W; a hand is a mask of cards. */
export interface Position {
  hands: Four<number>;
  trick: number[];
  leader: number;
  asked: number | null;
  hydeSeats: number;
  single: number | null;
  points: Pair;
  factor: Pair;
  /** Points and both factors that lie on the table. */
  carry: [number, number, number];
}

export interface Turn {
  legal: number[];
  score: Pair;
  onTurn: number;
  decider: number;
  over: boolean;
}

/** What the player who decides may know, and the standing of the match. */
export interface Sight {
  seat: number;
  /** The own hand and the ghost's; 0 for hidden hands. */
  open: Four<number>;
  counts: Four<Pair>;
  /** Card and holder, of the tricks that are shown and of the trick on the table. */
  past: Pair[];
  firstLeader: number;
  carry: number;
  asked: number | null;
  hydeSeats: number;
  single: number | null;
  totals: Four<number>;
  target: number;
}

/** A trick. `plays` has the card and the seat from whose hand it came. `winner` is `null` while the trick is being
 * played, and if nobody won it. `tied` means that other cards ranked as high as the winner's. */
export interface Trick {
  leader: number;
  plays: Pair[];
  winner: number | null;
  tied: boolean;
}

/** A round told from its deal on. */
export interface ToldRound {
  now: Position;
  /** Masks of the cards that are carried, and of those that Jekyll and Hyde took. */
  carry: number;
  taken: Pair;
  /** The complete tricks, and the one that is being played. */
  tricks: Trick[];
  trick: Trick;
  /** The seat that decided each move. */
  deciders: number[];
}

export interface Seating {
  hydeSeats: number;
  dealer: number;
  single: number | null;
}

/** The next seating. `from` has, for each seat, the seat that its player had before, or `null` if nobody sits there. */
export interface NextSeating extends Seating {
  from: Four<number | null>;
}

export interface Bounds {
  lower: number;
  upper: number;
}

export interface Solution extends Bounds {
  nodes: number;
  moves: (Bounds & { action: number })[];
}

export interface SolveOptions {
  moves?: boolean;
  megabytes?: number;
  seconds?: number;
}

/** The kernel refused a call; the message says why. */
export class KernelRefusal extends Error {}

interface Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  jh_area(): number;
  jh_area_bytes(): number;
  jh_load_brain(form: number, brain: number, bytes: number): number;
  jh_deal(form: number, seed: bigint, stream: bigint): number;
  jh_fair_deal(round: number): number;
  jh_table(): number;
  jh_apply(action: number): number;
  jh_tell(moves: number): number;
  jh_next_seating(hydeSeats: number, dealer: number, single: number): number;
  jh_match_winner(sides: number, target: number): number;
  jh_sha256(bytes: number): number;
  jh_playouts(repeats: number, seed: bigint): number;
  jh_solve(moves: number, megabytes: number, seconds: number): number;
  jh_see(): number;
  jh_worlds(count: number, seed: bigint): number;
  jh_odds(): number;
  jh_choose(level: number, seed: bigint, seconds: number): number;
  jh_values(iterations: number, seed: bigint, seconds: number): number;
  jh_assess(): number;
  jh_review_decision(moves: number, at: number): number;
  jh_summarise(decisions: number): number;
}

const MAX_ROUND_MOVES = 56;
const MAX_SIDES = 4;
const NO_SEAT = 4;
const SOLVER_MEGABYTES = 16;
const NO_LIMIT = 0;

const seatOrNone = (seat: number): number | null => (seat === NO_SEAT ? null : seat);

export class Kernel {
  readonly #calls: Exports;
  readonly #areaBytes: number;

  private constructor(exports: Exports) {
    this.#calls = exports;
    exports._initialize();
    this.#areaBytes = exports.jh_area_bytes();
  }

  static async of(module: WebAssembly.Module): Promise<Kernel> {
    let memory: WebAssembly.Memory | undefined;
    const instance = await WebAssembly.instantiate(module, { wasi_snapshot_preview1: wasi(() => memory) });
    const exports = instance.exports as unknown as Exports;
    memory = exports.memory;
    return new Kernel(exports);
  }

  loadBrain(form: Form, brain: Brain, weights: Uint8Array): void {
    if (weights.length > this.#areaBytes) throw new KernelRefusal("these are not a brain's weights");
    this.#bytes().set(weights);
    this.#checked(this.#calls.jh_load_brain(FORMS.indexOf(form), BRAINS.indexOf(brain), weights.length));
  }

  deal(form: Form, seed: number, stream: number): Position {
    this.#checked(this.#calls.jh_deal(FORMS.indexOf(form), BigInt(seed), BigInt(stream)));
    return this.#position();
  }

  /** The hands that deal/2 gives for a round, from the seed and the mix of all players' seeds (32 bytes each). */
  fairDeal(seed: number[], mix: number[], round: number): number[] {
    if (seed.length !== 32 || mix.length !== 32) throw new KernelRefusal("a seed has 32 bytes");
    this.#bytes().set([...seed, ...mix]);
    this.#checked(this.#calls.jh_fair_deal(round));
    return this.#masks(0);
  }

  turn(position: Position): Turn {
    this.#setPosition(position);
    this.#checked(this.#calls.jh_table());
    const view = this.#view();
    return {
      legal: membersOf(view.getUint32(0, true)),
      score: [view.getInt32(4, true), view.getInt32(8, true)],
      onTurn: view.getUint8(12),
      decider: view.getUint8(13),
      over: view.getUint8(14) === 1,
    };
  }

  apply(position: Position, action: number): Position {
    this.#setPosition(position);
    this.#checked(this.#calls.jh_apply(action));
    return this.#position();
  }

  /** The round after some moves from its deal on. */
  tell(deal: Position, moves: readonly number[]): ToldRound {
    if (moves.length > MAX_ROUND_MOVES) throw new KernelRefusal("a round has at most 56 moves");
    this.#setPosition(deal);
    const bytes = this.#bytes();
    bytes.set(moves, 32);
    this.#checked(this.#calls.jh_tell(moves.length));
    const [carry = 0, jekyll = 0, hyde = 0] = this.#masks(32);
    const complete = bytes[140] ?? 0;
    const tricks = Array.from({ length: complete + 1 }, (_, i) => this.#trick(44 + 12 * i));
    const trick = tricks.pop()!;
    const deciders = [...bytes.subarray(141, 141 + moves.length)];
    return { now: this.#position(), carry, taken: [jekyll, hyde], tricks, trick, deciders };
  }

  /** The seating and the dealer of the next round. */
  nextSeating({ hydeSeats, dealer, single }: Seating): NextSeating {
    this.#checked(this.#calls.jh_next_seating(hydeSeats, dealer, single ?? NO_SEAT));
    const [n = 0, e = 0, s = 0, w = 0, hyde = 0, next = 0, alone = 0] = this.#bytes();
    const from: Four<number | null> = [seatOrNone(n), seatOrNone(e), seatOrNone(s), seatOrNone(w)];
    return { from, hydeSeats: hyde, dealer: next, single: seatOrNone(alone) };
  }

  /** The side that has won a match, or `null`. */
  matchWinner(totals: readonly number[], target: number): number | null {
    const view = this.#view();
    totals.slice(0, MAX_SIDES).forEach((total, side) => view.setInt32(4 * side, total, true));
    const won = this.#checked(this.#calls.jh_match_winner(totals.length, target));
    return won === totals.length ? null : won;
  }

  /** SHA-256 of some bytes. */
  sha256(message: readonly number[] | Uint8Array): number[] {
    if (message.length > this.#areaBytes) throw new KernelRefusal("the text is too long");
    this.#bytes().set(message);
    this.#checked(this.#calls.jh_sha256(message.length));
    return [...this.#bytes().subarray(0, 32)];
  }

  /** Jekyll's score minus Hyde's after random play, many times, and how many decisions that took. */
  playouts(position: Position, repeats: number, seed: number): { values: number[]; decisions: number } {
    this.#setPosition(position);
    const count = this.#checked(this.#calls.jh_playouts(repeats, BigInt(seed)));
    const view = this.#view();
    const values = Array.from({ length: count }, (_, i) => view.getInt16(8 + 2 * i, true));
    return { values, decisions: Number(view.getBigUint64(0, true)) };
  }

  /** The exact value of a position with open hands: Jekyll's score minus Hyde's when nobody errs. */
  solve(position: Position, options: SolveOptions = {}): Solution {
    const { moves = false, megabytes = SOLVER_MEGABYTES, seconds = NO_LIMIT } = options;
    this.#setPosition(position);
    const count = this.#checked(this.#calls.jh_solve(Number(moves), megabytes, seconds));
    const view = this.#view();
    const bounds = (at: number): Bounds => ({ lower: view.getFloat64(at, true), upper: view.getFloat64(at + 8, true) });
    return {
      ...bounds(0),
      nodes: Number(view.getBigUint64(16, true)),
      moves: Array.from({ length: count }, (_, i) => ({
        action: Number(view.getBigUint64(24 + 24 * i + 16, true)),
        ...bounds(24 + 24 * i),
      })),
    };
  }

  /** How many ways the hidden cards may lie, and some of them, drawn. */
  worlds(sight: Sight, drawn: number, seed: number): { count: number; hands: number[][] } {
    this.#see(sight);
    this.#checked(this.#calls.jh_worlds(drawn, BigInt(seed)));
    const hands = Array.from({ length: drawn }, (_, i) => this.#masks(8 + 16 * i));
    return { count: Number(this.#view().getBigUint64(0, true)), hands };
  }

  /** How likely the learned policy makes each legal move. */
  odds(sight: Sight): { action: number; odds: number }[] {
    this.#see(sight);
    const count = this.#checked(this.#calls.jh_odds());
    const view = this.#view();
    return Array.from({ length: count }, (_, i) => ({
      action: view.getInt32(8 * i, true),
      odds: view.getFloat32(8 * i + 4, true),
    }));
  }

  /** The move of a level. The same seed gives the same move, unless `seconds` end its thinking. */
  choose(sight: Sight, level: Level, seed: number, seconds = NO_LIMIT): number {
    this.#see(sight);
    return this.#checked(this.#calls.jh_choose(LEVELS.indexOf(level), BigInt(seed), seconds));
  }

  /** Every legal move after a search like that of `master`, the best first. */
  values(
    sight: Sight,
    iterations: number,
    seed: number,
    seconds = NO_LIMIT,
  ): { action: number; visits: number; value: number }[] {
    this.#see(sight);
    const count = this.#checked(this.#calls.jh_values(iterations, BigInt(seed), seconds));
    const view = this.#view();
    return Array.from({ length: count }, (_, i) => ({
      action: view.getInt32(16 * i, true),
      visits: view.getUint32(16 * i + 4, true),
      value: view.getFloat64(16 * i + 8, true),
    }));
  }

  /** What each legal move is worth by what the player knows, and where each hidden card must be expected. */
  assess(sight: Sight, seed: number, work: Work = {}): Assessment {
    this.#see(sight);
    writeWork(this.#view(), seed, work);
    const count = this.#checked(this.#calls.jh_assess());
    return readAssessment(this.#view(), count);
  }

  /** One decision of a round that is over. `moves` are all its moves, `at` is the number of the decision. */
  reviewDecision(
    deal: Position,
    moves: readonly number[],
    at: number,
    seed: number,
    work: Work = {},
  ): ReviewedDecision {
    if (moves.length > MAX_ROUND_MOVES) throw new KernelRefusal("a round has at most 56 moves");
    writeWork(this.#view(), seed, work);
    this.#setPosition(deal, QUESTION_DEAL_AT);
    this.#bytes().set(moves, QUESTION_DEAL_AT + 32);
    const count = this.#checked(this.#calls.jh_review_decision(moves.length, at));
    return readDecision(this.#view(), count);
  }

  /** All decisions of a round together. `result` is Jekyll's score minus Hyde's at its end. */
  summarise(decisions: readonly ReviewedDecision[], hydeSeats: number, result: number): Summary {
    if (decisions.length > MAX_ROUND_MOVES) throw new KernelRefusal("a round has at most 56 moves");
    writeDecisions(this.#view(), decisions, hydeSeats, result);
    const count = this.#checked(this.#calls.jh_summarise(decisions.length));
    return readSummary(this.#view(), count);
  }

  /** The area that carries arguments and answers. It is looked up for each call, since memory moves when it grows. */
  #bytes(): Uint8Array {
    return new Uint8Array(this.#calls.memory.buffer, this.#calls.jh_area(), this.#areaBytes);
  }

  #view(): DataView {
    return new DataView(this.#calls.memory.buffer, this.#calls.jh_area(), this.#areaBytes);
  }

  #checked(answer: number): number {
    if (answer >= 0) return answer;
    const bytes = this.#bytes();
    throw new KernelRefusal(new TextDecoder().decode(bytes.slice(0, bytes.indexOf(0))));
  }

  #masks(at: number): number[] {
    const view = this.#view();
    return [0, 4, 8, 12].map((offset) => view.getUint32(at + offset, true));
  }

  #trick(at: number): Trick {
    const [leader = 0, size = 0, ...rest] = this.#bytes().subarray(at, at + 12);
    const plays = rest.slice(0, size).map((card, i): Pair => [card, rest[4 + i] ?? 0]);
    return { leader, plays, winner: seatOrNone(rest[8] ?? NO_SEAT), tied: rest[9] === 1 };
  }

  #position(): Position {
    const bytes = this.#bytes();
    const byte = (at: number): number => bytes[at] ?? 0;
    return {
      hands: this.#masks(0) as Four<number>,
      trick: [...bytes.subarray(16, 16 + byte(20))],
      leader: byte(21),
      asked: seatOrNone(byte(22)),
      hydeSeats: byte(23),
      single: seatOrNone(byte(24)),
      points: [byte(25), byte(26)],
      factor: [byte(27), byte(28)],
      carry: [byte(29), byte(30), byte(31)],
    };
  }

  #setPosition(position: Position, at = 0): void {
    const view = this.#view();
    position.hands.forEach((hand, seat) => view.setUint32(at + 4 * seat, hand, true));
    const { trick, leader, asked, hydeSeats, single, points, factor, carry } = position;
    if (trick.length > 3) throw new KernelRefusal("a trick in play has at most three cards");
    const cards = [0, 1, 2, 3].map((i) => trick[i] ?? 0);
    const seats = [leader, asked ?? NO_SEAT, hydeSeats, single ?? NO_SEAT];
    this.#bytes().set([...cards, trick.length, ...seats, ...points, ...factor, ...carry], at + 16);
  }

  #see(sight: Sight): void {
    const { past } = sight;
    if (past.length > 28) throw new KernelRefusal("more cards were played than there are");
    const view = this.#view();
    [...sight.open, sight.carry].forEach((mask, i) => view.setUint32(4 * i, mask, true));
    [...sight.totals, sight.target].forEach((total, i) => view.setInt32(20 + 4 * i, total, true));
    const bytes = this.#bytes();
    bytes.set(sight.counts.flat(), 40);
    bytes.set(
      past.map(([card]) => card),
      48,
    );
    bytes.set(
      past.map(([, holder]) => holder),
      76,
    );
    const asked = sight.asked ?? NO_SEAT;
    bytes.set([past.length, sight.seat, sight.firstLeader, asked, sight.hydeSeats, sight.single ?? NO_SEAT], 104);
    this.#checked(this.#calls.jh_see());
  }
}

function membersOf(mask: number): number[] {
  return Array.from({ length: 32 }, (_, bit) => bit).filter((bit) => ((mask >>> bit) & 1) === 1);
}

/** The form of the game at a table. */
export function formOf({ hydeSeats, single }: Pick<Seating, "hydeSeats" | "single">): Form {
  if (single !== null) return "three";
  return hydeSeats === 0b0101 || hydeSeats === 0b1010 ? "four-a" : "four-b";
}
