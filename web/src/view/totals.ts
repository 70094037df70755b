/** The sum at the end of a round and the way to the target. */
import type { RoundView, TableView } from "../net/messages";
import { campOf, factorOf, pointsOf, sortHand, type CampLetter } from "./cards";
import type { Say } from "./sentences";

/** One team's sum, as it would be done on paper. */
export interface TeamSum {
  camp: CampLetter;
  /** Cards with points, then own deeds; the rest of what was taken adds nothing. */
  scoring: { card: string; points: number }[];
  deeds: { card: string; factor: number }[];
  idle: string[];
  points: number;
  factor: number;
  score: number;
}

export function teamSums(round: RoundView): TeamSum[] {
  if (!round.taken || !round.score) return [];
  return (["J", "H"] as const).map((camp, index) => {
    const cards = sortHand(round.taken![index]!, "high-first");
    const own = (card: string): boolean => factorOf(card) > 0 && campOf(card) === camp;
    return {
      camp,
      scoring: cards.filter((card) => pointsOf(card) > 0).map((card) => ({ card, points: pointsOf(card) })),
      deeds: cards.filter(own).map((card) => ({ card, factor: factorOf(card) })),
      idle: cards.filter((card) => pointsOf(card) === 0 && !own(card)),
      ...round.score![index]!,
    };
  });
}

/** `jekyll` and `hyde` in words; a player's name as it is. */
export function sideName(side: string, table: TableView, say: Say): string {
  return table.setup.players === 4 ? say(`camp-${side}.short`) : side;
}

/** Points of a polyline for each side, in a box of the given size; the target's height too. */
export interface Chart {
  lines: { side: string; points: string; last: { x: number; y: number } }[];
  targetY: number;
  rounds: number;
}

export function chartOf(table: TableView, width: number, height: number): Chart {
  const history = table.history ?? [];
  const most = Math.max(table.setup.target, ...history.flat());
  const x = (round: number): number => (history.length === 0 ? 0 : (round / history.length) * width);
  const y = (total: number): number => height - (total / most) * height;
  const lines = table.totals.map(({ side }, index) => {
    const totals = [0, ...history.map((totals) => totals[index]!)];
    const spots = totals.map((total, round) => ({ x: x(round), y: y(total) }));
    return { side, points: spots.map((spot) => `${spot.x},${spot.y}`).join(" "), last: spots.at(-1)! };
  });
  return { lines, targetY: y(table.setup.target), rounds: history.length };
}
