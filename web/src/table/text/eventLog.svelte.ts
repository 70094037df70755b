/** A log of what happened, in sentences. Each line has an id, so that a live region reads it once. */
const MAX_LINES = 60;

export interface LogLine {
  id: number;
  text: string;
}

export class EventLog {
  /** Oldest first. */
  lines: readonly LogLine[] = $state.raw([]);
  #nextId = 0;

  add(sentences: readonly string[]): void {
    if (sentences.length === 0) return;
    const added = sentences.map((text) => ({ id: this.#nextId++, text }));
    this.lines = [...this.lines, ...added].slice(-MAX_LINES);
  }
}
