/** A newcomer's position in a lesson. */
import type { Lesson, LessonStep } from "./lesson";
import { goodMoves, stepsLeft } from "./lesson";

export class Learner {
  at = $state(0);
  /** The key of the text that advised against the last move. */
  talkedOut: string | null = $state(null);
  tries = $state(0);
  #walked = $state(0);

  constructor(
    readonly lesson: Lesson,
    from = 0,
  ) {
    if (from > 0 && from < lesson.steps.length) this.at = from;
    this.#walked = stepsLeft(lesson, 0) - stepsLeft(lesson, this.at);
  }

  get step(): LessonStep {
    return this.lesson.steps[this.at]!;
  }

  /** Whether the newcomer chooses a move now. */
  get deciding(): boolean {
    return this.step.answers !== undefined;
  }

  /** Whether others move, and the lesson goes on by itself. */
  get passing(): boolean {
    return this.step.say === null && !this.deciding;
  }

  get finished(): boolean {
    return !this.deciding && (this.step.next ?? null) === null;
  }

  get good(): string[] {
    return goodMoves(this.step);
  }

  /** The progress from 0 to 1. */
  get progress(): number {
    const left = stepsLeft(this.lesson, this.at);
    return this.#walked / (this.#walked + left || 1);
  }

  goOn(): void {
    if (!this.deciding && this.step.next != null) this.#go(this.step.next);
  }

  /** Plays a move. A move without an answer is ignored; the table offers only legal moves. */
  decide(move: string): void {
    const answer = this.step.answers?.[move];
    if (answer === undefined) return;
    if ("next" in answer) return this.#go(answer.next);
    this.talkedOut = answer.say;
    this.tries += 1;
  }

  restart(): void {
    this.#go(0);
    this.#walked = 0;
  }

  #go(to: number): void {
    this.at = to;
    this.#walked += 1;
    this.talkedOut = null;
    this.tries = 0;
  }
}
