/** Computes deals as docs/fair-deals.md specifies (`deal/1` and `deal/2`), so that a browser can check the server. */
import { DECK } from "../art/deck";
import { bytesOfHex, bytesOfText, hexOfBytes, hmac, number, sha256, type Bytes } from "./bytes";

const CHAIRS = 4;
/** How many seeds a player has. A draw is repeated without the players who did not reveal theirs. */
export const MAX_DRAWS = 4;

const SEATS = "NESW";
const CAMPS = { A: ["JHJH", "HJHJ"], B: ["JJHH", "HHJJ", "JHHJ", "HJJH"] } as const;

/** The commitment to a seed of the server. It is also the server's seed of the round before. */
export async function hash(seed: string): Promise<string> {
  return hexOfBytes(await sha256(bytesOfHex(seed)));
}

async function* byteStream(key: Bytes): AsyncGenerator<number, never> {
  for (let block = 0; ; block += 1) yield* await hmac(key, number(block, 8));
}

async function uniform(stream: AsyncGenerator<number, never>, bound: number): Promise<number> {
  const limit = 256 - (256 % bound);
  for (;;) {
    const { value } = await stream.next();
    if (value < limit) return value % bound;
  }
}

async function shuffledDeck(key: Bytes): Promise<string[]> {
  const stream = byteStream(key);
  const deck = [...DECK];
  for (let last = deck.length - 1; last > 0; last -= 1) {
    const chosen = await uniform(stream, last + 1);
    [deck[last], deck[chosen]] = [deck[chosen]!, deck[last]!];
  }
  return deck;
}

/** `deal/1`: the shuffled deck of a round; the first seven cards go to North. */
export async function fairDeck(seed: string, round: number, playerSeeds: readonly string[]): Promise<string[]> {
  const seeds = playerSeeds.map(bytesOfHex).flatMap((bytes) => [...number(bytes.length, 2), ...bytes]);
  const key = await hmac(bytesOfHex(seed), bytesOfText("jekyllhyde deal/1\n"), number(round, 4), seeds);
  return shuffledDeck(key);
}

/** `deal/2`: the commitment to a player's seed. It is also that player's seed of the draw before. */
export async function seedCommitment(commit: string, chair: number, seed: string): Promise<string> {
  const domain = bytesOfText("jekyllhyde deal/2 seed\n");
  return hexOfBytes(await sha256(domain, bytesOfHex(commit), [chair], bytesOfHex(seed)));
}

/** The commitment and then the seeds of all draws, from a player's last seed. */
export async function drawSeeds(commit: string, chair: number, last: string): Promise<string[]> {
  const seeds = [last];
  while (seeds.length <= MAX_DRAWS) seeds.unshift(await seedCommitment(commit, chair, seeds[0]!));
  return seeds;
}

/** Whether the player's commitment is to this seed of this draw. */
export async function opens(
  seed: string,
  draw: number,
  commitment: string,
  commit: string,
  chair: number,
): Promise<boolean> {
  let hashed = seed;
  for (let hashes = 0; hashes < draw; hashes += 1) hashed = await seedCommitment(commit, chair, hashed);
  return hashed === commitment;
}

/** The players' seeds, by chair, hashed together. The result is part of every deal of a match. */
export async function mixedSeeds(commit: string, draw: number, seeds: readonly string[]): Promise<string> {
  const chairs = Array.from({ length: CHAIRS }, (_, chair) => bytesOfHex(seeds[chair] ?? ""));
  const parts = chairs.flatMap((seed) => [seed.length, ...seed]);
  return hexOfBytes(await sha256(bytesOfText("jekyllhyde deal/2 mix\n"), bytesOfHex(commit), [draw], parts));
}

/** `deal/2`: the shuffled deck of a round; the first seven cards go to North. */
export async function mixedDeck(seed: string, round: number, mix: string): Promise<string[]> {
  const domain = bytesOfText("jekyllhyde deal/2 round\n");
  return shuffledDeck(await hmac(bytesOfHex(seed), domain, number(round, 4), bytesOfHex(mix)));
}

/** Teams, dealer and, with three players, who is single (R2.2, R8.7). */
export interface Lot {
  camps: string;
  dealer: string;
  single: string | null;
}

/** `deal/2`: the lot, from the seed of round 1. */
export async function mixedLot(firstSeed: string, mix: string, players: number, position: "A" | "B"): Promise<Lot> {
  const domain = bytesOfText("jekyllhyde deal/2 lot\n");
  const stream = byteStream(await hmac(bytesOfHex(firstSeed), domain, bytesOfHex(mix)));
  const seat = await uniform(stream, SEATS.length);
  if (players === 3) {
    const camps = [...SEATS].map((_, other) => (other % 2 === seat % 2 ? "H" : "J")).join("");
    return { camps, dealer: SEATS[(seat + 3) % 4]!, single: SEATS[seat]! };
  }
  const camps = CAMPS[position];
  return { camps: camps[await uniform(stream, camps.length)]!, dealer: SEATS[seat]!, single: null };
}
