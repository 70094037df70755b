/** The state of a puzzle that is being solved: the tries, and whether the answer is shown. */
import type { MoveWorth } from "../engine/review";
import { moveText } from "../local/cards";
import { ratingOf, storedHistory, storeHistory, withAttempt, type Attempt } from "./history";
import type { Puzzle } from "./puzzle";
import { dayOf } from "./streaks";

export class Solving {
  /** The moves that were tried, the last one last. */
  tried: string[] = $state([]);
  /** Whether the solver gave up. */
  shown = $state(false);
  /** What has been tried, with this puzzle as soon as it is answered. */
  history: readonly Attempt[] = $state.raw(storedHistory());
  /** The rating before this puzzle. */
  readonly ratingBefore = ratingOf(this.history);
  #kept = false;

  constructor(
    readonly puzzle: Puzzle,
    private readonly now: () => Date = () => new Date(),
  ) {}

  get best(): string {
    return moveText(this.puzzle.values[0]!.action);
  }

  get solved(): boolean {
    return this.tried.at(-1) === this.best;
  }

  /** Whether the answer may be seen. */
  get done(): boolean {
    return this.solved || this.shown;
  }

  /** The moves that were tried and are not the best, in this order. */
  get missed(): MoveWorth[] {
    const { values } = this.puzzle;
    return this.tried.flatMap((move) => values.slice(1).filter(({ action }) => moveText(action) === move));
  }

  /** How far the rating has moved; `null` if the puzzle was tried before. */
  get change(): number | null {
    const tries = this.history.filter(({ id }) => id === this.puzzle.id).length;
    return tries === 1 ? ratingOf(this.history) - this.ratingBefore : null;
  }

  answer(move: string): void {
    if (this.done || this.tried.includes(move)) return;
    this.tried.push(move);
    if (this.tried.length === 1) this.#keep(this.solved);
  }

  /** Shows the answer. Whoever has not tried has missed it. */
  giveUp(): void {
    if (this.done) return;
    this.shown = true;
    if (this.tried.length === 0) this.#keep(false);
  }

  /** Asks the same puzzle once more, without a change of the rating. */
  again(): void {
    this.tried = [];
    this.shown = false;
  }

  #keep(solved: boolean): void {
    if (this.#kept) return;
    this.#kept = true;
    this.history = withAttempt(storedHistory(), this.puzzle, solved, dayOf(this.now()));
    storeHistory(this.history);
  }
}
