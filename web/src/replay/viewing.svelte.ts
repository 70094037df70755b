/** The state of a replay: the round, the seat, the step, and whether it plays by itself. */
import type { Replay, ReplayStep, TableView } from "../protocol/messages";
import { SEATS, type Seat } from "../view/seats";
import { spotQuery, type Spot } from "./link";
import { movesByTrick, trickAt, trickStarts, type ReplaySource } from "./replay";
import { studyTable } from "../view/studyTable";

/** Milliseconds between two steps, at speed 1. */
const PACE = 1500;
export const SPEEDS = [0.5, 1, 2, 4] as const;

export class Viewing {
  replay: Replay = $state.raw()!;
  step = $state(0);
  playing = $state(false);
  speed: number = $state(1);
  busy = $state(false);
  /** The view that is being fetched. */
  #wanted: { round: number; seat: Seat | null } | null = null;

  readonly starts = $derived(trickStarts(this.replay.steps));
  readonly tricks = $derived(movesByTrick(this.replay.steps, this.starts));
  readonly trick = $derived(trickAt(this.starts, this.step));
  readonly now: ReplayStep = $derived(this.replay.steps[this.step]!);
  readonly last = $derived(this.replay.steps.length - 1);

  private constructor(
    private readonly source: ReplaySource,
    replay: Replay,
    step: number,
  ) {
    this.replay = replay;
    this.step = Math.min(step, replay.steps.length - 1);
  }

  /** Opens a record. Throws what the source throws. */
  static async open(source: ReplaySource, { round, step, seat }: Spot): Promise<Viewing> {
    return new Viewing(source, await source.show(round, seat), step);
  }

  get jhn(): string {
    return this.source.jhn;
  }

  get onDevice(): boolean {
    return this.source.onDevice;
  }

  get round(): number {
    return this.replay.round;
  }

  get seat(): Seat | null {
    return this.replay.seat as Seat | null;
  }

  get spot(): Spot {
    return { round: this.round, step: this.step, seat: this.seat };
  }

  get query(): string {
    return spotQuery(this.spot);
  }

  get pace(): number {
    return PACE / this.speed;
  }

  /** Whether this is the last step of the last round. */
  get atEnd(): boolean {
    return this.step === this.last && this.round === this.replay.rounds.length;
  }

  /** Seats where somebody sits in this round. */
  get seats(): Seat[] {
    return SEATS.filter((_, index) => this.now.round.players[index] != null);
  }

  go(step: number): void {
    this.step = Math.max(0, Math.min(step, this.last));
  }

  async forward(): Promise<void> {
    if (this.step < this.last) this.step += 1;
    else if (!this.atEnd) await this.show({ round: this.round + 1 }, 0);
    if (this.atEnd) this.playing = false;
  }

  async back(): Promise<void> {
    if (this.step > 0) this.step -= 1;
    else if (this.round > 1) await this.show({ round: this.round - 1 }, Infinity);
  }

  goToTrick(trick: number): void {
    const start = this.starts[Math.max(0, Math.min(trick, this.starts.length - 1))];
    if (start !== undefined) this.go(start);
  }

  togglePlaying(): void {
    this.playing = !this.playing && !this.atEnd;
  }

  /** Shows another round, or another seat's view; the last call wins. If nobody sits there in that round, because the
   * ghost's seat moves (R8.6), all hands are shown. */
  async show(wish: { round?: number; seat?: Seat | null }, step?: number): Promise<void> {
    const wanted = (this.#wanted = { ...(this.#wanted ?? this.spot), ...wish });
    this.busy = true;
    try {
      const players = this.replay.rounds[wanted.round - 1]?.players ?? [];
      const taken = wanted.seat !== null && players[SEATS.indexOf(wanted.seat)] != null;
      const replay = await this.source.show(wanted.round, taken ? wanted.seat : null);
      if (wanted !== this.#wanted) return;
      this.replay = replay;
      this.go(step ?? this.step);
    } finally {
      if (wanted === this.#wanted) {
        this.#wanted = null;
        this.busy = false;
      }
    }
  }

  /** A step as a table view. */
  tableAt(step: number): TableView | null {
    const shown = this.replay.steps[step];
    if (!shown) return null;
    const { options, rounds } = this.replay;
    return studyTable(shown.round, {
      id: `replay-${this.round}-${this.seat ?? ""}`,
      version: step,
      position: options.position,
      target: options.target,
      totals: rounds[this.round - 2]?.totals ?? [],
    });
  }
}
