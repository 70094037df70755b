/** Shows states one after another, so that every card is seen on its way. It holds no truth: what may be done now is
 * always read from the session, and whoever does something need not wait for the picture. */
import { tick } from "svelte";
import type { Step } from "../../net/session.svelte";
import type { TableView } from "../../protocol/messages";
import { framesOf, type Frame, type Motion } from "../../view/frames";
import { snapshot, travel } from "./cardTravel";

const TRANSFORMATION = 2200;
const ASK = 380;
/** With so many pictures behind, the rest is shown without waiting. */
const TOO_MANY = 14;

export interface Manner {
  /** Nothing moves. */
  still(): boolean;
  /** How long a card or an ask of another player stays, in milliseconds. */
  cardPause(): number;
  /** How long a completed trick stays, in milliseconds. */
  trickPause(): number;
  /** A frame is about to be shown. */
  onFrame(frame: Frame): void;
}

export class Playback {
  /** What is drawn; `null` before the first state. */
  shown: TableView | null = $state.raw(null);
  /** What goes on in the picture beside the cards that travel. */
  motion: Motion | null = $state.raw(null);
  root: HTMLElement | null = null;

  #frames: Frame[] = [];
  #running = false;
  #skip: (() => void) | null = null;
  #hurry = false;

  constructor(private readonly manner: Manner) {}

  /** The newest state is not shown yet. */
  get behind(): boolean {
    return this.#running;
  }

  add(step: Step): void {
    this.#frames.push(...framesOf(this.shown === null ? null : step.before, step.table, step.news));
    if (document.visibilityState === "hidden" || this.#frames.length > TOO_MANY) this.skip();
    if (!this.#running) void this.#run();
  }

  /** Whoever comes to a round that has just begun sees the cards come. */
  deal(table: TableView): void {
    this.#frames.push({ table, after: table, motion: { kind: "deal" }, pause: "none", news: [{ what: "dealt" }] });
    if (!this.#running) void this.#run();
  }

  /** Straight to the newest state. */
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
    const moves = !this.#hurry && !this.manner.still() && frame.motion !== null && this.root !== null;
    const before = moves ? snapshot(this.root!) : null;
    this.manner.onFrame(frame);
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
        return this.manner.cardPause();
      case "trick":
        return this.manner.trickPause();
      case "transformation":
        return Math.max(TRANSFORMATION, this.manner.trickPause());
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
