/** From a wish to a table: opened, sat down at, bots seated, dealt where nobody else is to come. */
import { canHash } from "../fair/bytes";
import { ownCommitment, ownSeed } from "../fair/ownSeed";
import { navigate } from "../router.svelte";
import { preload } from "../routes";
import { settings } from "../settings.svelte";
import { api, Refusal } from "./api";
import { ensureIdentity } from "./identity.svelte";
import type { Setup, TableView } from "../protocol/messages";
import { session } from "./session.svelte";

export interface Wish {
  setup: Partial<Setup>;
  /** For each chair but the first, which is the reader's: the level of a bot, or `null` to leave it open. */
  bots: readonly (string | null)[];
}

/** The target of a match that ends with its first round, but for a tie. */
export const ONE_ROUND = 1;

/** Short enough to see the end of. */
const FIRST_TARGET = 300;

/** Milliseconds in which a table is there, or the reader is told that it is not. */
const PATIENCE = 20_000;

/** Cards in hand, whoever you are. */
export function playNow(): Promise<void> {
  const bots = Array<string>(3).fill(settings.level);
  return openTable({ setup: { target: FIRST_TARGET, talk: false }, bots });
}

/** A table with three open chairs and a link to send. */
export function waitForFriends(): Promise<void> {
  return openTable({ setup: { target: FIRST_TARGET }, bots: [null, null, null] });
}

export async function openTable(wish: Wish): Promise<void> {
  const screen = preload("/t/new").catch(() => undefined); // where it fails, the way there fails again and says so
  await ensureIdentity();
  const { id } = await api.openTable(wish.setup);
  try {
    await within(PATIENCE, sitDown(id, wish));
  } catch (error) {
    session.leave();
    throw error;
  }
  await screen;
  navigate(`/t/${id}`);
}

async function sitDown(id: string, wish: Wish): Promise<void> {
  session.enter(id);
  await settle(wish, await session.firstState());
}

/** Rejects as `offline` where it takes too long. */
function within(milliseconds: number, work: Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Refusal("offline", 0)), milliseconds);
    void work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** The server hears them in this order. Against bots nobody else commits to a seed, so all commitments are known, and
 * this browser reveals its seed without a look at the table. */
async function settle({ bots }: Wish, { commit, chairs }: TableView): Promise<void> {
  const commitment = canHash() ? await ownCommitment(commit, 0) : null;
  const alone = bots.every((level) => level !== null);
  const commitments = chairs.map((_, chair) => (chair === 0 ? (commitment ?? "") : ""));
  const seed = alone && commitment !== null ? await ownSeed(commit, 0, 1, commitments) : null;
  const sent = [session.send({ type: "sit", chair: 0 })];
  if (commitment !== null) sent.push(session.send({ type: "commit-seed", commitment }));
  for (const [index, level] of bots.entries()) {
    if (level !== null) sent.push(session.send({ type: "seat-bot", chair: index + 1, level }));
  }
  if (alone) sent.push(session.send({ type: "start" }));
  if (seed !== null) sent.push(session.send({ type: "reveal-seed", draw: 1, seed }));
  await Promise.all(sent);
}
