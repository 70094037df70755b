/** Reviews a round decision by decision, in workers. */
import { Engine } from "../engine/engine";
import type { ReviewedDecision, Summary } from "../engine/review";
import type { ReviewedRound } from "./round";

/** The same record and seed give the same review. */
export const SEED = 1;
/** Changes when the kernel's reviews do. It is part of the key under which a finished review is kept. */
export const VERSION = 1;
/** Workers at most. Each has a kernel of its own. */
const MOST_WORKERS = 2;
const MOST_KEPT = 24;

/** A review so far. Decisions are reviewed from the last to the first: endings take the least time, and what a decision
 * changed follows from what comes after it. So `summary` tells of the last `summary.judgements.length` decisions. */
export interface Progress {
  decisions: readonly (ReviewedDecision | null)[];
  summary: Summary | null;
  finished: boolean;
}

export type Call = Pick<Engine, "call" | "close">;

const kept = new Map<string, Progress>();

export function keyOf({ deal, moves }: ReviewedRound): string {
  return JSON.stringify([VERSION, deal, moves]);
}

/** Reviews a round and tells of the progress. Returns a function that ends this. */
export function review(
  round: ReviewedRound,
  tell: (progress: Progress) => void,
  fail: (error: unknown) => void,
  start: () => Call = () => new Engine(),
): () => void {
  const key = keyOf(round);
  const known = kept.get(key);
  if (known) {
    tell(known);
    return () => undefined;
  }
  const run = new Run(round, tell, start);
  run
    .finish()
    .then((done) => keep(key, done))
    .catch((error: unknown) => {
      if (!run.ended) fail(error);
    });
  return () => run.end();
}

function keep(key: string, progress: Progress): void {
  kept.set(key, progress);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
}

class Run {
  ended = false;
  readonly #engines: Call[];
  readonly #decisions: (ReviewedDecision | null)[];
  #next: number;
  #summary: Summary | null = null;

  constructor(
    private readonly round: ReviewedRound,
    private readonly tell: (progress: Progress) => void,
    start: () => Call,
  ) {
    const count = Math.min(MOST_WORKERS, navigator.hardwareConcurrency || 1);
    this.#engines = Array.from({ length: count }, start);
    this.#decisions = round.moves.map(() => null);
    this.#next = round.moves.length;
  }

  end(): void {
    this.ended = true;
    for (const engine of this.#engines) engine.close();
  }

  async finish(): Promise<Progress> {
    await Promise.all(this.#engines.map((engine) => this.#work(engine)));
    const done = { decisions: [...this.#decisions], summary: this.#summary, finished: true };
    this.tell(done);
    this.end();
    return done;
  }

  async #work(engine: Call): Promise<void> {
    const { deal, moves } = this.round;
    while (this.#next > 0) {
      const at = (this.#next -= 1);
      this.#decisions[at] = await engine.call("reviewDecision", deal, moves, at, SEED);
      await this.#summarise(engine);
      this.tell({ decisions: [...this.#decisions], summary: this.#summary, finished: false });
    }
  }

  /** Summarises the decisions from the end on that have been reviewed without a gap. */
  async #summarise(engine: Call): Promise<void> {
    const first = this.#decisions.findLastIndex((decision) => decision === null) + 1;
    const known = this.#decisions.slice(first) as ReviewedDecision[];
    if (known.length <= (this.#summary?.judgements.length ?? 0)) return;
    const summary = await engine.call("summarise", known, this.round.deal.hydeSeats, this.round.result);
    if (summary.judgements.length > (this.#summary?.judgements.length ?? 0)) this.#summary = summary;
  }
}
