/** Shows states at the reader's pace, for lessons and replays. A new state ends the animation of the last one. */
import { tick } from "svelte";
import type { News, TableView } from "../../protocol/messages";
import type { Playback } from "./playback.svelte";

/** A pause that lasts until the reader goes on, in milliseconds. */
export const UNTIL_SKIPPED = 3_600_000;

export class StepPlayback {
  #turn = 0;

  constructor(private readonly playback: Playback) {}

  /** Shows the change from `before` to `table`. If the picture shows another state, `before` is shown first. */
  async show(before: TableView | null, table: TableView, news: readonly News[]): Promise<void> {
    const turn = ++this.#turn;
    this.playback.skip();
    while (this.playback.behind) await tick();
    if (turn !== this.#turn) return;
    if (before !== null && !sameState(this.playback.shown, before)) {
      this.playback.add({ before: null, table: before, news: [] });
    }
    this.playback.add({ before, table, news });
  }

  end(): void {
    this.#turn += 1;
    this.playback.skip();
  }
}

function sameState(one: TableView | null, other: TableView): boolean {
  return one !== null && one.id === other.id && one.version === other.version;
}
