/** The tables of this device. A host answers the messages of a page as the server does, and plays for the bots. */
import type { Form, Kernel, Level } from "../engine/kernel.ts";
import { formOf, LEVELS } from "../engine/kernel.ts";
import type { ClientMessage, News, Replay, ServerMessage, Setup } from "../protocol/messages";
import { randomHex } from "../fair/bytes.ts";
import { PROTOCOL } from "../protocol/version.ts";
import { chooseMove, levelOf } from "./bots.ts";
import { paceOf } from "../view/cast.ts";
import { newSecret } from "./deals.ts";
import { decide, decideBotMove, DEFAULTS, type TableCommand } from "./decide.ts";
import type { Entry } from "./entries.ts";
import { gameRow } from "./game.ts";
import { recordOf } from "./record.ts";
import { replayOf } from "./replay.ts";
import { advance, decidingChair, personChair, phaseOf, playedByBot, roundOf, tableOf, type Table } from "./state.ts";
import type { FinishedGame, Store } from "./store.ts";
import { gameId, newsOf, tableView } from "./views.ts";
import { Refusal } from "../protocol/refusal.ts";

/** A bot waits before each move, as on the server, so that a person can follow. */
const BOT_DELAY = 800;
/** The number of attempts to write a command while another page writes, too. */
const MAX_CONFLICTS = 5;

export interface Services {
  store: Store;
  kernel(): Promise<Kernel>;
  /** The kernel with the brains that a level plays with. */
  kernelFor(form: Form, level: Level): Promise<Kernel>;
  now(): number;
  /** A random whole number for a bot. */
  seed(): number;
  /** Calls back after some milliseconds. Returns a function that cancels this. */
  after(milliseconds: number, callback: () => void): () => void;
  /** Tells other pages that a table has changed. */
  announce(table: string): void;
}

type Decision = (table: Table) => Promise<Entry[]> | Entry[];

function formOfSetup({ players, position }: Setup): Form {
  if (players === 3) return "three";
  return position === "B" ? "four-b" : "four-a";
}

/** A table in memory, which the page follows. */
interface Open {
  id: string;
  table: Table;
  /** Work on the table, one piece after another. */
  queue: Promise<void>;
}

export class Host {
  #greeted = false;
  #received: Promise<void> = Promise.resolve();
  #open: Open | null = null;
  /** Ends what the bot is about to do. */
  #cancelBot: () => void = () => undefined;
  #thinkingAbout: number | null = null;

  constructor(
    private readonly services: Services,
    private readonly send: (message: ServerMessage) => void,
    private readonly name: () => string,
  ) {}

  /** Opens a new table and returns its id. */
  async newTable(setup: Partial<Setup>): Promise<string> {
    const chosen: Setup = { ...DEFAULTS, ...setup, pace: "untimed", talk: false };
    if (chosen.players === 3 && chosen.position === "B") throw new Refusal("malformed"); // R8.1
    const id = `device-${randomHex(4)}`;
    const opened: Entry = { at: this.services.now(), entry: "opened", setup: chosen, ...(await newSecret()) };
    await this.services.store.append(id, 0, [opened], null);
    return id;
  }

