/** Commands that wait for an answer. They are sent again after a reconnect, when the table has been entered again. The
 * version in a command, or the state of the table, tells whether it was already carried out. */
import { isFulfilled } from "./fulfilled";
import type { ClientMessage, TableView } from "../protocol/messages";
import { Refusal } from "../protocol/refusal";

interface Pending {
  message: ClientMessage;
  /** The state that the reader saw when the command was given. */
  seen: TableView | null;
  sent: number;
  /** How many times no answer came in time. */
  silences: number;
  timer?: ReturnType<typeof setTimeout>;
  resolve: () => void;
  reject: (refusal: Refusal) => void;
}

/** Commands that are not sent again, because the server would carry them out twice. */
const SENT_ONCE = new Set<ClientMessage["type"]>(["say", "chat", "report"]);

/** Milliseconds to wait for an answer. After that the socket is taken for dead. */
export const ANSWER_TIMEOUT = 8_000;
/** How many sockets may leave a command without an answer before it fails. */
export const MAX_SILENCES = 2;

export class Outbox {
  #pending = new Map<number, Pending>();

  /** `transmit` returns whether the message could be sent. `onSilence` is called when an answer is overdue. */
  constructor(
    private readonly transmit: (message: ClientMessage) => boolean,
    private readonly onSilence: () => void,
  ) {}

  /** Resolves when the server has stored the result; rejects with a `Refusal`. */
  send(ref: number, message: ClientMessage, seen: TableView | null): Promise<void> {
    return new Promise((resolve, reject) => {
      const pending: Pending = { message, seen, sent: 0, silences: 0, resolve, reject };
      if (!this.#transmit(ref, pending) && SENT_ONCE.has(message.type)) reject(new Refusal("offline", 0));
      else this.#pending.set(ref, pending);
    });
  }

  /** Sends all commands again that have no answer yet. Called when the table has been entered again. */
  sendAgain(): void {
    for (const [ref, pending] of this.#pending) {
      if (SENT_ONCE.has(pending.message.type)) this.#settle(ref)?.reject(new Refusal("unsure", 0));
      else this.#transmit(ref, pending);
    }
  }

  done(ref: number): void {
    this.#settle(ref)?.resolve();
  }

  refused(ref: number, reason: string, now: TableView | null): void {
    const pending = this.#settle(ref);
    if (!pending) return;
    const done = pending.sent > 1 && now !== null && isFulfilled(pending.message, pending.seen, now);
    if (done) pending.resolve();
    else pending.reject(new Refusal(reason, 400));
  }

  refuseAll(reason: string): void {
    for (const ref of [...this.#pending.keys()]) this.#settle(ref)?.reject(new Refusal(reason, 0));
  }

  #transmit(ref: number, pending: Pending): boolean {
    clearTimeout(pending.timer);
    if (!this.transmit(pending.message)) return false;
    pending.sent += 1;
    pending.timer = setTimeout(() => this.#timedOut(ref, pending), ANSWER_TIMEOUT);
    return true;
  }

  #timedOut(ref: number, pending: Pending): void {
    pending.silences += 1;
    if (pending.silences >= MAX_SILENCES) this.#settle(ref)?.reject(new Refusal("offline", 0));
    else this.onSilence();
  }

  #settle(ref: number): Pending | undefined {
    const pending = this.#pending.get(ref);
    this.#pending.delete(ref);
    clearTimeout(pending?.timer);
    return pending;
  }
}
