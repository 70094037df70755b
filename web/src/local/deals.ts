/** The seeds and deals of a match (docs/fair-deals.md). This device deals as the server does. */
import { randomHex } from "../fair/bytes.ts";
import { hash, mixedDeck, mixedLot, mixedSeeds, opens } from "../fair/deal.ts";
import type { Four, Kernel } from "../engine/kernel.ts";
import { codesOf, maskOf, seatOfName } from "./cards.ts";
import type { Entry } from "./entries.ts";
import { advance, unrevealed, type Table } from "./state.ts";
import { Refusal } from "../protocol/refusal.ts";

/** Seeds of a match. The longest matches are far shorter. */
const ROUNDS = 1000;
/** A table whose log has this many entries deals no more rounds. */
export const MOST_AT_TABLE = 20_000;
const HAND = 7;

export interface Secret {
  /** The seed of the last possible round. The others are computed from it. */
  secret: string;
  commit: string;
}

export async function newSecret(secret: string = randomHex(32)): Promise<Secret> {
  return { secret, commit: await seedOfRound(secret, 0) };
}

/** The seed of a round, the hash of the next one's. Round 0 stands for the commitment. */
async function seedOfRound(last: string, round: number): Promise<string> {
  let seed = last;
  for (let at = ROUNDS; at > round; at -= 1) seed = await hash(seed);
  return seed;
}

/** Closes the commitments. The match begins at once if there is no seed to reveal. */
export async function start(kernel: Kernel, table: Table, at: number): Promise<Entry[]> {
  const closed: Entry = { at, entry: "commitmentsclosed" };
  return [closed, ...(await beginIfRevealed(kernel, advance(kernel, table, closed), at))];
}

export async function revealSeed(
  kernel: Kernel,
  table: Table,
  chair: number,
  command: { draw: number; seed: string },
  at: number,
): Promise<Entry[]> {
  const { given, match, commit } = table;
  if (given === null) throw new Refusal(match === null ? "no-match" : "match-runs");
  const seed = command.seed.toLowerCase();
  if (given.seeds[chair] === seed) return [];
  if (match !== null) throw new Refusal("match-runs");
  if (command.draw !== 1) throw new Refusal("stale");
  const fits = unrevealed(table).includes(chair) && (await opens(seed, 1, given.commitments[chair]!, commit, chair));
  if (!fits) throw new Refusal("wrong-seed");
  const revealed: Entry = { at, entry: "seedrevealed", chair, seed };
  return [revealed, ...(await beginIfRevealed(kernel, advance(kernel, table, revealed), at))];
}

async function beginIfRevealed(kernel: Kernel, table: Table, at: number): Promise<Entry[]> {
  if (unrevealed(table).length > 0) return [];
  const { setup, chairs, secret } = table;
  const { camps, dealer, single } = await mixedLot(
    await seedOfRound(secret, 1),
    await mixOf(table),
    setup.players,
    setup.position,
  );
  const names = chairs.map((chair) => (chair.kind === "open" ? null : chair.name));
  const alone = single === null ? null : seatOfName(single);
  if (alone !== null) names.splice((alone + 2) % 4, 0, null);
  const players = names as Four<string | null>;
  const started: Entry = { at, entry: "started", players, camps, dealer: seatOfName(dealer), single: alone };
  return [started, await deal(advance(kernel, table, started), at)];
}

export async function deal(table: Table, at: number): Promise<Entry> {
  const round = table.match!.rounds.length + 1;
  if (round > ROUNDS) throw new Refusal("no-more-rounds");
  if (table.version >= MOST_AT_TABLE) throw new Refusal("log-full");
  const seed = await seedOfRound(table.secret, round);
  const deck = await mixedDeck(seed, round, await mixOf(table));
  const hand = (seat: number): string => sorted(deck.slice(seat * HAND, (seat + 1) * HAND)).join(" ");
  return { at, entry: "dealt", seed, hands: [hand(0), hand(1), hand(2), hand(3)] };
}

function sorted(codes: readonly string[]): string[] {
  return codesOf(maskOf(codes));
}

function mixOf({ commit, given }: Table): Promise<string> {
  return mixedSeeds(commit, 1, given!.seeds);
}
