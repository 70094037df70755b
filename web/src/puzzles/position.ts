/** A puzzle as a table: what the solver may see, the last move before it, and for the explanation all hands. The kernel
 * plays the moves; no rule of the game is here. */
import type { Engine } from "../engine/engine";
import type { Four, Position } from "../engine/kernel";
import { codesOf, seatOfName } from "../local/cards";
import { newMatch, type Round, type TableSeating } from "../local/match";
import { moveNews, ownRound, roundView } from "../local/views";
import type { News, TableView } from "../protocol/messages";
import { setupOf, type TableForm } from "../ui/chairs";
import { studyTable } from "../view/studyTable";
import type { Puzzle } from "./puzzle";

/** The players' names by seat. The solver is "You". */
const NAMES: Four<string> = ["Nora", "Edgar", "Clara", "Wilkie"];

const FORM_NAMES: Record<Puzzle["form"], TableForm> = { "four-a": "A", "four-b": "B", three: "three" };

export interface OpenedPuzzle {
  puzzle: Puzzle;
  form: TableForm;
  /** The table at the decision, as the solver sees it. */
  table: TableView;
  /** The table before the last move, and what that move was; `null` at the first move of a round. */
  before: TableView | null;
  news: News[];
  /** All hands by seat. They are shown only after the answer. */
  hands: string[][];
}

/** Opens a puzzle. `you` is what the solver is called in the reader's language. */
export async function openPuzzle(engine: Engine, puzzle: Puzzle, you: string): Promise<OpenedPuzzle> {
  const { moves } = puzzle;
  const now = await playedTo(engine, puzzle, moves);
  const solver = now.turn.decider;
  const seating = seatingOf(puzzle, solver, you);
  const table = tableAt(puzzle, { ...now, seating }, solver);
  const opened = {
    puzzle,
    form: FORM_NAMES[puzzle.form],
    table: { ...table, actions: ["make-move"] },
    hands: now.told.now.hands.map(codesOf),
  };
  if (moves.length === 0) return { ...opened, before: null, news: [] };
  const before = { ...(await playedTo(engine, puzzle, moves.slice(0, -1))), seating };
  const match = { ...newMatch(table.setup, seating), rounds: [{ ...now, seating }] };
  return { ...opened, before: tableAt(puzzle, before, solver), news: moveNews(before, match) };
}

async function playedTo(engine: Engine, puzzle: Puzzle, moves: readonly number[]): Promise<Omit<Round, "seating">> {
  const deal = dealOf(puzzle);
  const told = await engine.call("tell", deal, moves);
  const turn = await engine.call("turn", told.now);
  return { deal, moves, told, turn, before: [0, 0] };
}

function dealOf({ hands, leader, camps, form }: Puzzle): Position {
  const first = seatOfName(leader);
  return {
    hands,
    trick: [],
    leader: first,
    asked: null,
    hydeSeats: [...camps].reduce((mask, camp, seat) => (camp === "H" ? mask | (1 << seat) : mask), 0),
    single: form === "three" ? first : null,
    points: [0, 0],
    factor: [0, 0],
    carry: [0, 0, 0],
  };
}

function seatingOf(puzzle: Puzzle, solver: number, you: string): TableSeating {
  const { hydeSeats, single, leader } = dealOf(puzzle);
  const ghost = single === null ? null : (single + 2) % 4;
  const players = NAMES.map((name, seat) => (seat === ghost ? null : seat === solver ? you : name));
  return { hydeSeats, single, dealer: (leader + 3) % 4, players: players as TableSeating["players"] };
}

function tableAt(puzzle: Puzzle, round: Round, solver: number): TableView {
  const view = { ...roundView(round, 1, "every-trick"), ...ownRound(round, solver) };
  const { position } = setupOf(FORM_NAMES[puzzle.form]);
  const table = studyTable(view, { id: `puzzle-${puzzle.id}`, version: round.moves.length, position });
  return { ...table, chair: table.chairs.findIndex(({ name }) => name === round.seating.players[solver]) };
}
