/** What happened, in sentences. Each has a number of its own, so that a live region says it once. */
const MOST_LINES = 60;

export interface LogLine {
  id: number;
  text: string;
}

export class EventLog {
  /** The oldest first. */
  lines: readonly LogLine[] = $state.raw([]);
  #nextId = 0;

  add(sentences: readonly string[]): void {
    if (sentences.length === 0) return;
    const added = sentences.map((text) => ({ id: this.#nextId++, text }));
    this.lines = [...this.lines, ...added].slice(-MOST_LINES);
  }
}