  /** Answers a message of the page, after those before it. */
  receive(message: ClientMessage): Promise<void> {
    return (this.#received = this.#received.then(() => this.#answer(message)));
  }

  /** Forgets the page's table, because its connection is closed. */
  disconnect(): void {
    this.#exit();
    this.#greeted = false;
  }

  /** Reads what another page has written to a table. */
  changedElsewhere(table: string): void {
    const open = this.#open;
    if (open?.id === table) void this.#inOrder(open, () => this.#catchUp(open)).catch(() => undefined);
  }

  async games(): Promise<FinishedGame["row"][]> {
    return (await this.services.store.games()).map(({ row }) => row);
  }

  /** The record of a finished match. */
  async record(game: string): Promise<string> {
    const { table, finished } = await this.#finished(game);
    return recordOf(table, finished);
  }

  /** The record of a table's rounds that are over. */
  async tableRecord(id: string): Promise<string> {
    const { table, finished } = await this.#betweenRounds(id);
    return recordOf(table, finished);
  }

  async replay(game: string, round: number, seat: string | null): Promise<Replay> {
    const { table, finished } = await this.#finished(game);
    return replayOf(await this.services.kernel(), table, finished, round, seat);
  }

  /** A round that is over, at a table where none is being played: then no card is hidden. */
  async tableReplay(id: string, round: number, seat: string | null): Promise<Replay> {
    const { table, finished } = await this.#betweenRounds(id);
    return replayOf(await this.services.kernel(), table, finished, round, seat);
  }

  /** Whether a table of this device has an unfinished match. */
  async unfinished(id: string): Promise<boolean> {
    const log = await this.services.store.log(id);
    if (log.length === 0) return false;
    const table = tableOf(await this.services.kernel(), log);
    return table.match !== null && phaseOf(table) !== "over";
  }

  /** Deletes everything that this device keeps. */
  async forget(): Promise<void> {
    this.#exit();
    await this.services.store.clear();
  }

  async #betweenRounds(id: string): Promise<{ table: Table; finished: number }> {
    const log = await this.services.store.log(id);
    if (log.length === 0) throw new Refusal("no-such-table");
    const table = tableOf(await this.services.kernel(), log);
    if (table.match === null || roundOf(table) !== null) throw new Refusal("round-runs");
    return { table, finished: log.at(-1)!.at };
  }

