/** Which text tells a piece of news, and with which arguments: as locale/sentences.py does it for the terminal. */
import type { News, RoundView, TableView } from "../net/messages";
import { sumOfPoints } from "./cards";
import { ghostOf, playerAt } from "./round";
import type { Seat } from "./seats";

/** Puts a text into words: `t` of the i18n module. */
export type Say = (key: string, args?: Record<string, string | number>) => string;

const TRICK_SIZE = 4;

/** All that happened, each in a sentence. What needs no words (a player is ready) has none. */
export function sentencesOf(news: readonly News[], table: TableView, say: Say): string[] {
  const over = news.some((piece) => piece.what === "round-scored");
  return news.map((piece) => sentenceOf(piece, table, over, say)).filter((text) => text !== "");
}

function sentenceOf(news: News, table: TableView, roundOver: boolean, say: Say): string {
  const round = table.round;
  if (news.chair != null) return chairSentence(news, table, say);
  if (news.what === "match-won") return matchWon(news, table, say);
  if (!round) return "";
  switch (news.what) {
    case "dealt":
      return dealt(round, say);
    case "asked":
      return askedSentence(news, round, say);
    case "played":
      return played(news, round, say);
    case "trick-won":
      return trickWon(news, round, say);
    case "trick-carried":
      return trickCarried(news, round, roundOver, say);
    case "round-scored":
      return roundScored(round, say);
    default:
      return "";
  }
}

function chairSentence(news: News, table: TableView, say: Say): string {
  const sitter = table.chairs[news.chair!];
  const told = ["sat", "bot-sat", "left", "taken-over", "returned", "ask-taken-back", "undone"];
  if (!told.includes(news.what) || !sitter?.name) return "";
  return say(`table-news-${news.what}`, { name: sitter.name });
}

function matchWon(news: News, table: TableView, say: Say): string {
  const team = table.setup.players === 4;
  const winner = team ? say(`camp-${news.winner}.short`) : (news.winner ?? "");
  return say(team ? "event-match-won-team" : "event-match-won-player", { winner });
}

function nameOf(round: RoundView, seat: string | null | undefined): string {
  return playerAt(round, seat as Seat) ?? "";
}

function dealt(round: RoundView, say: Say): string {
  const dealer = nameOf(round, round.dealer);
  if (round.single !== null) return say("event-dealt-single", { dealer, single: nameOf(round, round.single) });
  return say("event-dealt", { dealer, leader: nameOf(round, round.trick.leader) });
}

export function askedSentence(news: News, round: RoundView, say: Say): string {
  const ghost = ghostOf(round);
  const camp = say(`camp-${news.camp}.short`);
  const single = nameOf(round, round.single);
  if (news.by === ghost) return say("event-ghost-asks", { single, seat: nameOf(round, news.seat), camp });
  const by = nameOf(round, news.by);
  if (news.seat === ghost) return say("event-asked-ghost", { by, single, camp });
  return say("event-asked", { by, seat: nameOf(round, news.seat), camp });
}

function played(news: News, round: RoundView, say: Say): string {
  const ghost = ghostOf(round);
  const card = { card: say(`card-${news.card}.played`), code: news.card ?? "" };
  const single = nameOf(round, round.single);
  const holder = nameOf(round, news.by);
  const seat = nameOf(round, news.seat);
  if (news.seat === ghost) {
    if (news.by === ghost) return say("event-ghost-played", { ...card, single });
    if (news.by === round.single) return say("event-ghost-played-from-single", { ...card, single });
    return say("event-ghost-played-on-request", { ...card, holder });
  }
  if (news.by === news.seat) return say("event-played", { ...card, seat });
  if (news.by !== ghost) return say("event-played-on-request", { ...card, seat, holder });
  if (news.seat === round.single) return say("event-played-from-ghost", { ...card, seat });
  return say("event-played-by-asked-ghost", { ...card, seat, single });
}

function trickWon(news: News, round: RoundView, say: Say): string {
  const cards = news.cards ?? [];
  const carried = cards.length - TRICK_SIZE;
  const worth = { points: sumOfPoints(cards), carried };
  const suffix = carried > 0 ? "-carried" : "";
  if (news.seat === ghostOf(round)) {
    return say(`event-ghost-won${suffix}`, { ...worth, single: nameOf(round, round.single) });
  }
  return say(`event-trick-won${suffix}`, { ...worth, winner: nameOf(round, news.seat) });
}

function trickCarried(news: News, round: RoundView, roundOver: boolean, say: Say): string {
  const cards = news.cards ?? [];
  const worth = { cards: cards.length, points: sumOfPoints(cards) };
  if (roundOver) return say("event-trick-neutral", worth);
  if (news.seat === ghostOf(round)) return say("event-ghost-carried", worth);
  return say("event-trick-carried", { ...worth, leader: nameOf(round, news.seat) });
}

function roundScored(round: RoundView, say: Say): string {
  if (!round.score) return "";
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
