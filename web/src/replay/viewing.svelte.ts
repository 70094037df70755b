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
  /** The view that is being fetched. The player, because with three players seats change from round to round (R8.6). */
  #wanted: { round: number; player: string | null } | null = null;

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

  /** Opens a record, at a place or else from the reader's own chair. Throws what the source throws. */
  static async open(source: ReplaySource, place: Spot | null): Promise<Viewing> {
    const { round, step, seat } = place ?? { round: 1, step: 0, seat: null };
    const viewing = new Viewing(source, await source.show(round, seat), step);
    if (place === null && viewing.ownSeat !== null) await viewing.show({ seat: viewing.ownSeat });
    return viewing;
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

  /** The name under which the reader played, or `null`. */
  get ownName(): string | null {
    return this.source.ownName;
  }

  /** The reader's seat in this round, or `null`. */
  get ownSeat(): Seat | null {
    return this.#seatOf(this.round, this.ownName);
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

  /** Shows another round, or another seat's view; the last call wins. In another round the player stays the same. */
  async show(wish: { round?: number; seat?: Seat | null }, step?: number): Promise<void> {
    const { round, player } = this.#wanted ?? { round: this.round, player: this.#playerAt(this.round, this.seat) };
    const next = wish.round ?? round;
    const wanted = (this.#wanted = {
      round: next,
      player: wish.seat === undefined ? player : this.#playerAt(next, wish.seat),
    });
    this.busy = true;
    try {
      const replay = await this.source.show(wanted.round, this.#seatOf(wanted.round, wanted.player));
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

  #playersIn(round: number): (string | null)[] {
    return this.replay.rounds[round - 1]?.players ?? [];
  }

  #playerAt(round: number, seat: Seat | null): string | null {
    return seat === null ? null : (this.#playersIn(round)[SEATS.indexOf(seat)] ?? null);
  }

  #seatOf(round: number, player: string | null): Seat | null {
    return player === null ? null : (SEATS[this.#playersIn(round).indexOf(player)] ?? null);
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
