/** Chooses the text for each piece of news, and its arguments. `locale/sentences.py` does the same for the terminal. */
import { drawn, printedOn } from "../art/deck";
import type { News, RoundView, TableView, TrickView } from "../protocol/messages";
import { campKey, campOf, factorOf, isTransformation, rankOf, sumOfPoints } from "./cards";
import { campAt, ghostOf, isOver, playerAt } from "./round";
import type { Seat } from "./seats";

/** Looks up a text: `t` of the i18n module. */
export type Say = (key: string, args?: Record<string, string | number>) => string;

const TRICK_SIZE = 4;
const TOLD_TO_YOU = ["sat", "taken-over", "returned", "ask-taken-back", "undone", "seed-missing", "kept-waiting"];
const TOLD = [...TOLD_TO_YOU, "bot-sat", "left", "removed", "stood", "renamed", "readied"];
/** News after which the chair is empty. */
const VACATED = ["removed", "stood"];

/** What a sentence needs: the round, the reader's seat (`null` in a replay) and the texts. */
export interface Telling {
  round: RoundView;
  you: string | null;
  say: Say;
}

/** The reader's own seat, or `null` for spectators and in replays. Only a player is addressed as "you". */
export function readersSeat(table: TableView): string | null {
  return table.chair === null ? null : (table.round?.seat ?? null);
}

/** The name of the player on a seat, or "you". */
export function nameOf({ round, you, say }: Telling, seat: string | null | undefined): string {
  if (seat != null && seat === you) return say("table-you");
  return playerAt(round, seat as Seat) ?? say("table-ghost");
}

/** A sentence about seats, which are its named arguments. If one of them is the reader, another text is used, because
 * in many languages more than the name differs. */
export function tell(
  telling: Telling,
  key: string,
  seats: Record<string, string | null | undefined>,
  args: Record<string, string | number> = {},
): string {
  const parts = Object.keys(seats);
  const mine = parts.find((part) => telling.you !== null && seats[part] === telling.you);
  const others = parts.filter((part) => part !== mine).map((part) => [part, nameOf(telling, seats[part])]);
  const second = mine === undefined ? "" : mine === "name" ? "-you" : `-${mine}-you`;
  return telling.say(key + second, { ...args, ...Object.fromEntries(others) });
}

/** A text about one seat. The ghost has a text of its own, because many languages join preposition and article. */
export function tellOfSeat(telling: Telling, key: string, seat: string): string {
  return seat === ghostOf(telling.round) ? telling.say(`${key}-ghost`) : tell(telling, key, { name: seat });
}

/** A sentence for each piece of news between two states. Some news, such as a player being ready, has no sentence. */
export function sentencesOf(
  news: readonly News[],
  table: TableView,
  say: Say,
  before: TableView | null = null,
): string[] {
  const over = news.some((piece) => piece.what === "round-scored");
  const told = news
    .filter(isWorthTelling)
    .map((piece) =>
      piece.chair == null ? sentenceOf(piece, table, over, say) : chairSentence(piece, table, before, say),
    );
  return told.filter((text) => text !== "");
}

/** Of a player who leaves by choice it is told that a bot plays, not that everybody waits; and of the last one who is
 * ready, that the cards are dealt. */
function isWorthTelling({ what, chair }: News, _index: number, news: readonly News[]): boolean {
  if (what === "readied") return !news.some((other) => other.what === "dealt" || other.what === "rematched");
  return what !== "left" || !news.some((other) => other.what === "taken-over" && other.chair === chair);
}

function sentenceOf(news: News, table: TableView, roundOver: boolean, say: Say): string {
  const round = table.round;
  if (news.what === "match-won") return matchWon(news, table, say);
  if (news.what === "setup-changed") return say("table-news-setup-changed");
  if (!round) return "";
  const telling = { round, you: readersSeat(table), say };
  switch (news.what) {
    case "dealt":
      return dealt(telling);
    case "asked":
      return askedSentence(news, telling);
    case "played":
      return played(news, telling);
    case "trick-won":
      return trickWonAndWhy(news, telling);
    case "trick-carried":
      return trickCarried(news, roundOver, telling);
    case "round-scored":
      return roundScored(round, say);
    default:
      return "";
  }
}

/** A sentence about a chair: who sits there now, or sat there before. */
function chairSentence(news: News, after: TableView, before: TableView | null, say: Say): string {
  const table = VACATED.includes(news.what) ? before : after;
  const name = table?.chairs[news.chair!]?.name;
  if (!table || !name) return "";
  if (news.chair === table.chair) return TOLD_TO_YOU.includes(news.what) ? say(`table-news-${news.what}-you`) : "";
  if (news.what === "renamed") return say("table-news-renamed", { name, old: before?.chairs[news.chair!]?.name ?? "" });
  const what = news.what === "readied" && after.phase === "over" ? "agreed" : news.what;
  return TOLD.includes(news.what) ? say(`table-news-${what}`, { name }) : "";
}

function matchWon(news: News, table: TableView, say: Say): string {
  if (table.setup.players === 4) return say("event-match-won-team", { winner: say(`camp-${news.winner}.short`) });
  const yours = table.chair !== null && news.winner === table.chairs[table.chair]?.name;
  return yours
    ? say("event-match-won-player-winner-you")
    : say("event-match-won-player", { winner: news.winner ?? "" });
}

