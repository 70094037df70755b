/** The entries of a table's log: those of the server that a table with one person and bots needs. Every state of the
 * table follows from them. Bytes are in hexadecimal. */
import type { Setup } from "../protocol/messages";
import type { Four } from "../engine/kernel.ts";

interface OfChair {
  chair: number;
}

export type Entry = { at: number } & (
  | { entry: "opened"; setup: Setup; secret: string; commit: string }
  | ({ entry: "sat"; name: string } & OfChair)
  | ({ entry: "botsat"; level: string; name: string } & OfChair)
  | ({ entry: "stood" } & OfChair)
  | ({ entry: "renamed"; name: string } & OfChair)
  | { entry: "setupchanged"; setup: Setup }
  | ({ entry: "readied" } & OfChair)
  | ({ entry: "takenover" } & OfChair)
  | ({ entry: "returned" } & OfChair)
  | ({ entry: "asktakenback" } & OfChair)
  | ({ entry: "seedcommitted"; commitment: string } & OfChair)
  | { entry: "commitmentsclosed" }
  | ({ entry: "seedrevealed"; seed: string } & OfChair)
  | { entry: "started"; players: Four<string | null>; camps: string; dealer: number; single: number | null }
  | { entry: "dealt"; seed: string; hands: Four<string> }
  | ({ entry: "moved"; move: string; answers: number; by_bot: boolean } & OfChair)
  | ({ entry: "undone"; moves_left: number } & OfChair)
  | ({ entry: "hinted" } & OfChair)
  | { entry: "rematched"; secret: string; commit: string }
);

export type EntryOf<Name extends Entry["entry"]> = Extract<Entry, { entry: Name }>;
