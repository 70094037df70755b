/** The one table (or the lobby) that this page follows. Everything is drawn from `session.table`, which is whole and is
 * replaced whole; reload, reconnect and a missed message are one path: the server's next `state`. */
import type { Command } from "../protocol/command";
import { rememberTable } from "./lastTable";
import { Refusal } from "./api";
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
import { ANSWER_WITHIN, MOST_SILENCES, Outbox } from "./outbox";

/** A state that came, with what happened just before it: an animation goes from `before` to `table`. */
export interface Step {
  before: TableView | null;
  table: TableView;
  news: readonly News[];
}

/** Heard at the table. */
export interface Utterance {
  chair: number;
  phrase?: Phrase;
  text?: string;
}

/** Why the page and the server do not hear each other: `lost`, or the reason of a refusal. */
export type Trouble = "lost" | "too-many-connections" | "no-session" | "wrong-protocol";

/** Refusals that another try may not meet. */
const TRANSIENT = new Set(["try-again", "too-fast", "failed"]);
/** So often a table is tried that has not been seen yet, before the reader is told. */
const MOST_TRIES = 5;
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
  /** The bots there are, weakest first. */
  levels: readonly string[] = $state.raw([]);
  name: string | null = $state(null);
  /** Why the table could not be entered. */
  problem: string | null = $state(null);
  /** Steps that nobody has taken yet, oldest first: `takeStep` takes them one by one. */
  steps: readonly Step[] = $state.raw([]);

  /** The server follows this page to its table; commands are heard there. */
  #entered = $state(false);
  #connection: Connection;
  #outbox: Outbox;
  #tableId: string | null = null;
  #watchesLobby = false;
  #entry = { ref: -1, refusals: 0, silences: 0, timer: undefined as ReturnType<typeof setTimeout> | undefined };
  #nextRef = 1;
  #steppers = 0;
  #arrivals: { resolve: (table: TableView) => void; reject: (refusal: Refusal) => void }[] = [];
  #hearers = new Set<(utterance: Utterance) => void>();

  constructor(openSocket?: OpenSocket) {
    this.#connection = new Connection(
      {
        onOpen: () => this.#sayWhereIAm(),
        onMessage: (message) => this.#hear(message),
        onStatus: (status) => this.#turned(status),
      },
      openSocket,
    );
    this.#outbox = new Outbox(
      (message) => this.#entered && this.#connection.send(message),
      () => this.#connection.renew(),
    );
  }

  /** What stands between the page and the server, once there was something to show. */
  get trouble(): Trouble | null {
    const outside = this.status === "open" && this.table !== null && !this.#entered;
    return outside ? "lost" : (TROUBLES[this.status] ?? null);
  }

  /** A guest or an account must be known to the server (`ensureName`), else `status` turns `no-session`. */
  enter(table: string): void {
    if (this.#tableId !== table) this.enterAgain(table);
  }

  /** After the server has refused, and something has changed since or the reader wants another try. */
  enterAgain(table: string): void {
    this.#forgetTable();
    this.#tableId = table;
    this.#connection.open();
    this.#sendEnter();
  }

  leave(): void {
    if (this.#tableId === null) return;
    this.#connection.send({ type: "exit" });
    this.#forgetTable();
    this.#closeIfIdle();
  }

  /** Returns what ends it. */
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

  /** Resolves when it is done and kept; rejects with a `Refusal`. What is not answered when the connection is lost is
   * sent again when it is back. */
  send(command: Command): Promise<void> {
    const ref = this.#nextRef++;
    return this.#outbox.send(ref, { ...command, ref } as ClientMessage, this.table);
  }

  /** Resolves when the table that was entered is there; rejects where it cannot be entered. */
  async firstState(): Promise<TableView> {
    if (this.table) return this.table;
    if (this.problem !== null) throw new Refusal(this.problem, 0);
    return new Promise((resolve, reject) => this.#arrivals.push({ resolve, reject }));
  }

  /** Keeps `steps` filled as long as somebody draws them; returns what ends that. */
  followSteps(): () => void {
    this.#steppers += 1;
    return () => {
      this.#steppers -= 1;
      if (this.#steppers === 0) this.steps = [];
    };
  }

  takeStep(): Step | undefined {
    const [first, ...rest] = this.steps;
    if (first) this.steps = rest;
    return first;
  }

  onUtterance(hearer: (utterance: Utterance) => void): () => void {
    this.#hearers.add(hearer);
    return () => this.#hearers.delete(hearer);
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
    this.#rejectArrivals("offline");
  }

  #closeIfIdle(): void {
    if (this.#tableId === null && !this.#watchesLobby) this.#connection.close();
  }

  #turned(status: Status): void {
    this.status = status;
    if (status !== "open") this.#entered = false;
    const trouble = TROUBLES[status] ?? "lost";
    if (trouble === "lost") return;
    this.#rejectArrivals(trouble);
    if (trouble !== "too-many-connections") this.#outbox.refuseAll(trouble); // no other try follows
  }

  #sayWhereIAm(): void {
    if (this.#watchesLobby) this.#connection.send({ type: "watch-lobby" });
    this.#sendEnter();
  }

  #sendEnter(): void {
    clearTimeout(this.#entry.timer);
    if (this.#tableId === null) return;
    this.#entry.ref = this.#nextRef++;
    const sent = this.#connection.send({ type: "enter", table: this.#tableId, ref: this.#entry.ref });
    if (sent) this.#entry.timer = setTimeout(() => this.#entrySilent(), ANSWER_WITHIN);
  }

  #entrySilent(): void {
    this.#entry.silences += 1;
    if (this.table === null && this.#entry.silences >= MOST_SILENCES) this.#cannotEnter("offline");
    else this.#connection.renew();
  }

  /** Who has seen the table stays there through refusals that pass. */
  #entryRefused(reason: string): void {
    clearTimeout(this.#entry.timer);
    if (!TRANSIENT.has(reason)) return this.#cannotEnter(reason === "malformed" ? "no-such-table" : reason);
    const wait = waitBefore(this.#entry.refusals++);
    if (this.table === null && this.#entry.refusals >= MOST_TRIES) this.#cannotEnter(reason);
    else this.#entry.timer = setTimeout(() => this.#sendEnter(), wait);
  }

  #cannotEnter(reason: string): void {
    this.problem = reason;
    this.#rejectArrivals(reason);
    this.#outbox.refuseAll(reason);
  }

  #rejectArrivals(reason: string): void {
    for (const { reject } of this.#arrivals.splice(0)) reject(new Refusal(reason, 0));
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.levels = message.levels;
        this.name = message.name;
        break;
      case "lobby":
        if (this.#watchesLobby) this.lobby = message.tables;
        break;
      case "state":
        this.#take(message.table, message.news);
        break;
      case "said":
      case "chatted":
        for (const hearer of this.#hearers) hearer(message);
        break;
      case "done":
        this.#outbox.done(message.ref);
        break;
      case "refused":
        this.#refused(message);
    }
  }

  #take(table: TableView, news: readonly News[]): void {
    if (table.id !== this.#tableId) return;
    const before = this.table;
    if (!before || table.version >= before.version) this.#show(before, table, news);
    if (!this.#entered) this.#arrived(table);
  }

  #show(before: TableView | null, table: TableView, news: readonly News[]): void {
    this.table = table;
    rememberTable(table);
    this.problem = null;
    if (this.#steppers > 0) this.steps = [...this.steps, { before, table, news }];
  }

  #arrived(table: TableView): void {
    clearTimeout(this.#entry.timer);
    this.#entry.refusals = this.#entry.silences = 0;
    this.#entered = true;
    for (const { resolve } of this.#arrivals.splice(0)) resolve(table);
    this.#outbox.sendAgain();
  }

  /** One without `ref` answers a message that the server could not read: the table's name may have been cut. */
  #refused({ ref, reason }: RefusedMessage): void {
    const entering = this.#tableId !== null && !this.#entered && this.problem === null;
    if (ref === this.#entry.ref || (ref === null && entering)) this.#entryRefused(reason);
    else if (ref !== null) this.#outbox.refused(ref, reason, this.table);
  }
}

export const session = new Session();
