/** The puzzles that `jh puzzles make` wrote (docs/puzzles.md). They are part of the client, so that they need no server. */
import type { Form, Four } from "../engine/kernel";
import type { MoveWorth } from "../engine/review";
import { SEATS, type Seat } from "../view/seats";

export const THEMES = [
  "finesse",
  "forcing",
  "transformation",
  "deed",
  "counting",
  "last-trick",
  "answer",
  "judgement",
] as const;
export type Theme = (typeof THEMES)[number];

export interface Puzzle {
  id: string;
  form: Form;
  /** The camps by seat from North, such as `JHJH`. */
  camps: string;
  /** The seat that leads the first trick. */
  leader: Seat;
  /** The dealt hands by seat, as masks of cards. */
  hands: Four<number>;
  /** The moves before the decision. */
  moves: number[];
  /** Every legal move, the best first. */
  values: MoveWorth[];
  themes: Theme[];
  rating: number;
}

/** A puzzle in the file. */
export interface PuzzleLine {
  id: string;
  form: string;
  seating: string;
  deal: string;
  moves: string;
  values: number[][];
  themes: string[];
  rating: number;
}

export interface PuzzleFile {
  version: number;
  puzzles: PuzzleLine[];
}

/** Values are kept in tenths of a point. */
const TENTH = 10;

const FILES = import.meta.glob<PuzzleFile>("../../../src/jekyllhyde/analysis/puzzles.json", { import: "default" });

let loaded: Promise<Puzzle[]> | undefined;

/** All puzzles, the easiest first. */
export function loadPuzzles(): Promise<Puzzle[]> {
  const [load] = Object.values(FILES);
  loaded ??= load!()
    .then(({ puzzles }) => puzzles.map(puzzleOf))
    .catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
  return loaded;
}

export function puzzleOf({ id, form, seating, deal, moves, values, themes, rating }: PuzzleLine): Puzzle {
  return {
    id,
    form: form as Form,
    camps: seating.slice(0, 4),
    leader: seating.charAt(4) as Seat,
    hands: SEATS.map((seat) => handOf(deal, seat)) as Four<number>,
    moves: [...moves].map((digit) => Number.parseInt(digit, 32)),
    values: values.map((numbers) => valueOf(numbers, values[0]![1]!)),
    themes: themes as Theme[],
    rating,
  };
}

function handOf(deal: string, seat: Seat): number {
  return [...deal].reduce((mask, holder, card) => (holder === seat ? mask | (1 << card) : mask), 0);
}

function valueOf([action = 0, value = 0, error = 0, lossError = 0]: number[], best: number): MoveWorth {
  return {
    action,
    value: value / TENTH,
    error: error / TENTH,
    loss: (best - value) / TENTH,
    lossError: lossError / TENTH,
  };
}

export function isTheme(name: string | null): name is Theme {
  return (THEMES as readonly (string | null)[]).includes(name);
}
