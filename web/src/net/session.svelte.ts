/** The table, or the lobby, that this page follows. Everything is drawn from `session.table`, a complete state. The
 * server's next `state` replaces it, also after a reload, a reconnect or a missed message. */
import { hasServer, isOnDevice } from "../host";
import type { Command } from "../protocol/command";
import { rememberTable } from "./lastTable";
import { waitBefore } from "./backoff";
import { Connection, type OpenSocket, type Status } from "./connection";
import type {
  ClientMessage,
  LobbyRow,
  News,
  Phrase,
  RefusedMessage,
  ServerMessage,
  TableView,
} from "../protocol/messages";
import { ANSWER_TIMEOUT, MAX_SILENCES, Outbox } from "./outbox";
import { Refusal } from "../protocol/refusal";

/** A state that arrived, and the news that led to it. An animation goes from `before` to `table`. */
export interface Step {
  before: TableView | null;
  table: TableView;
  news: readonly News[];
}

/** Something that was said at the table. */
export interface Utterance {
  chair: number;
  phrase?: Phrase;
  text?: string;
}

/** Why there is no connection to the server: `lost`, or the reason of a refusal. */
export type Trouble = "lost" | "too-many-connections" | "no-session" | "wrong-protocol";

/** Refusals after which another attempt may succeed. */
const TRANSIENT = new Set(["try-again", "too-fast", "failed"]);
/** Attempts to enter a table that has not been seen yet. After them, the reader sees the reason. */
const MAX_ATTEMPTS = 5;
const TROUBLES: Partial<Record<Status, Trouble>> = {
  lost: "lost",
  "too-many-windows": "too-many-connections",
  "no-session": "no-session",
  "old-version": "wrong-protocol",
};

export class Session {
  status: Status = $state("closed");
  table: TableView | null = $state.raw(null);
  lobby: readonly LobbyRow[] | null = $state.raw(null);
  /** The levels of the server's bots, weakest first. */
  levels: readonly string[] = $state.raw([]);
  name: string | null = $state(null);
  /** Why the table could not be entered. */
  problem: string | null = $state(null);
  /** Steps that have not been drawn yet, oldest first. `takeStep` removes the first. */
  steps: readonly Step[] = $state.raw([]);

  /** Whether the server has let this page enter the table. Commands are sent only then. */
  #entered = $state(false);
  /** Whether the server, or the network, does not answer, although the socket looks open. */
  #silent = $state(false);
  #connection: Connection;
  #outbox: Outbox;
  #tableId: string | null = null;
  #watchesLobby = false;
  #entry = { ref: -1, refusals: 0, silences: 0, timer: undefined as ReturnType<typeof setTimeout> | undefined };
  #nextRef = 1;
  #stepFollowers = 0;
  #firstStateWaiters: { resolve: (table: TableView) => void; reject: (refusal: Refusal) => void }[] = [];
  #utteranceListeners = new Set<(utterance: Utterance) => void>();

