/** What the characters of the bots say. It follows from what everybody at the table sees and never speaks of cards
 * (R7.3), so all readers hear the same and nobody learns anything from it. */
import type { News, TableView } from "../protocol/messages";
import { characterOf } from "./cast";
import { campAt } from "./round";
import { SEATS } from "./seats";

export interface Remark {
  chair: number;
  name: string;
  /** The text. */
  key: string;
}

/** A greeting at the first deal, or a word about a Transformation. */
export function remarkOn(news: readonly News[], table: TableView): Remark | null {
  const told = (what: string): boolean => news.some((piece) => piece.what === what);
  if (told("dealt") && table.round?.number === 1) return remark(table, () => "hello");
  return told("trick-carried") ? remark(table, () => "transformation", cardsLeft(table)) : null;
}

/** A word about the round that has just ended. */
export function closingRemark(table: TableView): Remark | null {
  return remark(table, (name) => {
    const round = table.round!;
    const camp = campAt(round, SEATS[round.players.indexOf(name)]!);
    const [jekyll, hyde] = round.score ?? [];
    const [own, other] = camp === "J" ? [jekyll, hyde] : [hyde, jekyll];
    return (own?.score ?? 0) >= (other?.score ?? 0) ? "won" : "lost";
  });
}

/** Moves the turn to speak on, so that nobody says the same at both Transformations of a round. */
function cardsLeft({ round }: TableView): number {
  return (round?.counts ?? []).reduce((sum, [jekyll, hyde]) => sum + jekyll + hyde, 0) / 4;
}

/** The commitment to the deals and the number of the round say whose turn to speak it is. `shift` moves it on. */
function remark(table: TableView, occasion: (name: string) => string, shift = 0): Remark | null {
  const bots = table.chairs.flatMap((sitter, chair) => {
    const name = characterOf(sitter);
    return name !== null && table.round?.players.includes(name) ? [{ chair, name }] : [];
  });
  const turn = Number.parseInt(table.commit.slice(2, 6), 16) + (table.round?.number ?? 0) + shift;
  const speaker = bots[turn % bots.length];
  return speaker ? { ...speaker, key: `cast-${speaker.name.toLowerCase()}-${occasion(speaker.name)}` } : null;
}
