/** The better line: the round as it could have gone on from a better move, with the cards as they lay. The engine plays
 * for everybody, and each seat knows only what it may know (R9). */
import type { Engine } from "../engine/engine";
import type { Position, ToldRound, Turn } from "../engine/kernel";
import { sightIn } from "../local/bots";
import { codesOf, moveText } from "../local/cards";
import type { TableSeating } from "../local/match";
import { roundView } from "../local/views";
import type { RoundView } from "../protocol/messages";

/** The level that plays the line. */
const LEVEL = "expert";
const NO_STANDING = { totals: [0, 0, 0, 0] as [number, number, number, number], target: 1000 };

export interface LineState {
  round: RoundView;
  hands: string[][];
}

export interface Line {
  /** The moves from the better one on. */
  moves: { move: string; decider: number }[];
  /** The state before each of them, and the last. */
  states: LineState[];
  /** Jekyll's score minus Hyde's. */
  result: number;
}

export interface Start {
  number: number;
  seating: TableSeating;
  deal: Position;
  /** The moves before the better one. */
  moves: readonly number[];
}

export async function playLine(
  engine: Pick<Engine, "call">,
  start: Start,
  better: number,
  seed: number,
): Promise<Line> {
  const { deal, seating, number } = start;
  const line: Line = { moves: [], states: [], result: 0 };
  const moves = [...start.moves];
  let next: number | null = better;
  while (true) {
    const told = await engine.call("tell", deal, moves);
    const turn = await engine.call("turn", told.now);
    line.states.push(stateOf(number, seating, deal, moves, told, turn));
    if (turn.over) return { ...line, result: turn.score[0] - turn.score[1] };
    next ??= await engine.call("choose", sightIn({ seating, told, turn }, NO_STANDING), LEVEL, seed);
    line.moves.push({ move: moveText(next), decider: turn.decider });
    moves.push(next);
    next = null;
  }
}

function stateOf(
  number: number,
  seating: TableSeating,
  deal: Position,
  moves: readonly number[],
  told: ToldRound,
  turn: Turn,
): LineState {
  const round = { seating, deal, moves: [...moves], told, turn, before: [] };
  return { round: roundView(round, number, "every-trick"), hands: told.now.hands.map(codesOf) };
}
