/** What is said at the table: bubbles that disappear, and lines to read again. */
import { loadTexts, t } from "../../i18n";
import type { Session, Utterance } from "../../net/session.svelte";
import { showNotice } from "../../ui/toasts.svelte";
import type { Remark } from "../../view/remarks";

const SHOWN_FOR = 5_000;
const MAX_LINES = 60;

export interface Line {
  id: number;
  chair: number;
  name: string;
  text: string;
}

export class Talk {
  lines: readonly Line[] = $state.raw([]);
  /** What has just been said, by chair. */
  bubbles: ReadonlyMap<number, string> = $state.raw(new Map());
  /** Names of muted players. They stay muted on another chair or connection. */
  muted: ReadonlySet<string> = $state.raw(new Set());
  /** Lines of others that the reader has not seen. */
  unread = $state(0);
  /** How many panels with the lines are in sight. */
  #inSight = 0;
  #nextId = 0;

  constructor(private readonly session: Session) {}

  /** Listens to the session. Returns a function that ends this. */
  listen(): () => void {
    return this.session.onUtterance((utterance) => this.#receive(utterance));
  }

  mute(name: string, on: boolean): void {
    const others = [...this.muted].filter((other) => other !== name);
    this.muted = new Set(on ? [...others, name] : others);
  }

  /** Shows what the character of a bot says. It is not kept as a line, because it answers nobody. */
  async remark(said: Remark | null): Promise<void> {
    if (!said || this.muted.has(said.name)) return;
    await loadTexts("cast");
    this.#show(said.chair, t(said.key));
  }

  /** A panel with the lines comes into sight. Returns a function for when it is out of sight. */
  see(): () => void {
    this.#inSight += 1;
    this.unread = 0;
    return () => void (this.#inSight -= 1);
  }

  /** Clears everything, when the page goes to another table. */
  forget(): void {
    this.lines = [];
    this.bubbles = new Map();
    this.muted = new Set();
    this.unread = 0;
  }

  #receive({ chair, phrase, text }: Utterance): void {
    const name = this.session.table?.chairs[chair]?.name ?? "";
    if (this.muted.has(name)) return;
    const words = phrase ? t(`table-phrase-${phrase}`) : (text ?? "");
    this.lines = [...this.lines, { id: this.#nextId++, chair, name, text: words }].slice(-MAX_LINES);
    this.#show(chair, words);
    if (this.#inSight > 0 || chair === this.session.table?.chair) return;
    this.unread += 1;
    showNotice(t("table-quote", { name, words }), { spoken: true });
  }

  #show(chair: number, words: string): void {
    this.bubbles = new Map(this.bubbles).set(chair, words);
    setTimeout(() => this.#fade(chair, words), SHOWN_FOR);
  }

  #fade(chair: number, words: string): void {
    if (this.bubbles.get(chair) !== words) return;
    const left = new Map(this.bubbles);
    left.delete(chair);
    this.bubbles = left;
  }
}
