/** A round to review: its deal and its moves, read from a replay with open hands. */
import type { Four, Position } from "../engine/kernel";
import { hydeSeatsOf } from "../coach/sight";
import { maskOf, moveOfText, seatOfName } from "../local/cards";
import type { Replay, ReplayStep } from "../protocol/messages";
import { SEATS, type Seat } from "../view/seats";
import { campAt } from "../view/round";

export interface ReviewedRound {
  number: number;
  deal: Position;
  moves: number[];
  /** The state before each decision, and the last one. */
  steps: readonly ReplayStep[];
  /** Jekyll's score minus Hyde's. */
  result: number;
}

/** The round of a replay with open hands, or `null` if it is not over. */
export function reviewedRound(replay: Replay): ReviewedRound | null {
  const summary = replay.rounds[replay.round - 1];
  const [first] = replay.steps;
  if (!summary?.over || !first?.hands) return null;
  const { round } = first;
  const deal: Position = {
    hands: first.hands.map(maskOf) as Four<number>,
    trick: [],
    leader: seatOfName(round.trick.leader),
    asked: null,
    hydeSeats: hydeSeatsOf(round),
    single: round.single === null ? null : seatOfName(round.single),
    points: [0, 0],
    factor: [0, 0],
    carry: [0, 0, 0],
  };
  return {
    number: replay.round,
    deal,
    moves: replay.steps.slice(1).map(({ move }) => moveOfText(move ?? "")),
    steps: replay.steps,
    result: summary.score[0].score - summary.score[1].score,
  };
}

/** The sign of points from one player's side: 1 for Jekyll's. */
export function signOf({ steps }: ReviewedRound, seat: Seat): 1 | -1 {
  return campAt(steps[0]!.round, seat) === "J" ? 1 : -1;
}

/** The number of the trick, from 0, in which each decision was made. */
export function tricksOf({ steps }: ReviewedRound): number[] {
  return steps.slice(0, -1).map(({ round }) => round.tricks.length);
}

/** The numbers of the decisions of each trick. */
export function decisionsByTrick(tricks: readonly number[]): number[][] {
  const count = (tricks.at(-1) ?? -1) + 1;
  return Array.from({ length: count }, (_, trick) => [...tricks.keys()].filter((at) => tricks[at] === trick));
}

/** Seats where somebody sits. */
export function seatsTaken({ steps }: ReviewedRound): Seat[] {
  return SEATS.filter((_, index) => steps[0]!.round.players[index] != null);
}
