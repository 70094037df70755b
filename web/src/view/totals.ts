/** Sums at the end of a round, and totals on the way to the target. */
import type { RoundView, TableView } from "../protocol/messages";
import { campAt } from "./round";
import type { Seat } from "./seats";
import { campOf, factorOf, pointsOf, sortHand, type CampLetter } from "./cards";
import type { Say } from "./sentences";

/** Deeds of a camp. */
const DEEDS = 3;

/** One team's sum of a round. */
export interface TeamSum {
  camp: CampLetter;
  /** Cards with points. `deeds` are the team's own deeds; `idle` cards count nothing. */
  scoring: { card: string; points: number }[];
  deeds: { card: string; factor: number }[];
  idle: string[];
  points: number;
  factor: number;
  score: number;
}

/** The cards that each team has taken so far, from the tricks that may be looked up (R5.3 for carried cards). */
export function takenSoFar(round: RoundView): [string[], string[]] {
  const taken: [string[], string[]] = [[], []];
  let lying: string[] = [];
  for (const { plays, winner } of round.tricks) {
    lying = [...lying, ...plays.map(([, , card]) => card)];
    if (winner == null) continue;
    taken[campAt(round, winner as Seat) === "J" ? 0 : 1].push(...lying);
    lying = [];
  }
  return taken;
}

/** Whether the opponents have taken all deeds of a camp, as far as this table shows the tricks. */
export function deedsAreLost(round: RoundView, camp: CampLetter): boolean {
  const theirs = (round.taken ?? takenSoFar(round))[camp === "J" ? 1 : 0];
  return theirs.filter((card) => campOf(card) === camp && factorOf(card) > 0).length === DEEDS;
}

export function teamSums(round: RoundView): TeamSum[] {
  if (!round.score) return [];
  const taken = round.taken ?? takenSoFar(round);
  return (["J", "H"] as const).map((camp, index) => {
    const cards = sortHand(taken[index]!, "high-first");
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

export function ownCampOf(table: TableView): CampLetter | null {
  const seat = table.chair === null ? null : table.round?.seat;
  return seat ? campAt(table.round!, seat as Seat) : null;
}

/** The side whose total the reader plays for: a team, or the reader alone with three players (R8.7). */
export function ownSide(table: TableView): string | null {
  if (table.chair === null) return null;
  if (table.setup.players === 3) return table.chairs[table.chair]?.name ?? null;
  const camp = ownCampOf(table);
  return camp && (camp === "J" ? "jekyll" : "hyde");
}

/** The name of a side: a team, the reader's own marked, or a player's name. */
export function sideName(side: string, table: TableView, say: Say): string {
  const yours = ownSide(table) === side;
  if (table.setup.players === 3) return yours ? say("table-you") : side;
  const name = say(`camp-${side}.short`);
  return yours ? say("table-side-yours", { side: name }) : name;
}

/** A sentence that says who is ahead, and the target. */
export function aheadSentence(table: TableView, say: Say): string {
  const { totals, setup } = table;
  const target = setup.target;
  const own = totals.find(({ side }) => side === ownSide(table));
  const others = totals.filter((other) => other !== own).sort((a, b) => b.total - a.total);
  const best = others[0]!;
  const rival = own ?? others[1];
  if (rival?.total === best.total) return say("table-ahead-level", { mine: best.total, target });
  if (!own) return say("table-ahead-by", { side: sideName(best.side, table, say), total: best.total, target });
  const key = own.total > best.total ? "table-ahead-you" : "table-ahead-other";
  return say(key, { mine: own.total, other: best.total, target });
}

/** The totals as a line for each side, in a box of the given size, and the height of the target. */
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
