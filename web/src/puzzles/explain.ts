/** The explanation of an answer: where the solver must expect the hidden cards, and why the best move is the best. */
import { sightOf } from "../coach/sight";
import type { Engine } from "../engine/engine";
import type { Assessment } from "../engine/review";
import type { OpenedPuzzle } from "./position";

/** The same puzzle always has the same explanation. */
const SEED = 1;

/** The confirmed values of the puzzle, with beliefs that the kernel computes. */
export async function assessmentOf(engine: Engine, { puzzle, table }: OpenedPuzzle): Promise<Assessment> {
  const { beliefs } = await engine.call("assess", sightOf(table)!, SEED);
  return { moves: puzzle.values, beliefs };
}
