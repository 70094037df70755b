/** What is said at the table: bubbles that go by themselves, and the lines to read again. */
import { t } from "../i18n";
import type { Session, Utterance } from "../net/session.svelte";

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
  muted: ReadonlySet<number> = $state.raw(new Set());
  #nextId = 0;

  constructor(private readonly session: Session) {}

  /** Returns what ends it. */
  listen(): () => void {
    return this.session.onUtterance((utterance) => this.#hear(utterance));
  }

  async mute(chair: number, on: boolean): Promise<void> {
    await this.session.send({ type: "mute", chair, on });
    const others = [...this.muted].filter((other) => other !== chair);
    this.muted = new Set(on ? [...others, chair] : others);
  }

  #hear({ chair, phrase, text }: Utterance): void {
    const words = phrase ? t(`table-phrase-${phrase}`) : (text ?? "");
    const name = this.session.table?.chairs[chair]?.name ?? "";
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
