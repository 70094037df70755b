/** A match as its deals and moves. Legality, tricks, scores and seatings come from the kernel. */
import type { Four, Kernel, Pair, Position, Seating, ToldRound, Turn } from "../engine/kernel.ts";
import type { Setup } from "../protocol/messages";

export interface TableSeating extends Seating {
  /** The names by seat; `null` for the ghost's seat. */
  players: Four<string | null>;
}

export interface Round {
  seating: TableSeating;
  deal: Position;
  moves: readonly number[];
  told: ToldRound;
  turn: Turn;
  /** The totals before the round, by side. */
  before: readonly number[];
}

export interface Match {
  setup: Setup;
  first: TableSeating;
  /** `jekyll` and `hyde`, or the names of three players. */
  sides: readonly string[];
  rounds: readonly Round[];
  totals: readonly number[];
  /** The number of the side that has won. */
  winner: number | null;
}

const NOTHING_TAKEN = { points: [0, 0] as Pair, factor: [0, 0] as Pair, carry: [0, 0, 0] as [number, number, number] };

export function newMatch(setup: Setup, first: TableSeating): Match {
  const names = first.players.filter((name) => name !== null);
  const sides = first.single === null ? ["jekyll", "hyde"] : names;
  return { setup, first, sides, rounds: [], totals: sides.map(() => 0), winner: null };
}

export function campOf(seating: Seating, seat: number): number {
  return (seating.hydeSeats >> seat) & 1;
}

/** The ghost's seat, if three play. */
export function ghostOf({ single }: Seating): number | null {
  return single === null ? null : (single + 2) % 4;
}

/** The seat that leads the first trick. */
export function firstLeader({ dealer }: Seating): number {
  return (dealer + 1) % 4;
}

/** The round that is being played. */
export function running(match: Match): Round | null {
  const last = match.rounds.at(-1);
  return last && !last.turn.over ? last : null;
}

export function withDeal(kernel: Kernel, match: Match, hands: Four<number>): Match {
  const seating = match.rounds.length === 0 ? match.first : nextSeating(kernel, match.rounds.at(-1)!.seating);
  const { hydeSeats, single } = seating;
  const deal = { hands, trick: [], leader: firstLeader(seating), asked: null, hydeSeats, single, ...NOTHING_TAKEN };
  const round = roundAfter(kernel, { seating, deal, before: match.totals }, []);
  return { ...match, rounds: [...match.rounds, round] };
}

/** The match whose last round has these moves. */
export function withMoves(kernel: Kernel, match: Match, moves: readonly number[]): Match {
  const last = match.rounds.at(-1)!;
  const round = roundAfter(kernel, last, moves);
  const totals = round.turn.over ? totalsAfter(match.sides, round) : last.before;
  const winner = round.turn.over ? kernel.matchWinner(totals, match.setup.target) : null;
  return { ...match, rounds: [...match.rounds.slice(0, -1), round], totals, winner };
}

function roundAfter(
  kernel: Kernel,
  start: Pick<Round, "seating" | "deal" | "before">,
  moves: readonly number[],
): Round {
  const told = kernel.tell(start.deal, moves);
  return { seating: start.seating, deal: start.deal, before: start.before, moves, told, turn: kernel.turn(told.now) };
}

function nextSeating(kernel: Kernel, seating: TableSeating): TableSeating {
  const { from, ...next } = kernel.nextSeating(seating);
  const [n, e, s, w] = from.map((seat) => (seat === null ? null : seating.players[seat]!));
  return { ...next, players: [n!, e!, s!, w!] };
}

/** The seat of each side, whose team's score the side gains: any seat of a team, or a player's own. */
function seatOfSide(sides: readonly string[], seating: TableSeating, side: number): number {
  if (seating.single === null) return [0, 1, 2, 3].find((seat) => campOf(seating, seat) === side)!;
  return seating.players.indexOf(sides[side]!);
}

function totalsAfter(sides: readonly string[], { seating, before, turn }: Round): number[] {
  return before.map((total, side) => total + turn.score[campOf(seating, seatOfSide(sides, seating, side))]!);
}

/** The totals by seat. The ghost's is the single player's. */
export function totalsBySeat(match: Match, { seating, before }: Round): Four<number> {
  const total = (seat: number): number => {
    if (seating.single === null) return before[campOf(seating, seat)]!;
    return before[match.sides.indexOf(seating.players[seat === ghostOf(seating) ? seating.single : seat]!)]!;
  };
  return [total(0), total(1), total(2), total(3)];
}
