/** `deal/1` in the browser: what docs/fair-deals.md says, with WebCrypto, so that nobody has to believe the server. */
import { DECK } from "../art/deck";

const DOMAIN = new TextEncoder().encode("jekyllhyde deal/1\n");
const HAND = 7;

type Bytes = Uint8Array<ArrayBuffer>;

export function bytesOfHex(text: string): Bytes {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export function hexOfBytes(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The commitment to a seed, and the seed of the round before. */
export async function hash(seed: string): Promise<string> {
  return hexOfBytes(new Uint8Array(await crypto.subtle.digest("SHA-256", bytesOfHex(seed))));
}

async function hmac(key: Bytes, message: Bytes): Promise<Bytes> {
  const imported = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return new Uint8Array(await crypto.subtle.sign("HMAC", imported, message));
}

/** Big-endian. */
function number(value: number, bytes: number): number[] {
  return Array.from({ length: bytes }, (_, index) => Math.floor(value / 256 ** (bytes - 1 - index)) % 256);
}

function message(round: number, playerSeeds: readonly string[]): Bytes {
  const seeds = playerSeeds.map(bytesOfHex);
  return Uint8Array.from([
    ...DOMAIN,
    ...number(round, 4),
    ...seeds.flatMap((seed) => [...number(seed.length, 2), ...seed]),
  ]);
}

async function* byteStream(key: Bytes): AsyncGenerator<number, never> {
  for (let block = 0; ; block += 1) yield* await hmac(key, Uint8Array.from(number(block, 8)));
}

async function uniform(stream: AsyncGenerator<number, never>, bound: number): Promise<number> {
  const limit = 256 - (256 % bound);
  for (;;) {
    const { value } = await stream.next();
    if (value < limit) return value % bound;
  }
}

/** The shuffled deck of a round; the first seven cards go to North. */
export async function fairDeck(seed: string, round: number, playerSeeds: readonly string[]): Promise<string[]> {
  const stream = byteStream(await hmac(bytesOfHex(seed), message(round, playerSeeds)));
  const deck = [...DECK];
  for (let last = deck.length - 1; last > 0; last -= 1) {
    const chosen = await uniform(stream, last + 1);
    [deck[last], deck[chosen]] = [deck[chosen]!, deck[last]!];
  }
  return deck;
}

/** What was published and what was dealt, all from the server's own messages. */
export interface Claim {
  commit: string;
  seed: string;
  round: number;
  playerSeeds: readonly string[];
  /** By seat, from North. */
  dealt: readonly (readonly string[])[];
}

export type Verdict = "verified" | "wrong-seed" | "wrong-cards";

/** As many hashes of the seed as the round's number have to give the commitment, and the deal has to be the seed's. */
export async function check(claim: Claim): Promise<Verdict> {
  let seed = claim.seed;
  for (let round = claim.round; round > 0; round -= 1) seed = await hash(seed);
  if (seed !== claim.commit) return "wrong-seed";
  const deck = await fairDeck(claim.seed, claim.round, claim.playerSeeds);
  const same = claim.dealt.every((hand, seat) => sameCards(hand, deck.slice(seat * HAND, (seat + 1) * HAND)));
  return same ? "verified" : "wrong-cards";
}

function sameCards(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((card) => b.includes(card));
}

/** Browsers lend their cryptography only to pages that came over https or from the same machine. */
export function canCheck(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}

/** A seed of one's own, to be mixed in. */
export function newSeed(): string {
  return hexOfBytes(crypto.getRandomValues(new Uint8Array(16)));
}
