/** Which moment of a round a frame shows. A moment is a picture beside the trick, as long as the trick stays. */
import { campOf, factorOf, isTransformation, type CampLetter } from "./cards";
import type { Frame } from "./frames";
import { campAt, isOver } from "./round";
import type { Seat } from "./seats";
import { turnedFor } from "./story";

export type Moment =
  | { kind: "transformation"; card: string }
  /** `counts`: the team of the deed's own camp took it (R6.2). */
  | { kind: "deed"; card: string; counts: boolean }
  | { kind: "swing"; camp: CampLetter };

export function momentOf({ table, after, pause }: Frame): Moment | null {
  const trick = table.round?.trick;
  if (!trick || !after.round || (pause !== "trick" && pause !== "transformation")) return null;
  const cards = trick.plays.map(([, , card]) => card);
  const transformation = cards.find(isTransformation);
  if (transformation) return { kind: "transformation", card: transformation };
  const camp = isOver(after.round) ? turnedFor(after.round) : null;
  if (camp) return { kind: "swing", camp };
  return deedTaken([...cards, ...table.round!.carry], campAt(table.round!, trick.winner as Seat));
}

/** The highest deed among cards, those that count first. */
function deedTaken(cards: readonly string[], camp: CampLetter): Moment | null {
  const deeds = cards
    .filter((card) => factorOf(card) > 0)
    .map((card) => ({ kind: "deed" as const, card, counts: campOf(card) === camp }));
  const [first] = deeds.sort((a, b) => Number(b.counts) - Number(a.counts) || factorOf(b.card) - factorOf(a.card));
  return first ?? null;
}
