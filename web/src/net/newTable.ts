/** Opens a table: sits down, seats bots, and starts if no other person is to come. */
import { canHash } from "../fair/bytes";
import { ownCommitment, ownSeed } from "../fair/ownSeed";
import { hasServer } from "../host";
import { device } from "../local/device";
import { navigate } from "../router.svelte";
import { preload } from "../routes";
import { settings } from "../settings.svelte";
import { api } from "./api";
import { ensureIdentity } from "./identity.svelte";
import type { Setup, TableView } from "../protocol/messages";
import { session } from "./session.svelte";
import { Refusal } from "../protocol/refusal";

export interface TableRequest {
  setup: Partial<Setup>;
  /** For each chair but the first, which is the reader's: the level of a bot, or `null` to leave it open. */
  bots: readonly (string | null)[];
}

/** The target of a match that ends with its first round, unless it is tied. */
export const ONE_ROUND = 1;

/** A short match, so that newcomers see its end. */
export const FIRST_TARGET = 300;

/** Milliseconds after which opening a table fails. */
const TIMEOUT = 20_000;

/** An address of the table's screen. */
const TABLE_PATH = "/t/new";

/** Opens a table against bots and starts at once: by default for four players, partners opposite. */
export function playNow(form: Pick<Setup, "players" | "position"> = { players: 4, position: "A" }): Promise<void> {
  const bots = Array<string>(form.players - 1).fill(settings.level);
  return openTable({ setup: { ...form, target: FIRST_TARGET, talk: false }, bots });
}

/** Opens a table with three open chairs, for friends who get a link. */
export function waitForFriends(): Promise<void> {
  return openTable({ setup: { target: FIRST_TARGET }, bots: [null, null, null] });
}

/** Opens a table on the server. If there is none, or it cannot be reached, opens one against bots on this device. */
export async function openTable(request: TableRequest): Promise<void> {
  void preload(TABLE_PATH).catch(() => undefined);
  const alone = request.bots.every((level) => level !== null);
  const id = await serverTable(request.setup).catch((error: unknown) => {
    if (alone && error instanceof Refusal && error.reason === "offline") return null;
    throw error;
  });
  if (id === null) await playOnDevice(request);
  else await goTo(id, request);
}

/** Opens a table against bots on this device. */
async function playOnDevice(request: TableRequest): Promise<void> {
  await goTo(await device.ask("newTable", request.setup), request);
}

async function serverTable(setup: Partial<Setup>): Promise<string> {
  if (!hasServer || !navigator.onLine) throw new Refusal("offline", 0);
  await ensureIdentity();
  return (await api.openTable(setup)).id;
}

async function goTo(id: string, request: TableRequest): Promise<void> {
  const screen = preload(TABLE_PATH).catch(() => undefined); // if it fails, navigating fails too and tells the reader
  try {
    await withTimeout(TIMEOUT, sitDown(id, request));
  } catch (error) {
    session.leave();
    throw error;
  }
  await screen;
  navigate(`/t/${id}`);
}

async function sitDown(id: string, request: TableRequest): Promise<void> {
  session.enter(id);
  await prepare(request, await session.firstState());
}

/** Begins another match at once, against the same bots. The waiting room, which is shown meanwhile, reveals the seed. */
export async function playAgain(): Promise<void> {
  await session.send({ type: "rematch" });
  const { commit, chair } = session.table!;
  if (chair !== null && canHash()) {
    await session.send({ type: "commit-seed", commitment: await ownCommitment(commit, chair) });
  }
  await session.send({ type: "start" });
}

/** Rejects as `offline` if `work` takes too long. */
function withTimeout(milliseconds: number, work: Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Refusal("offline", 0)), milliseconds);
    void work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Sends the commands in the order in which the server needs them. Against bots nobody else commits to a seed, so this
 * browser can reveal its seed without waiting for the others' commitments. */
async function prepare({ bots }: TableRequest, { commit, chairs }: TableView): Promise<void> {
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
