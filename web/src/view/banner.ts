/** The sentence above the hand, which says what is expected of whom. */
import type { RoundView, TableView } from "../protocol/messages";
import { carriedIntoLast, ghostOf, legalMoves, neededCamp, playableCards, playerAt, shownRound } from "./round";
import type { Seat } from "./seats";
import { campKey } from "./cards";
import { askedSentence, readersSeat, trickWon, whyWon, type Say, type Telling } from "./sentences";

export interface Banner {
  text: string;
  /** What the reader can do. Empty if another player decides. */
  hint: string;
  tone: "yours" | "asked" | "waiting" | "outcome";
}

export function bannerOf(table: TableView, say: Say): Banner | null {
  const round = table.round;
  if (!round || round.on_turn === null) return null;
  if (legalMoves(round).length === 0) return { text: waiting(table, round, say), hint: "", tone: "waiting" };
  const camp = say(`${campKey(neededCamp(round)!)}.short`);
  const ghost = ghostOf(round);
  if (round.asked !== null) {
    const key = round.asked === ghost ? "play-asked-ghost" : "play-asked";
    const hint = say("table-hint-asked", { cards: playableCards(round).length });
    return { text: say(key, { by: asker(round), camp }), hint, tone: "asked" };
  }
  const key = round.on_turn === ghost ? "play-turn-ghost" : "play-turn";
  return { text: say(key, { camp }), hint: hint(round, say), tone: "yours" };
}

/** The name of the player who asks: the single player asks for the ghost. */
function asker(round: RoundView): string {
  const seat = round.on_turn === ghostOf(round) ? round.single : round.on_turn;
  return playerAt(round, seat as Seat) ?? "";
}

function hint(round: RoundView, say: Say): string {
  const cards = playableCards(round).length;
  if (cards === 0) return say("table-hint-must-ask");
  return say(cards === legalMoves(round).length ? "table-hint-must-play" : "table-hint-play-or-ask");
}

function waiting(table: TableView, round: RoundView, say: Say): string {
  if (round.asked === null) return say("table-waiting", { name: playerAt(round, round.decider as Seat) ?? "" });
  const camp = neededCamp(round) === "J" ? "jekyll" : "hyde";
  const news = { what: "asked", by: round.on_turn, seat: round.asked, camp };
  return askedSentence(news, { round, you: readersSeat(table), say });
}

/** Says of a completed trick who takes it, what it is worth, and why. */
export function outcomeOf(telling: Telling): Banner | null {
  const { trick, carry } = telling.round;
  if (trick.plays.length < 4) return null;
  const cards = [...trick.plays.map(([, , card]) => card), ...carry];
  const text = trick.winner ? trickWon({ seat: trick.winner, cards }, telling) : telling.say("table-carries");
  return { text, hint: whyWon(trick, telling), tone: "outcome" };
}

/** The outcome of the trick that a state shows. `you` is the reader's seat. */
export function shownOutcome(table: TableView, you: string | null, say: Say): Banner | null {
  const round = shownRound(table);
  if (!round) return null;
  const carry = table.phase === "playing" ? round.carry : carriedIntoLast(round);
  return outcomeOf({ round: { ...round, carry }, you, say });
}
