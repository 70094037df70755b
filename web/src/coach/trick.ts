/** What a card does to the trick on the table, read from the ranks that are printed on the cards (R1.2, R4.1, R5.1). It is
 * for sentences only: the kernel plays. */
import { DECK } from "../art/deck";
import type { RoundView } from "../protocol/messages";
import { campOf, isTransformation, rankOf, sumOfPoints, type CampLetter } from "../view/cards";
import { campAt } from "../view/round";
import { SEATS, type Seat } from "../view/seats";

const TRICK_SIZE = 4;

export interface AfterCard {
  /** The camp whose card ranks highest, or `null` if a Transformation lies in the trick. */
  ahead: CampLetter | null;
  /** Whether the card itself ranks highest. */
  leads: boolean;
  /** How many cards that may still follow rank higher. */
  higher: number;
  /** Whether nothing that may follow changes who gets the trick. */
  settled: boolean;
  /** Whether it is the last card of the trick. */
  last: boolean;
  /** The cards that go with the trick, also those carried from earlier ones. */
  cards: string[];
  points: number;
}

export function afterCard(round: RoundView, card: string): AfterCard {
  const inTrick = [...playedTo(round), card];
  const cards = [...inTrick, ...round.carry];
  const highest = highestOf(inTrick)!;
  const carried = isTransformation(highest);
  const camps = campsAfter(round, inTrick.length);
  const higher = unplayed(round).filter(
    (other) => other !== card && camps.includes(campOf(other)) && rankOf(other) < rankOf(highest),
  ).length;
  return {
    ahead: carried ? null : campOf(highest),
    leads: highest === card,
    higher,
    settled: carried || higher === 0,
    last: inTrick.length === TRICK_SIZE,
    cards,
    points: sumOfPoints(cards),
  };
}

/** The camp that is ahead in the trick, or `null` if none is: it is empty, or a Transformation lies in it. */
export function campAhead(round: RoundView): CampLetter | null {
  const highest = highestOf(playedTo(round));
  return highest === undefined || isTransformation(highest) ? null : campOf(highest);
}

/** The points that lie on the table. */
export function pointsLying(round: RoundView): number {
  return sumOfPoints([...playedTo(round), ...round.carry]);
}

/** Whether no unplayed card of its camp ranks higher. */
export function isHighestLeft(round: RoundView, card: string): boolean {
  return unplayed(round).every((other) => campOf(other) !== campOf(card) || rankOf(other) >= rankOf(card));
}

function playedTo({ trick }: RoundView): string[] {
  return trick.plays.map(([, , card]) => card);
}

/** The first of the highest cards. Each was played for a seat of its own camp (R3.2). */
function highestOf(cards: readonly string[]): string | undefined {
  return cards.reduce<string | undefined>(
    (best, card) => (best !== undefined && rankOf(best) <= rankOf(card) ? best : card),
    undefined,
  );
}

function unplayed({ tricks, trick }: RoundView): string[] {
  const played = [...tricks, trick].flatMap(({ plays }) => plays.map(([, , card]) => card));
  return DECK.filter((card) => !played.includes(card));
}

/** The camps of the cards that follow the first `count` ones of the trick. */
function campsAfter(round: RoundView, count: number): CampLetter[] {
  const first = SEATS.indexOf(round.trick.leader as Seat);
  return [0, 1, 2, 3].slice(count).map((turn) => campAt(round, SEATS[(first + turn) % 4]!));
}
