/** The one sentence above the hand: what is expected, and of whom. */
import type { RoundView, TableView } from "../net/messages";
import { ghostOf, legalMoves, neededCamp, playableCards, playerAt } from "./round";
import type { Seat } from "./seats";
import { campKey } from "./cards";
import { askedSentence, type Say } from "./sentences";

export interface Banner {
  text: string;
  /** What the reader can do, where it is for the reader to decide. */
  hint: string;
  tone: "yours" | "asked" | "waiting";
}

export function bannerOf(table: TableView, say: Say): Banner | null {
  const round = table.round;
  if (!round || round.on_turn === null) return null;
  if (legalMoves(round).length === 0) return { text: waiting(round, say), hint: "", tone: "waiting" };
  const camp = say(`${campKey(neededCamp(round)!)}.short`);
  const ghost = ghostOf(round);
  if (round.asked !== null) {
    const key = round.asked === ghost ? "play-asked-ghost" : "play-asked";
    return { text: say(key, { by: asker(round), camp }), hint: say("table-hint-asked"), tone: "asked" };
  }
  const key = round.on_turn === ghost ? "play-turn-ghost" : "play-turn";
  return { text: say(key, { camp }), hint: hint(round, say), tone: "yours" };
}

/** Whoever decides for the seat on turn: the single player asks for the ghost. */
function asker(round: RoundView): string {
  const seat = round.on_turn === ghostOf(round) ? round.single : round.on_turn;
  return playerAt(round, seat as Seat) ?? "";
}

function hint(round: RoundView, say: Say): string {
  const cards = playableCards(round).length;
  if (cards === 0) return say("table-hint-must-ask");
  return say(cards === legalMoves(round).length ? "table-hint-must-play" : "table-hint-play-or-ask");
}

function waiting(round: RoundView, say: Say): string {
  if (round.asked === null) return say("table-waiting", { name: playerAt(round, round.decider as Seat) ?? "" });
  const camp = neededCamp(round) === "J" ? "jekyll" : "hyde";
  return askedSentence({ what: "asked", by: round.on_turn, seat: round.asked, camp }, round, say);
}
