/** The state of a review screen: what has been computed, which decision is shown, and how. */
import type { Judgement, ReviewedDecision } from "../engine/review";
import { t } from "../i18n";
import { isError } from "../coach/errors";
import { knownMarks, openMarks } from "../coach/assessed";
import type { ReplaySource } from "../replay/replay";
import type { Replay } from "../protocol/messages";
import { NO_MARKS, type MoveMarks } from "../view/marks";
import type { CampLetter } from "../view/cards";
import { campAt, playerAt } from "../view/round";
import { nameOf, type Telling } from "../view/sentences";
import { SEATS, type Seat } from "../view/seats";
import type { Line } from "./line";
import { review, type Progress } from "./reviewer";
import { reviewedRound, seatsTaken, signOf, tricksOf, type ReviewedRound } from "./round";

export class NotOverError extends Error {}

export class Reviewing {
  readonly round: ReviewedRound;
  progress: Progress = $state.raw({ decisions: [], summary: null, finished: false });
  failed: unknown = $state.raw(null);
  /** The number of the decision that is shown. */
  at = $state(0);
  /** The player from whose side values are shown, and whose mistakes are gone through. */
  reader: Seat = $state("S");
  /** Whether all hands are shown, and the values with open hands. */
  open = $state(false);
  /** The better line that is shown instead of the decision, and the step in it. */
  line: Line | null = $state.raw(null);
  lineStep = $state(0);
  /** Better lines that have been played, by decision. */
  readonly lines = new Map<number, Line>();

  readonly last: number;
  readonly tricks: readonly number[];
  readonly seats: readonly Seat[];
  /** The round as sentences tell it. They address the reader as "you", if the reader played. */
  readonly telling: Telling;
  readonly sign = $derived.by(() => signOf(this.round, this.reader));
  readonly decision: ReviewedDecision | null = $derived.by(() => this.progress.decisions[this.at] ?? null);
  readonly judgement: Judgement | null = $derived.by(() => this.judgementAt(this.at));
  readonly done = $derived(this.progress.decisions.filter((decision) => decision !== null).length);

  constructor(
    readonly source: ReplaySource,
    readonly replay: Replay,
    player: string | null,
  ) {
    const round = reviewedRound(replay);
    if (round === null) throw new NotOverError();
    this.round = round;
    this.last = round.moves.length - 1;
    this.tricks = tricksOf(round);
    this.seats = seatsTaken(round);
    const seatOf = (name: string | null): Seat | null =>
      this.seats.find((seat) => playerAt(round.steps[0]!.round, seat) === name) ?? null;
    this.reader = seatOf(player) ?? this.seats[0]!;
    this.telling = { round: round.steps[0]!.round, you: seatOf(source.ownName), say: t };
  }

  static async open(source: ReplaySource, round: number, player: string | null): Promise<Reviewing> {
    return new Reviewing(source, await source.show(round, null), player);
  }

  /** Computes the review. Returns a function that ends this. */
  start(): () => void {
    this.failed = null;
    return review(
      this.round,
      (progress) => (this.progress = progress),
      (error) => (this.failed = error ?? new Error()),
    );
  }

  judgementAt(at: number): Judgement | null {
    const judgements = this.progress.summary?.judgements ?? [];
    return judgements[at - (this.round.moves.length - judgements.length)] ?? null;
  }

  /** Whether there was only one legal move. */
  isForced(at: number): boolean {
    return this.progress.decisions[at]?.assessed.moves.length === 1;
  }

  /** The name of the player on a seat, or "You". */
  nameOf(seat: Seat): string {
    return nameOf(this.telling, seat);
  }

  campOf(seat: Seat): CampLetter {
    return campAt(this.telling.round, seat);
  }

  deciderAt(at: number): Seat {
    return this.round.steps[at]!.round.decider as Seat;
  }

  go(at: number): void {
    this.line = null;
    this.at = Math.max(0, Math.min(at, this.last));
  }

  /** The numbers of the reader's decisions that lost points. */
  readonly errors: readonly number[] = $derived.by(() =>
    this.round.moves.flatMap((_, at) => {
      const judgement = this.judgementAt(at);
      return judgement && isError(judgement.name) && this.deciderAt(at) === this.reader ? [at] : [];
    }),
  );
  readonly nextError = $derived(this.errors.find((at) => at > this.at));
  readonly previousError = $derived(this.errors.findLast((at) => at < this.at));

  /** The values on cards and seats at the moment that is shown. */
  readonly marks: MoveMarks = $derived.by(() => {
    if (this.line !== null || this.decision === null) return NO_MARKS;
    const { assessed, cards, action } = this.decision;
    return this.open ? openMarks(cards, action) : knownMarks(assessed, action);
  });

  /** The hands that are shown: the deciding player's, or all. */
  readonly hands: readonly (readonly string[] | null)[] = $derived.by(() => {
    if (this.line !== null) return this.line.states[this.lineStep]!.hands;
    const { hands, round } = this.round.steps[this.at]!;
    return hands!.map((hand, seat) => (this.open || SEATS[seat] === round.decider ? hand : null));
  });

  /** The worth of the round before each decision and at its end, from the reader's side; `null` if not known yet. */
  readonly worths: readonly (number | null)[] = $derived.by(() => {
    const worths = this.round.moves.map((_, at) => this.judgementAt(at)?.worth ?? null);
    return [...worths, this.round.result].map((worth) => (worth === null ? null : worth * this.sign));
  });
}
