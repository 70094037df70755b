/** The logs and finished matches of this device, in IndexedDB. */
import { openDB, type DBSchema, type IDBPDatabase } from "idb";
import type { GameRow } from "../protocol/messages";
import type { Entry } from "./entries.ts";

/** A finished match: its row in "Your games", and where it ends in the log of its table. */
export interface FinishedGame {
  id: string;
  table: string;
  /** The length of the log at the end of the match. */
  version: number;
  row: GameRow;
}

export interface Store {
  log(table: string): Promise<Entry[]>;
  /** Adds entries behind the first `version` ones, and a match that they finish. Resolves when they are on the disk.
   * Returns false, and adds nothing, if another page has added entries since. */
  append(table: string, version: number, entries: readonly Entry[], game: FinishedGame | null): Promise<boolean>;
  /** The finished matches, newest first. */
  games(): Promise<FinishedGame[]>;
  game(id: string): Promise<FinishedGame | undefined>;
  /** Deletes everything. */
  clear(): Promise<void>;
}

interface Schema extends DBSchema {
  entries: { key: [string, number]; value: Entry };
  games: { key: string; value: FinishedGame; indexes: { finished: number } };
}

const NAME = "jekyllhyde";
const VERSION = 1;

export class DeviceStore implements Store {
  #database: Promise<IDBPDatabase<Schema>> | undefined;

  async log(table: string): Promise<Entry[]> {
    return (await this.#open()).getAll("entries", logRange(table));
  }

  async append(table: string, version: number, entries: readonly Entry[], game: FinishedGame | null): Promise<boolean> {
    const database = await this.#open();
    const change = database.transaction(["entries", "games"], "readwrite", { durability: "strict" });
    const log = change.objectStore("entries");
    if ((await log.count(logRange(table))) !== version) return false;
    for (const [index, entry] of entries.entries()) void log.add(entry, [table, version + index + 1]);
    if (game) void change.objectStore("games").put(game);
    await change.done;
    return true;
  }

  async games(): Promise<FinishedGame[]> {
    return (await (await this.#open()).getAllFromIndex("games", "finished")).reverse();
  }

  async game(id: string): Promise<FinishedGame | undefined> {
    return (await this.#open()).get("games", id);
  }

  async clear(): Promise<void> {
    const database = await this.#open();
    const change = database.transaction(["entries", "games"], "readwrite");
    await Promise.all([change.objectStore("entries").clear(), change.objectStore("games").clear(), change.done]);
  }

  #open(): Promise<IDBPDatabase<Schema>> {
    this.#database ??= openDB<Schema>(NAME, VERSION, {
      upgrade(database) {
        database.createObjectStore("entries");
        database.createObjectStore("games", { keyPath: "id" }).createIndex("finished", "row.finished_at");
      },
      // A newer version of the client in another tab waits for this page to let go.
      blocking: (_now, _next, event) => (event.target as IDBDatabase).close(),
      terminated: () => (this.#database = undefined),
    }).catch((error: unknown) => {
      this.#database = undefined;
      throw error;
    });
    return this.#database;
  }
}

function logRange(table: string): IDBKeyRange {
  return IDBKeyRange.bound([table, 0], [table, Infinity]);
}
