/** What a bot sees of a round, and its move. A bot gets what its seat may know (R9) and nothing else. */
import type { Four, Kernel, Level, Pair, Sight } from "../engine/kernel.ts";
import { countsOf } from "./cards.ts";
import { firstLeader, ghostOf, totalsBySeat, type Match, type Round } from "./match.ts";
import type { Table } from "./state.ts";

/** The level of the bot that plays for the person. */
const STAND_IN_LEVEL: Level = "club";
/** Seconds that a bot may think. */
const BUDGET = 1;

export function levelOf({ chairs }: Table, chair: number): Level {
  const sitter = chairs[chair]!;
  return sitter.kind === "bot" ? (sitter.level as Level) : STAND_IN_LEVEL;
}

export function sightOf(match: Match, round: Round): Sight {
  return sightIn(round, { totals: totalsBySeat(match, round), target: match.setup.target });
}

/** What the deciding seat of a round may know. */
export function sightIn(
  { seating, told, turn }: Pick<Round, "seating" | "told" | "turn">,
  standing: Pick<Sight, "totals" | "target">,
): Sight {
  const seat = turn.decider;
  const open: Four<number> = [0, 0, 0, 0];
  for (const shown of [seat, ghostOf(seating)]) if (shown !== null) open[shown] = told.now.hands[shown]!;
  const { hydeSeats, single } = seating;
  return {
    seat,
    open,
    counts: told.now.hands.map(countsOf) as Four<Pair>,
    past: [...told.tricks, told.trick].flatMap(({ plays }) => plays),
    firstLeader: firstLeader(seating),
    carry: told.carry,
    asked: told.now.asked,
    hydeSeats,
    single,
    ...standing,
  };
}

/** The move of the bot that plays for the deciding seat. The kernel needs the level's brains for the round's form. */
export function chooseMove(kernel: Kernel, match: Match, round: Round, level: Level, seed: number): number {
  return kernel.choose(sightOf(match, round), level, seed, BUDGET);
}
