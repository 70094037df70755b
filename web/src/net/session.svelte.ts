/** The one table (or the lobby) that this page follows. Everything is drawn from `session.table`, which is whole and is
 * replaced whole; reload, reconnect and a missed message are one path: the server's next `state`. */
import { rememberTable } from "./lastTable";
import { Connection, type OpenSocket, type Status } from "./connection";
import type { ClientMessage, LobbyRow, News, Phrase, RefusedMessage, ServerMessage, TableView } from "./messages";
import { Refusal } from "./api";

/** A message of the client without what the session adds. */
type Without<Message, Key extends PropertyKey> = Message extends unknown ? Omit<Message, Key> : never;
export type Command = Without<
  Exclude<ClientMessage, { type: "hello" | "enter" | "exit" | "watch-lobby" | "leave-lobby" }>,
  "ref"
>;

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

interface Pending {
  message: ClientMessage;
  /** Runs while an answer is due. */
  timer?: ReturnType<typeof setTimeout>;
  resolve: () => void;
  reject: (refusal: Refusal) => void;
}

/** A move answers a version, so sent again it is done once; these would be done twice, or come too late. */
const NOT_RESENT = new Set<ClientMessage["type"]>(["say", "chat", "report", "undo"]);

/** Answers come within a fraction of a second; a socket that owes one for so long is dead. */
const ANSWER_WITHIN = 8_000;

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

  #connection: Connection;
  #tableId: string | null = null;
  #watchesLobby = false;
  #enterRef = -1;
  #nextRef = 1;
  #pending = new Map<number, Pending>();
  #steppers = 0;
  #arrivals: { resolve: (table: TableView) => void; reject: (refusal: Refusal) => void }[] = [];
  #hearers = new Set<(utterance: Utterance) => void>();

  constructor(openSocket?: OpenSocket) {
    this.#connection = new Connection(
      {
        onOpen: () => this.#sayWhereIAm(),
        onMessage: (message) => this.#hear(message),
        onStatus: (status) => {
          this.status = status;
        },
      },
      openSocket,
    );
  }

  /** A guest or an account must be known to the server (`ensureName`), else `status` turns `no-session`. */
  enter(table: string): void {
    if (this.#tableId === table && this.status !== "no-session") return;
    this.#forgetTable();
    this.#tableId = table;
    this.#connection.open();
    if (this.status === "open") this.#sendEnter();
  }

  leave(): void {
    if (this.#tableId === null) return;
    this.#connection.send({ type: "exit" });
    this.#forgetTable();
    this.#closeIfIdle();
  }

  watchLobby(): void {
    this.#watchesLobby = true;
    this.#connection.open();
    if (this.status === "open") this.#connection.send({ type: "watch-lobby" });
  }

  leaveLobby(): void {
    this.#watchesLobby = false;
    this.lobby = null;
    this.#connection.send({ type: "leave-lobby" });
    this.#closeIfIdle();
  }

  /** Resolves when it is done and kept; rejects with a `Refusal`. What is not answered when the connection is lost is
   * sent again when it is back. */
  send(command: Command): Promise<void> {
    const ref = this.#nextRef++;
    const message = { ...command, ref } as ClientMessage;
    return new Promise((resolve, reject) => {
      const pending: Pending = { message, resolve, reject };
      if (!this.#sendPending(pending) && NOT_RESENT.has(message.type)) reject(new Refusal("offline", 0));
      else this.#pending.set(ref, pending);
    });
  }

  #sendPending(pending: Pending): boolean {
    clearTimeout(pending.timer);
    const sent = this.#connection.send(pending.message);
    if (sent) pending.timer = setTimeout(() => this.#connection.renew(), ANSWER_WITHIN);
    return sent;
  }

  /** Resolves when the table that was entered is there; rejects where it cannot be entered. */
  async firstState(): Promise<TableView> {
    if (this.table) return this.table;
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
    this.#tableId = null;
    this.table = null;
    this.problem = null;
    this.steps = [];
    this.#refuseAll("offline");
  }

  #closeIfIdle(): void {
    if (this.#tableId === null && !this.#watchesLobby) this.#connection.close();
  }

  #sayWhereIAm(): void {
    if (this.#watchesLobby) this.#connection.send({ type: "watch-lobby" });
    if (this.#tableId !== null) this.#sendEnter();
    for (const [ref, pending] of this.#pending) {
      if (NOT_RESENT.has(pending.message.type)) this.#settle(ref)?.reject(new Refusal("offline", 0));
      else this.#sendPending(pending);
    }
  }

  #sendEnter(): void {
    if (this.#tableId === null) return;
    this.#enterRef = this.#nextRef++;
    this.#connection.send({ type: "enter", table: this.#tableId, ref: this.#enterRef });
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
        this.#settle(message.ref)?.resolve();
        break;
      case "refused":
        this.#refused(message);
    }
  }

  #take(table: TableView, news: readonly News[]): void {
    if (table.id !== this.#tableId) return;
    const before = this.table;
    if (before && table.version < before.version) return;
    this.table = table;
    rememberTable(table);
    this.problem = null;
    for (const { resolve } of this.#arrivals.splice(0)) resolve(table);
    if (this.#steppers > 0) this.steps = [...this.steps, { before, table, news }];
  }

  #refused(message: RefusedMessage): void {
    if (message.ref === this.#enterRef) this.#cannotEnter(message.reason);
    else if (message.ref !== null) this.#settle(message.ref)?.reject(new Refusal(message.reason, 400));
  }

  #cannotEnter(reason: string): void {
    this.problem = reason;
    for (const { reject } of this.#arrivals.splice(0)) reject(new Refusal(reason, 400));
  }

  #settle(ref: number): Pending | undefined {
    const pending = this.#pending.get(ref);
    this.#pending.delete(ref);
    clearTimeout(pending?.timer);
    return pending;
  }

  #refuseAll(reason: string): void {
    const refused = [...this.#pending.keys()].map((ref) => this.#settle(ref));
    for (const waiting of [...refused, ...this.#arrivals.splice(0)]) waiting?.reject(new Refusal(reason, 0));
  }
}

export const session = new Session();
