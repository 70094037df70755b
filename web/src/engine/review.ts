/** Reviews, as the kernel answers them. The layouts are those of `kernel/wasm/interface.h`; docs/review.md explains the
 * numbers. */
import type { Bounds, Four } from "./kernel.ts";

/** How much a review computes. What is left out is the kernel's default. */
export interface Work {
  candidates?: number;
  worlds?: number;
  nodes?: number;
  descents?: number;
}

/** How good a decision was by what the player knew, in the kernel's order. */
export const NAMES = ["best", "fine", "inaccuracy", "mistake", "blunder"] as const;
export type DecisionName = (typeof NAMES)[number];

/** Whether the cards lay much better or worse than the player had to expect. */
export const FORTUNES = ["none", "lucky", "unlucky"] as const;
export type Fortune = (typeof FORTUNES)[number];

/** What is decided: a card of the own hand, whom to ask, or the card that answers. */
export const KINDS = ["ownCard", "askPartner", "askOpponent", "answer"] as const;
export type DecisionKind = (typeof KINDS)[number];

/** A move by what the player knows: points of the own team minus the other's, with standard errors. `loss` and `lossError`
 * compare it with the best move in the same worlds. */
export interface MoveWorth {
  action: number;
  value: number;
  error: number;
  loss: number;
  lossError: number;
}

export interface Assessment {
  /** Every legal move, the best first. */
  moves: MoveWorth[];
  /** By seat and card: the probability that the seat holds the card now. */
  beliefs: Four<number[]>;
}

export interface ReviewedDecision {
  decider: number;
  kind: DecisionKind;
  /** The move that was played. */
  action: number;
  assessed: Assessment;
  /** Every legal move with open hands, for the decider's team, in ascending order. */
  cards: (Bounds & { action: number })[];
  /** What the position before the decision is worth to Jekyll with open hands. An estimate if not `worthExact`. */
  worth: number;
  worthExact: boolean;
}

/** What a decision lost by knowledge and by the cards. `luck` is the first minus the second. */
export interface Judgement {
  name: DecisionName;
  fortune: Fortune;
  lossKnown: number;
  lossCards: number;
  luck: number;
  /** What the position before the decision was worth to Jekyll, in line with the decisions after it. */
  worth: number;
}

/** Decisions with a choice, points that they lost by knowledge, and accuracy from 0 to 100 if there were any. */
export interface Tally {
  decisions: number;
  lost: number;
  accuracy: number | null;
}

export interface SeatTally {
  all: Tally;
  kinds: Record<DecisionKind, Tally>;
}

/** For Jekyll: `result - worth` is `decisions + luck`, up to rounding. */
export interface Summary {
  judgements: Judgement[];
  seats: Four<SeatTally>;
  worth: number;
  worthExact: boolean;
  result: number;
  decisions: number;
  luck: number;
}

const SEATS = [0, 1, 2, 3] as const;
const CARDS = 28;
const MOVES_AT = 8 * SEATS.length * CARDS;
const CARDS_AT = 1576;
const WORTH_AT = 1984;

export const QUESTION_DEAL_AT = 24;

/** Writes a seed and how much to compute. */
export function writeWork(view: DataView, seed: number, work: Work): void {
  view.setBigUint64(0, BigInt(seed), true);
  const { candidates = 0, worlds = 0, nodes = 0, descents = 0 } = work;
  [candidates, worlds, nodes, descents].forEach((count, i) => view.setUint32(8 + 4 * i, count, true));
}

export function readAssessment(view: DataView, count: number): Assessment {
  const number = (at: number): number => view.getFloat64(at, true);
  const belief = (seat: number): number[] =>
    Array.from({ length: CARDS }, (_, card) => number(8 * (seat * CARDS + card)));
  const moves = Array.from({ length: count }, (_, i) => {
    const at = MOVES_AT + 40 * i;
    const [value, error, loss, lossError] = [number(at), number(at + 8), number(at + 16), number(at + 24)];
    return { action: Number(view.getBigUint64(at + 32, true)), value, error, loss, lossError };
  });
  return { moves, beliefs: [belief(0), belief(1), belief(2), belief(3)] };
}

export function readDecision(view: DataView, count: number): ReviewedDecision {
  const cards = Array.from({ length: count }, (_, i) => {
    const at = CARDS_AT + 24 * i;
    const action = Number(view.getBigUint64(at + 16, true));
    return { action, lower: view.getFloat64(at, true), upper: view.getFloat64(at + 8, true) };
  });
  return {
    decider: view.getUint8(WORTH_AT + 9),
    kind: KINDS[view.getUint8(WORTH_AT + 10)]!,
    action: view.getUint8(WORTH_AT + 11),
    assessed: readAssessment(view, count),
    cards,
    worth: view.getFloat64(WORTH_AT, true),
    worthExact: view.getUint8(WORTH_AT + 8) === 1,
  };
}

/** Writes the decisions of a round, with the seats of Hyde's team as a mask, and its result for Jekyll. */
export function writeDecisions(
  view: DataView,
  decisions: readonly ReviewedDecision[],
  hydeSeats: number,
  result: number,
) {
  view.setFloat64(0, result, true);
  decisions.forEach(({ decider, kind, action, assessed, worth, worthExact }, i) => {
    const at = 8 + 32 * i;
    const played = assessed.moves.find((move) => move.action === action);
    [played?.loss ?? NaN, played?.lossError ?? NaN, worth].forEach((number, j) => {
      view.setFloat64(at + 8 * j, number, true);
    });
    const forced = assessed.moves.length === 1;
    const bytes = [decider, (hydeSeats >> decider) & 1, KINDS.indexOf(kind), Number(forced), Number(worthExact)];
    bytes.forEach((byte, j) => {
      view.setUint8(at + 24 + j, byte);
    });
  });
}

export function readSummary(view: DataView, count: number): Summary {
  const number = (at: number): number => view.getFloat64(at, true);
  const tally = (seat: number, place: number): Tally => {
    const at = 40 + 24 * (5 * seat + place);
    const decisions = Number(view.getBigUint64(at + 16, true));
    return { decisions, lost: number(at), accuracy: decisions === 0 ? null : number(at + 8) };
  };
  const seatTally = (seat: number): SeatTally => ({
    all: tally(seat, 0),
    kinds: { ownCard: tally(seat, 1), askPartner: tally(seat, 2), askOpponent: tally(seat, 3), answer: tally(seat, 4) },
  });
  const judgements = Array.from({ length: count }, (_, i) => {
    const at = 520 + 40 * i;
    const [lossKnown, lossCards, luck, worth] = [number(at), number(at + 8), number(at + 16), number(at + 24)];
    const [name, fortune] = [NAMES[view.getUint32(at + 32, true)]!, FORTUNES[view.getUint32(at + 36, true)]!];
    return { name, fortune, lossKnown, lossCards, luck, worth };
  });
  return {
    judgements,
    seats: [seatTally(0), seatTally(1), seatTally(2), seatTally(3)],
    worth: number(0),
    worthExact: view.getBigUint64(32, true) === 1n,
    result: number(8),
    decisions: number(16),
    luck: number(24),
  };
}
