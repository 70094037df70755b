/** The one sentence above the hand: what is expected, and of whom. */
import type { TableView } from "../net/messages";
import { ghostOf, legalMoves, neededCamp, playableCards, playerAt } from "./round";
import type { Seat } from "./seats";
import { campKey } from "./cards";
import type { Say } from "./sentences";

export interface Banner {
  text: string;
  /** What the reader can do, where it is for the reader to decide. */
  hint: string;
  tone: "yours" | "asked" | "waiting";
}

export function bannerOf(table: TableView, say: Say): Banner | null {
  const round = table.round;
  if (!round || round.on_turn === null) return null;
  const camp = say(`${campKey(neededCamp(round)!)}.short`);
  const ghost = ghostOf(round);
  const by = nameOf(table, round.on_turn as Seat, say);
  if (legalMoves(round).length === 0) return waiting(table, say, camp);
  if (round.asked !== null) {
    const key = round.asked === ghost ? "play-asked-ghost" : "play-asked";
    return { text: say(key, { by, camp }), hint: say("table-hint-asked"), tone: "asked" };
  }
  const key = round.on_turn === ghost ? "play-turn-ghost" : "play-turn";
  return { text: say(key, { camp }), hint: hint(table, say), tone: "yours" };
}

function hint(table: TableView, say: Say): string {
  const round = table.round!;
  const cards = playableCards(round).length;
  const asks = legalMoves(round).length - cards;
  if (cards === 0) return say("table-hint-must-ask");
  return say(asks === 0 ? "table-hint-must-play" : "table-hint-play-or-ask");
}

function waiting(table: TableView, say: Say, camp: string): Banner {
  const round = table.round!;
  const decider = nameOf(table, round.decider as Seat, say);
  const by = nameOf(table, round.on_turn as Seat, say);
  const text =
    round.asked !== null
      ? say("table-waiting-asked", { by, name: nameOf(table, round.asked as Seat, say), camp })
      : say("table-waiting", { name: decider });
  return { text, hint: "", tone: "waiting" };
}

function nameOf(table: TableView, seat: Seat, say: Say): string {
  return playerAt(table.round!, seat) ?? say("table-ghost");
}
