/** The decisions that are worth going to. */
import { NAMES, type DecisionName } from "../engine/review";

export function isError(name: DecisionName): boolean {
  return NAMES.indexOf(name) >= NAMES.indexOf("inaccuracy");
}
