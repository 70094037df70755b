/** What is said at the table: bubbles that go by themselves, and the lines to read again. */
import { t } from "../../i18n";
import type { Session, Utterance } from "../../net/session.svelte";

const STAYS = 5_000;
const MOST_LINES = 60;

export interface Line {
  id: number;
  chair: number;
  name: string;
  text: string;
}

export class Talk {
  lines: readonly Line[] = $state.raw([]);
  /** By chair, what has just been said. */
  bubbles: ReadonlyMap<number, string> = $state.raw(new Map());
  /** Names of those who are not heard, whichever chair or connection they come back to. */
  muted: ReadonlySet<string> = $state.raw(new Set());
  #nextId = 0;

  constructor(private readonly session: Session) {}

  /** Returns what ends it. */
  listen(): () => void {
    return this.session.onUtterance((utterance) => this.#hear(utterance));
  }

  mute(name: string, on: boolean): void {
    const others = [...this.muted].filter((other) => other !== name);
    this.muted = new Set(on ? [...others, name] : others);
  }

  /** At another table others speak. */
  forget(): void {
    this.lines = [];
    this.bubbles = new Map();
    this.muted = new Set();
  }

  #hear({ chair, phrase, text }: Utterance): void {
    const name = this.session.table?.chairs[chair]?.name ?? "";
    if (this.muted.has(name)) return;
    const words = phrase ? t(`table-phrase-${phrase}`) : (text ?? "");
    this.lines = [...this.lines, { id: this.#nextId++, chair, name, text: words }].slice(-MOST_LINES);
    this.bubbles = new Map(this.bubbles).set(chair, words);
    setTimeout(() => this.#fade(chair, words), STAYS);
  }

  #fade(chair: number, words: string): void {
    if (this.bubbles.get(chair) !== words) return;
    const left = new Map(this.bubbles);
    left.delete(chair);
    this.bubbles = left;
  }
}
