/** Hints and beliefs at a table against bots. The table has to accept a hint first, which marks the match. What is shown
 * is computed here, in a worker, from the reader's own view alone. */
import { Engine } from "../engine/engine";
import type { Assessment } from "../engine/review";
import type { Sight } from "../engine/kernel";
import type { Command } from "../protocol/command";
import type { TableView } from "../protocol/messages";
import { NO_MARKS, type MoveMarks } from "../view/marks";
import { bestMark, knownMarks } from "./assessed";
import { sightOf } from "./sight";

/** The same moment gives the same hint. */
const SEED = 1;

export class Coach {
  /** Whether the hint is closed, says what it costs, tells the best move, or tells all values. */
  shown: "nothing" | "offer" | "best" | "values" = $state("nothing");
  beliefsOn = $state(false);
  failed = $state(false);
  /** What is known about the decision that the reader has to make. */
  assessed: Assessment | null = $state.raw(null);
  /** The beliefs at the reader's last decision. */
  beliefs: readonly (readonly number[])[] | null = $state.raw(null);
  /** Whether the reader has something to decide. */
  deciding = $state(false);
  readonly #engine: Pick<Engine, "call" | "close">;
  #sight: Sight | null = null;
  /** Whether a hint has been taken in this match. */
  #hinted = false;
  /** The moment that has been assessed, or is being assessed. */
  #asked = "";
  #moment = "";

  constructor(
    private readonly send: (command: Command) => Promise<void>,
    engine: Pick<Engine, "call" | "close"> = new Engine(),
  ) {
    this.#engine = engine;
  }

  readonly marks: MoveMarks = $derived.by(() => {
    if (this.assessed === null) return NO_MARKS;
    if (this.shown === "best") return bestMark(this.assessed);
    return this.shown === "values" ? knownMarks(this.assessed) : NO_MARKS;
  });

  /** The first press tells the best move, the second all values, and the third closes the hint. Before the first hint of a
   * match, one more press says that the match will not count. */
  async hint(): Promise<void> {
    if (this.shown === "values" || (this.shown === "best" && this.assessed === null)) return this.close();
    if (this.shown === "best") {
      this.shown = "values";
      return;
    }
    if (this.shown === "nothing" && this.deciding && !this.#hinted) {
      this.shown = "offer";
      return;
    }
    if (this.deciding) await this.send({ type: "hint" });
    this.shown = "best";
    this.#assess();
  }

  /** Whether a hint is shown, or being computed. */
  get hinting(): boolean {
    return this.shown === "best" || this.shown === "values";
  }

  async showBeliefs(on: boolean): Promise<void> {
    if (on) await this.send({ type: "hint" });
    this.beliefsOn = on;
    this.#assess();
  }

  close(): void {
    this.shown = "nothing";
  }

  /** Takes the table's newest state. A hint is for one decision. */
  follow(table: TableView): void {
    this.#sight = sightOf(table);
    this.#hinted = table.hinted;
    this.deciding = this.#sight !== null;
    const moment = JSON.stringify([table.round?.number, this.#sight]);
    if (moment === this.#moment) return;
    this.#moment = moment;
    this.assessed = null;
    this.shown = "nothing";
    this.#assess();
  }

  /** Ends the worker. */
  end(): void {
    this.#engine.close();
  }

  #assess(): void {
    const moment = this.#moment;
    if (this.#sight === null || this.#asked === moment || !(this.beliefsOn || this.hinting)) return;
    this.#asked = moment;
    this.failed = false;
    this.#engine.call("assess", this.#sight, SEED).then(
      (assessed) => {
        if (this.#moment !== moment) return;
        this.assessed = assessed;
        this.beliefs = assessed.beliefs;
      },
      () => {
        this.#asked = "";
        this.failed = true;
      },
    );
  }
}
