/** The line for a reader who plays for the first time: what each way of playing a turn brings, what an ask does and what
 * came of it, how deeds add up, and where carried cards go. Everything is read from the reader's own view of the round. */
import type { RoundView, TrickView } from "../protocol/messages";
import { campKey, campOf, factorOf, sumOfPoints, type CampLetter } from "./cards";
import {
  campAt,
  carriedIntoLast,
  ghostOf,
  isLastTrick,
  lastTrick,
  legalMoves,
  neededCamp,
  playableCards,
  playerAt,
  readerOf,
} from "./round";
import { SEATS, type Seat } from "./seats";
import { deedsTaken, seatOfTransformation, tell, type Say } from "./sentences";
import { takenSoFar } from "./totals";

/** Says on the button for asking who chooses the card, and for whom. */
export function askCaption(round: RoundView, seat: Seat, say: Say): string {
  if (held(round, seat, neededCamp(round)!) === 1) return say("guide-caption-only");
  return say(`guide-caption-${relation(round, seat)}`);
}

/** The line below the prompt. `aimed` is the seat whose button for asking has the focus or the pointer. */
export function askingLine(round: RoundView, aimed: Seat | null, say: Say): string {
  const moves = legalMoves(round);
  if (moves.length > 0 && round.asked !== null) return asked(round, say);
  const target = aimed !== null && moves.includes(`${aimed}?`) ? aimed : answering(round);
  if (target !== null) return aboutAsk(round, target, say);
  const last = lastTrick(round);
  const carried = round.trick.plays.length === 0 && last !== null && last.winner == null;
  if (carried) return lastOutcome(round, say) || ways(round, say);
  return ways(round, say) || (answer(round, say) ?? lastOutcome(round, say));
}

const relation = (round: RoundView, seat: Seat): "partner" | "opponent" =>
  campAt(round, seat) === campAt(round, readerOf(round)) ? "partner" : "opponent";

function held(round: RoundView, seat: Seat, camp: CampLetter): number {
  return round.counts[SEATS.indexOf(seat)]![camp === "J" ? 0 : 1];
}

/** The seats for which the reader plays: the own one, and the single player's ghost (R8.4). */
function readersSeats(round: RoundView): Seat[] {
  const reader = readerOf(round);
  return round.single === reader ? [reader, ghostOf(round)!] : [reader];
}

/** The player who chooses the cards of a seat: the single player chooses the ghost's (R8.5). */
function chooserAt(round: RoundView, seat: Seat): string {
  return playerAt(round, (seat === ghostOf(round) ? round.single : seat) as Seat) ?? "";
}

/** The seat that has to answer an ask of the reader. */
function answering(round: RoundView): Seat | null {
  return readersSeats(round).includes(round.on_turn as Seat) ? (round.asked as Seat | null) : null;
}

/** The reader has been asked: whom the card helps. */
function asked(round: RoundView, say: Say): string {
  const by = chooserAt(round, round.on_turn as Seat);
  if (playableCards(round).length === 1) return say("guide-asked-only");
  return say(`guide-asked-${relation(round, round.on_turn as Seat)}`, { by });
}

function aboutAsk(round: RoundView, seat: Seat, say: Say): string {
  const camp = neededCamp(round)!;
  const facts = { name: chooserAt(round, seat), camp: campName(camp, say), count: held(round, seat, camp) };
  return say(`guide-ask-${relation(round, seat)}`, facts);
}

/** What came of the reader's last ask, until the reader's next turn. */
function answer(round: RoundView, say: Say): string | null {
  const mine = readersSeats(round);
  const plays = [...(lastTrick(round)?.plays ?? []), ...round.trick.plays] as [Seat, Seat, string][];
  const index = plays.findLastIndex(([seat]) => mine.includes(seat));
  const [, holder, card] = plays[index] ?? [];
  if (holder === undefined || card === undefined || mine.includes(holder)) return null;
  const since = plays.slice(index);
  if (since.some(([, from]) => mine.includes(from))) return null;
  const camp = campOf(card);
  const given = since.filter(([, from, other]) => from === holder && campOf(other) === camp).length;
  const facts = { name: chooserAt(round, holder), camp: campName(camp, say), count: held(round, holder, camp) + given };
  const told = say(`guide-answer-${relation(round, holder)}`, { ...facts, card: say(`card-${card}.played`) });
  const kept = held(round, readerOf(round), camp);
  return kept === 0 ? told : `${told} ${say("guide-kept", { camp: facts.camp, count: kept })}`;
}

/** What the completed trick left behind, until the reader's next turn. */
function lastOutcome(round: RoundView, say: Say): string {
  const complete = round.trick.plays.length === SEATS.length;
  const tricks = complete ? [...round.tricks, round.trick] : round.tricks;
  const trick = tricks.at(-1);
  if (trick === undefined) return "";
  return trick.winner == null ? (complete ? "" : carried(round, trick, say)) : deeds({ ...round, tricks }, trick, say);
}

/** Where the carried cards go, and who leads (R5.2, R5.3). */
function carried(round: RoundView, trick: TrickView, say: Say): string {
  const leader = seatOfTransformation(trick);
  const worth = { points: sumOfPoints(round.carry) };
  if (round.carry.length === 0) return "";
  if (leader === ghostOf(round)) return say("guide-carried-ghost", worth);
  return tell({ round, you: round.seat ?? null, say }, "guide-carried", { name: leader }, worth);
}

/** Says which deeds count and how those of the team add up (R6.2), at tables that show all tricks. */
function deeds(round: RoundView, { winner, plays }: TrickView, say: Say): string {
  const cards = [...plays.map(([, , card]) => card), ...carriedIntoLast(round)];
  const told = deedsTaken({ what: "trick-won", seat: winner, cards }, { round, you: round.seat ?? null, say });
  const camp = campAt(round, winner as Seat);
  const counts = (card: string): boolean => factorOf(card) > 0 && campOf(card) === camp;
  const factors = takenSoFar(round)[camp === "J" ? 0 : 1].filter(counts).map(factorOf);
  const sum = factors.reduce((all, factor) => all + factor, 0);
  const added = { camp: campName(camp, say), factors: factors.join(" + "), sum };
  const adds = round.score && cards.some(counts) && factors.length > 1 ? [say("guide-factor", added)] : [];
  return [...told, ...adds].join(" ");
}

/** The ways to play the reader's turn, a sentence for each. With a Transformation in the trick, what becomes of it. */
function ways(round: RoundView, say: Say): string {
  const asks = SEATS.filter((seat) => legalMoves(round).includes(`${seat}?`));
  if (asks.length === 0) return "";
  if (seatOfTransformation(round.trick) !== null)
    return say(isLastTrick(round) ? "guide-transformed-last" : "guide-transformed");
  const relations = new Set(asks.map((seat) => relation(round, seat)));
  const owns = playableCards(round).length > 0;
  const own = round.single === round.seat ? "guide-own-ghost" : "guide-own";
  return [
    ...(owns ? [say(own)] : []),
    ...(relations.has("partner") ? [say("guide-partner")] : []),
    ...(relations.has("opponent") ? [say(owns ? "guide-opponent" : "guide-opponent-must")] : []),
  ].join(" ");
}

function campName(camp: CampLetter, say: Say): string {
  return say(`${campKey(camp)}.short`);
}
