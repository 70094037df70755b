/** The round so far in sentences, trick by trick. It is built from the state, so it is the same after a reload, and it
 * has only the tricks that the table's memory aid shows. */
import type { RoundView, TrickView } from "../protocol/messages";
import { campAt, ghostOf } from "./round";
import type { Seat } from "./seats";
import { askedSentence, played, trickOutcome, type Telling } from "./sentences";

export interface TrickLog {
  number: number;
  /** A sentence for each ask and each card. */
  lines: string[];
  /** The sentence that names the winner and the reason. It is `null` while the trick is played. */
  outcome: string | null;
}

const TRICK_SIZE = 4;
const CARDS = 28;

/** The tricks, oldest first. */
export function roundLog(telling: Telling): TrickLog[] {
  const { round } = telling;
  const begun = round.trick.plays.length > 0 || round.asked !== null;
  const tricks = begun ? [...round.tricks, round.trick] : round.tricks;
  const last = finishedTricks(round) + (begun ? 1 : 0);
  return tricks.map((trick, index) => ({
    number: last - (tricks.length - 1 - index),
    lines: linesOf(trick, telling),
    outcome: trick.plays.length === TRICK_SIZE ? trickOutcome(trick, telling) : null,
  }));
}

/** The number of tricks before the current one, computed from the cards that are left. */
function finishedTricks({ counts, trick }: RoundView): number {
  const left = counts.reduce((sum, [jekyll, hyde]) => sum + jekyll + hyde, 0);
  return (CARDS - left - trick.plays.length) / TRICK_SIZE;
}

function linesOf(trick: TrickView, telling: Telling): string[] {
  const { round } = telling;
  const lines = trick.plays.flatMap(([seat, holder, card]) => {
    const line = played({ what: "played", seat, by: holder, card }, telling);
    return wasAsked(round, seat, holder) ? [asked(telling, seat, holder), line] : [line];
  });
  const waiting = trick === round.trick && round.asked !== null && round.on_turn !== null;
  return waiting ? [...lines, asked(telling, round.on_turn!, round.asked!)] : lines;
}

/** Whether a card from another hand was asked for. The single player takes the ghost's cards without asking (R8.4). */
function wasAsked(round: RoundView, seat: string, holder: string): boolean {
  const together = [round.single, ghostOf(round)];
  return seat !== holder && !(together.includes(seat) && together.includes(holder));
}

function asked(telling: Telling, by: string, seat: string): string {
  const camp = campAt(telling.round, by as Seat) === "J" ? "jekyll" : "hyde";
  return askedSentence({ what: "asked", by, seat, camp }, telling);
}