function dealt(telling: Telling): string {
  const { dealer, single, trick } = telling.round;
  if (single !== null) return tell(telling, "event-dealt-single", { dealer, single });
  return tell(telling, "event-dealt", { dealer, leader: trick.leader });
}

export function askedSentence({ by, seat, camp: asked }: News, telling: Telling): string {
  const ghost = ghostOf(telling.round);
  const { single } = telling.round;
  const camp = telling.say(`camp-${asked}.short`);
  if (by === ghost) return tell(telling, "event-ghost-asks", { single, seat }, { camp });
  if (seat === ghost) return tell(telling, "event-asked-ghost", { by, single }, { camp });
  return tell(telling, "event-asked", { by, seat }, { camp });
}

export function played({ card: code, seat, by: holder }: News, telling: Telling): string {
  const ghost = ghostOf(telling.round);
  const { single } = telling.round;
  const card = { card: telling.say(`card-${code}.played`), code: printedOn(code!, telling.say) };
  if (seat === ghost) {
    if (holder === ghost) return tell(telling, "event-ghost-played", { single }, card);
    if (holder === single) return tell(telling, "event-ghost-played-from-single", { single }, card);
    return tell(telling, "event-ghost-played-on-request", { holder }, card);
  }
  if (holder === seat) return tell(telling, "event-played", { seat }, card);
  if (holder !== ghost) return tell(telling, "event-played-on-request", { seat, holder }, card);
  if (seat === single) return tell(telling, "event-played-from-ghost", { seat }, card);
  return tell(telling, "event-played-by-asked-ghost", { seat, single }, card);
}

export function trickWon({ seat: winner, cards = [] }: Pick<News, "seat" | "cards">, telling: Telling): string {
  const carried = (cards ?? []).length - TRICK_SIZE;
  const worth = { points: sumOfPoints(cards ?? []), carried };
  const suffix = carried > 0 ? "-carried" : "";
  if (winner === ghostOf(telling.round)) {
    return tell(telling, `event-ghost-won${suffix}`, { single: telling.round.single }, worth);
  }
  return tell(telling, `event-trick-won${suffix}`, { winner }, worth);
}

/** The sentence for a won trick, with the reason if the trick may still be looked up, and what became of its deeds. */
function trickWonAndWhy(news: News, telling: Telling): string {
  const trick = telling.round.tricks.at(-1);
  const why = trick && trick.winner === news.seat ? [whyWon(trick, telling)] : [];
  return [trickWon(news, telling), ...why, ...deedsTaken(news, telling)].join(" ");
}

/** Says of each deed that was taken whether it counts (R6.2). */
export function deedsTaken({ seat, cards }: News, { round, say }: Telling): string[] {
  const deeds = (cards ?? []).filter((card) => factorOf(card) > 0);
  return deeds.map((deed) => {
    const counts = campOf(deed) === campAt(round, seat as Seat);
    const args = { card: say(`card-${deed}`), camp: say(`${campKey(campOf(deed))}.short`), factor: factorOf(deed) };
    return say(counts ? "table-deed-counts" : "table-deed-lost", args);
  });
}

/** Says of a trick that is over who won it, and why. */
export function trickOutcome(trick: TrickView, telling: Telling): string {
  if (!trick.winner) return telling.say("table-last-trick-carried");
  return `${tell(telling, "table-last-trick-won", { name: trick.winner })} ${whyWon(trick, telling)}`;
}

/** Why a trick was won, or carried (R4.1, R5.1). */
export function whyWon(trick: TrickView, telling: Telling): string {
  const { round, say } = telling;
  const card = trick.plays.find(([seat]) => seat === trick.winner)?.[2];
  if (card === undefined) {
    if (isOver(round)) return say("table-carries-last");
    return tell(telling, "table-carries-on", { name: seatOfTransformation(trick) });
  }
  const winner = drawn(card);
  if (trick.tied) return say(`table-why-tied-${winner.kind}`);
  const second = drawn(highestBut(card, trick));
  return say(`table-why-${winner.kind}-${second.kind}`, { higher: winner.figure, lower: second.figure });
}

/** The highest of the other cards. */
function highestBut(winner: string, { plays }: TrickView): string {
  const others = plays.map(([, , card]) => card).filter((card) => card !== winner);
  return others.reduce((highest, card) => (rankOf(card) < rankOf(highest) ? card : highest));
}

/** The seat for which the first Transformation was played: it leads next (R5.2). */
export function seatOfTransformation({ plays }: TrickView): string | null {
  return plays.find(([, , card]) => isTransformation(card))?.[0] ?? null;
}

function trickCarried(news: News, roundOver: boolean, telling: Telling): string {
  const cards = news.cards ?? [];
  const worth = { cards: cards.length, points: sumOfPoints(cards) };
  if (roundOver) return telling.say("event-trick-neutral", worth);
  if (news.seat === ghostOf(telling.round)) return telling.say("event-ghost-carried", worth);
  return tell(telling, "event-trick-carried", { leader: news.seat }, worth);
}

function roundScored(round: RoundView, say: Say): string {
  if (!round.score || !isOver(round)) return ""; // another round may have been dealt since
  const [jekyll, hyde] = round.score;
  return say("event-round-scored", {
    jekyll_points: jekyll.points,
    jekyll_factor: jekyll.factor,
    jekyll_score: jekyll.score,
    hyde_points: hyde.points,
    hyde_factor: hyde.factor,
    hyde_score: hyde.score,
  });
}
