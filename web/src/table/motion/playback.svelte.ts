/** Shows states one after another, so that the reader sees each card move. It only draws: what may be done now is
 * always read from the session, and the reader need not wait for the animation. */
import { tick } from "svelte";
import type { Step } from "../../net/session.svelte";
import type { TableView } from "../../protocol/messages";
import { framesOf, type Frame, type Motion } from "../../view/frames";
import { snapshot, travel } from "./cardTravel";

const TRANSFORMATION = 2200;
const ASK = 380;
/** If more frames than this are waiting, they are shown at once. */
const MAX_WAITING = 14;

export interface PlaybackOptions {
  /** Whether animations are off. */
  still(): boolean;
  /** Milliseconds that another player's card or ask is shown. */
  cardPause(): number;
  /** Milliseconds that a completed trick is shown. */
  trickPause(): number;
  /** Called before a frame is shown. */
  onFrame(frame: Frame): void;
}

export class Playback {
  /** The state that is drawn; `null` before the first. */
  shown: TableView | null = $state.raw(null);
  /** The motion of the current frame. */
  motion: Motion | null = $state.raw(null);
  root: HTMLElement | null = null;

  #frames: Frame[] = [];
  #running = false;
  #skip: (() => void) | null = null;
  #hurry = false;

  constructor(private readonly options: PlaybackOptions) {}

  /** Whether the newest state is not shown yet. */
  get behind(): boolean {
    return this.#running;
  }

  add(step: Step): void {
    this.#frames.push(...framesOf(this.shown === null ? null : step.before, step.table, step.news));
    if (document.visibilityState === "hidden" || this.#frames.length > MAX_WAITING) this.skip();
    if (!this.#running) void this.#run();
  }

  /** Shows the deal of a round that has just begun. */
  deal(table: TableView): void {
    this.#frames.push({ table, after: table, motion: { kind: "deal" }, pause: "none", news: [{ what: "dealt" }] });
    if (!this.#running) void this.#run();
  }

  /** Shows the newest state at once. */
  skip(): void {
    this.#hurry = this.#running;
    this.#skip?.();
  }

  async #run(): Promise<void> {
    this.#running = true;
    for (let frame = this.#frames.shift(); frame; frame = this.#frames.shift()) await this.#show(frame);
    this.#running = this.#hurry = false;
  }

  async #show(frame: Frame): Promise<void> {
    const moves = !this.#hurry && !this.options.still() && frame.motion !== null && this.root !== null;
    const before = moves ? snapshot(this.root!) : null;
    this.options.onFrame(frame);
    this.shown = frame.table;
    this.motion = this.#hurry ? null : frame.motion;
    await tick();
    if (before && this.root) await this.#until(travel(this.root, before, frame.motion!), frame.motion!);
    await this.#wait(this.#pauseOf(frame));
    this.motion = null;
  }

  #pauseOf(frame: Frame): number {
    switch (frame.pause) {
      case "none":
        return 0;
      case "card":
        return this.options.cardPause();
      case "trick":
        return this.options.trickPause();
      case "transformation":
        return Math.max(TRANSFORMATION, this.options.trickPause());
    }
  }

  async #until(animations: Animation[], motion: Motion): Promise<void> {
    if (motion.kind === "ask") return this.#wait(ASK);
    const finished = Promise.all(animations.map((animation) => animation.finished)).catch(() => undefined);
    const skipped = new Promise<void>((resolve) => {
      this.#skip = resolve;
    });
    await Promise.race([finished, skipped]);
    for (const animation of animations) animation.finish();
    this.#skip = null;
  }

  async #wait(milliseconds: number): Promise<void> {
    if (milliseconds === 0 || this.#hurry) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#skip = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.#skip = null;
  }
}