  async #finished(game: string): Promise<{ table: Table; finished: number }> {
    const found = await this.services.store.game(game);
    if (!found) throw new Refusal("no-such-game");
    const log = (await this.services.store.log(found.table)).slice(0, found.version);
    return { table: tableOf(await this.services.kernel(), log), finished: found.row.finished_at };
  }

  async #answer(message: ClientMessage): Promise<void> {
    const ref = message.ref ?? null;
    try {
      await this.#dispatch(message);
      if (ref !== null) this.send({ type: "done", ref, version: this.#open?.table.version ?? null });
    } catch (error) {
      const refused = error instanceof Refusal ? error : new Refusal("try-again");
      if (refused !== error) console.error("a message failed:", error);
      this.send({ type: "refused", reason: refused.reason, ref, rule: null, detail: null });
    }
  }

  async #dispatch(message: ClientMessage): Promise<void> {
    if (message.type === "hello" || !this.#greeted) return this.#greet(message);
    switch (message.type) {
      case "enter":
        return this.#enter(message.table);
      case "exit":
        return this.#exit();
      case "watch-lobby":
        return this.send({ type: "lobby", tables: [] });
      case "ping":
      case "leave-lobby":
      case "mute":
        return;
      case "say":
        return this.send({ type: "said", chair: this.#ownChair(), phrase: message.phrase });
      case "chat":
        throw new Refusal("no-talk");
      case "report":
        throw new Refusal("no-such-chair"); // there is nobody to report
      default:
        return this.#command(message);
    }
  }

  #greet(message: ClientMessage): void {
    if (message.type !== "hello" || message.protocol !== PROTOCOL) throw new Refusal("wrong-protocol");
    this.#greeted = true;
    this.send({ type: "welcome", protocol: PROTOCOL, name: this.name(), levels: [...LEVELS] });
  }

  async #enter(id: string): Promise<void> {
    if (this.#open?.id !== id) {
      this.#exit();
      const log = await this.services.store.log(id);
      if (log.length === 0) throw new Refusal("no-such-table");
      const table = tableOf(await this.services.kernel(), log);
      if (!["gathering", "over"].includes(phaseOf(table))) await this.#loadBots(table);
      this.#open = { id, table, queue: Promise.resolve() };
    }
    this.#show([]);
    this.#playBots();
  }

  #exit(): void {
    this.#cancelBot();
    this.#thinkingAbout = null;
    this.#open = null;
  }

  #entered(): Open {
    if (this.#open === null) throw new Refusal("no-table-entered");
    return this.#open;
  }

  #ownChair(): number {
    const chair = personChair(this.#entered().table);
    if (chair === null) throw new Refusal("not-seated");
    return chair;
  }

  async #command(command: TableCommand): Promise<void> {
    const open = this.#entered();
    const kernel = await this.services.kernel();
    await this.#submit(open, async (table) => {
      const context = { kernel, name: this.name(), now: this.services.now() };
      const entries = await decide(context, table, command);
      if (command.type === "start") await this.#loadBots(table);
      return entries;
    });
  }

  /** Loads what the bots of a table play with. Brains that were never used on this device need a network. */
  async #loadBots({ chairs, setup }: Table): Promise<void> {
    const levels = new Set(chairs.flatMap((chair) => (chair.kind === "bot" ? [chair.level as Level] : [])));
    try {
      await Promise.all([...levels].map((level) => this.services.kernelFor(formOfSetup(setup), level)));
    } catch {
      throw new Refusal("bots-not-here");
    }
  }

  #submit(open: Open, decision: Decision): Promise<void> {
    return this.#inOrder(open, async () => {
      for (let attempt = 0; attempt < MAX_CONFLICTS; attempt += 1) {
        const entries = await decision(open.table);
        if (entries.length === 0 || (await this.#write(open, entries))) return;
        await this.#catchUp(open);
      }
      throw new Refusal("try-again");
    });
  }

  #inOrder(open: Open, work: () => Promise<void>): Promise<void> {
    const done = open.queue.then(work);
    open.queue = done.catch(() => undefined);
    return done;
  }

  /** Writes entries, then shows the table after them. Returns false if another page wrote first. */
  async #write(open: Open, entries: readonly Entry[]): Promise<boolean> {
    const before = open.table;
    const { table, news } = await this.#after(before, entries);
    const finishes = phaseOf(table) === "over" && phaseOf(before) !== "over";
    const game = finishes ? this.#gameOf(open.id, table, entries.at(-1)!.at) : null;
    if (!(await this.services.store.append(open.id, before.version, entries, game))) return false;
    this.services.announce(open.id);
    this.#changed(open, table, news);
    return true;
  }

  #gameOf(id: string, table: Table, finished: number): FinishedGame {
    return { id: gameId(table), table: id, version: table.version, row: gameRow(table, finished) };
  }

  async #after(before: Table, entries: readonly Entry[]): Promise<{ table: Table; news: News[] }> {
    const kernel = await this.services.kernel();
    const news: News[] = [];
    let table = before;
    for (const entry of entries) {
      const next = advance(kernel, table, entry);
      news.push(...newsOf(entry, table, next));
      table = next;
    }
    return { table, news };
  }

  /** Reads what another page has written. */
  async #catchUp(open: Open): Promise<void> {
    const log = await this.services.store.log(open.id);
    if (log.length <= open.table.version) return;
    const { table, news } = await this.#after(open.table, log.slice(open.table.version));
    this.#changed(open, table, news);
  }

  #changed(open: Open, table: Table, news: News[]): void {
    open.table = table;
    if (this.#open !== open) return;
    this.#show(news);
    this.#playBots();
  }

  #show(news: News[]): void {
    const { id, table } = this.#entered();
    this.send({ type: "state", news, table: tableView(id, table) });
  }

  /** Plays for the bot that decides now, after a while. */
  #playBots(): void {
    const open = this.#open;
    if (open === null) return;
    const { table } = open;
    const deciding = decidingChair(table);
    if (deciding === null || !playedByBot(table, deciding)) {
      this.#cancelBot();
      this.#thinkingAbout = null;
    } else if (this.#thinkingAbout !== table.turn) {
      this.#cancelBot();
      this.#thinkingAbout = table.turn;
      this.#cancelBot = this.services.after(
        BOT_DELAY * paceOf(table.chairs[deciding]!),
        () => void this.#playBot(open, table, deciding),
      );
    }
  }

  async #playBot(open: Open, table: Table, chair: number): Promise<void> {
    try {
      const round = roundOf(table)!;
      const level = levelOf(table, chair);
      const kernel = await this.services.kernelFor(formOf(round.seating), level);
      const move = chooseMove(kernel, table.match!, round, level, this.services.seed());
      await this.#submit(open, (now) => decideBotMove(now, chair, move, table.version, this.services.now()));
    } catch (error) {
      if (!(error instanceof Refusal)) console.error("a bot failed:", error);
    }
    if (this.#open === open && this.#thinkingAbout === table.turn) {
      this.#thinkingAbout = null;
      this.#playBots();
    }
  }
}