  constructor(openSocket?: OpenSocket) {
    this.#connection = new Connection(
      {
        onOpen: () => this.#announcePage(),
        onMessage: (message) => this.#receive(message),
        onStatus: (status) => this.#statusChanged(status),
        onSilence: (silent) => (this.#silent = silent),
      },
      openSocket,
    );
    this.#outbox = new Outbox(
      (message) => this.#entered && this.#connection.send(message),
      () => this.#connection.renew(),
    );
  }

  /** Why the page is cut off from the server or from a table that it has already shown. */
  get trouble(): Trouble | null {
    const outside = this.status === "open" && this.table !== null && !this.#entered;
    return outside || (this.#silent && this.table !== null) ? "lost" : (TROUBLES[this.status] ?? null);
  }

  /** Follows a table. The reader needs a name (`ensureIdentity`), else `status` becomes `no-session`. */
  enter(table: string): void {
    if (this.#tableId !== table) this.enterAgain(table);
  }

  /** Follows a table anew, after a refusal. */
  enterAgain(table: string): void {
    this.#forgetTable();
    this.#tableId = table;
    if (!hasServer && !isOnDevice(table)) {
      this.problem = "no-such-table";
      return;
    }
    this.#connection.open(table);
    this.#sendEnter();
  }

  /** Leaves the table. With `giveUp` the others need not wait: a bot plays, or the chair is free. */
  leave(giveUp = false): void {
    if (this.#tableId === null) return;
    this.#connection.send({ type: "exit", give_up: giveUp });
    this.#forgetTable();
    this.#closeIfIdle();
  }

  /** Keeps `lobby` up to date. Returns a function that ends this. */
  watchLobby(): () => void {
    this.#watchesLobby = true;
    this.#connection.open();
    this.#connection.send({ type: "watch-lobby" });
    return () => this.#leaveLobby();
  }

  #leaveLobby(): void {
    this.#watchesLobby = false;
    this.lobby = null;
    this.#connection.send({ type: "leave-lobby" });
    this.#closeIfIdle();
  }

  /** Sends a command. Resolves when the server has stored its result; rejects with a `Refusal`. A command without an
   * answer is sent again after a reconnect. */
  send(command: Command): Promise<void> {
    const ref = this.#nextRef++;
    return this.#outbox.send(ref, { ...command, ref } as ClientMessage, this.table);
  }

  /** Resolves with the first state of the table that was entered; rejects if it cannot be entered. */
  async firstState(): Promise<TableView> {
    if (this.table) return this.table;
    if (this.problem !== null) throw new Refusal(this.problem, 0);
    return new Promise((resolve, reject) => this.#firstStateWaiters.push({ resolve, reject }));
  }

  /** Keeps `steps` filled. Returns a function that ends this. */
  followSteps(): () => void {
    this.#stepFollowers += 1;
    return () => {
      this.#stepFollowers -= 1;
      if (this.#stepFollowers === 0) this.steps = [];
    };
  }

  takeStep(): Step | undefined {
    const [first, ...rest] = this.steps;
    if (first) this.steps = rest;
    return first;
  }

  onUtterance(listener: (utterance: Utterance) => void): () => void {
    this.#utteranceListeners.add(listener);
    return () => this.#utteranceListeners.delete(listener);
  }

  #forgetTable(): void {
    clearTimeout(this.#entry.timer);
    this.#entry = { ref: -1, refusals: 0, silences: 0, timer: undefined };
    this.#entered = false;
    this.#tableId = null;
    this.table = null;
    this.problem = null;
    this.steps = [];
    this.#outbox.refuseAll("offline");
    this.#rejectFirstState("offline");
  }

  #closeIfIdle(): void {
    if (this.#tableId === null && !this.#watchesLobby) this.#connection.close();
  }

  #statusChanged(status: Status): void {
    this.status = status;
    if (status !== "open") this.#entered = false;
    const trouble = TROUBLES[status] ?? "lost";
    if (trouble === "lost") return;
    this.#rejectFirstState(trouble);
    if (trouble !== "too-many-connections") this.#outbox.refuseAll(trouble); // no other attempt follows
  }

  #announcePage(): void {
    if (this.#watchesLobby) this.#connection.send({ type: "watch-lobby" });
    this.#sendEnter();
  }

  #sendEnter(): void {
    clearTimeout(this.#entry.timer);
    if (this.#tableId === null) return;
    this.#entry.ref = this.#nextRef++;
    const sent = this.#connection.send({ type: "enter", table: this.#tableId, ref: this.#entry.ref });
    if (sent) this.#entry.timer = setTimeout(() => this.#entryTimedOut(), ANSWER_TIMEOUT);
  }

  #entryTimedOut(): void {
    this.#entry.silences += 1;
    if (this.table === null && this.#entry.silences >= MAX_SILENCES) this.#cannotEnter("offline");
    else this.#connection.renew();
  }

  /** A page that has shown the table keeps it, and tries again after a temporary refusal. */
  #entryRefused(reason: string): void {
    clearTimeout(this.#entry.timer);
    if (!TRANSIENT.has(reason)) return this.#cannotEnter(reason === "malformed" ? "no-such-table" : reason);
    const wait = waitBefore(this.#entry.refusals++);
    if (this.table === null && this.#entry.refusals >= MAX_ATTEMPTS) this.#cannotEnter(reason);
    else this.#entry.timer = setTimeout(() => this.#sendEnter(), wait);
  }

  #cannotEnter(reason: string): void {
    this.problem = reason;
    this.#rejectFirstState(reason);
    this.#outbox.refuseAll(reason);
  }

  #rejectFirstState(reason: string): void {
    for (const { reject } of this.#firstStateWaiters.splice(0)) reject(new Refusal(reason, 0));
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.levels = message.levels;
        this.name = message.name;
        break;
      case "lobby":
        if (this.#watchesLobby) this.lobby = message.tables;
        break;
      case "state":
        this.#receiveState(message.table, message.news);
        break;
      case "said":
      case "chatted":
        for (const listener of this.#utteranceListeners) listener(message);
        break;
      case "done":
        this.#outbox.done(message.ref);
        break;
      case "refused":
        this.#refused(message);
    }
  }

  #receiveState(table: TableView, news: readonly News[]): void {
    if (table.id !== this.#tableId) return;
    const before = this.table;
    if (!before || table.version >= before.version) this.#show(before, table, news);
    if (!this.#entered) this.#entryDone(table);
  }

  #show(before: TableView | null, table: TableView, news: readonly News[]): void {
    this.table = table;
    rememberTable(table);
    this.problem = null;
    if (this.#stepFollowers > 0) this.steps = [...this.steps, { before, table, news }];
  }

  #entryDone(table: TableView): void {
    clearTimeout(this.#entry.timer);
    this.#entry.refusals = this.#entry.silences = 0;
    this.#entered = true;
    for (const { resolve } of this.#firstStateWaiters.splice(0)) resolve(table);
    this.#outbox.sendAgain();
  }

  /** A refusal without `ref` answers a message that the server could not parse, such as a malformed table id. */
  #refused({ ref, reason }: RefusedMessage): void {
    const entering = this.#tableId !== null && !this.#entered && this.problem === null;
    if (ref === this.#entry.ref || (ref === null && entering)) this.#entryRefused(reason);
    else if (ref !== null) this.#outbox.refused(ref, reason, this.table);
  }
}

export const session = new Session();
