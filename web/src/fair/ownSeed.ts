/** This browser's seed for the deals. The browser commits to it, and reveals it when all commitments are known.
 *
 * The seed is kept in the session storage, so that it survives a reload. */
import type { TableView } from "../protocol/messages";
import type { Command } from "../protocol/command";
import { canHash, randomHex } from "./bytes";
import type { Witness } from "./check";
import { drawSeeds } from "./deal";

interface Memory {
  /** The seed of the last draw. The other seeds and the commitment are computed from it. */
  last: string;
  /** All commitments at the time when this browser revealed its first seed. */
  closed: readonly string[] | null;
}

type Send = (command: Command) => Promise<void>;

const PREFIX = "jekyllhyde.seed.";
/** Seeds that could not be stored. They are lost with the page. */
const unsaved = new Map<string, string>();
/** Chairs for which this page has sent a commitment. */
const offered = new Set<string>();

function keyOf(commit: string, chair: number): string {
  return `${PREFIX}${commit}.${chair}`;
}

function recall(key: string): Memory | null {
  let text = unsaved.get(key) ?? null;
  try {
    text ??= sessionStorage.getItem(key);
    return text === null ? null : (JSON.parse(text) as Memory);
  } catch {
    return null;
  }
}

function remember(key: string, memory: Memory): void {
  const text = JSON.stringify(memory);
  try {
    sessionStorage.setItem(key, text);
  } catch {
    unsaved.set(key, text);
  }
}

/** The commitment to this browser's seed, which is created if there is none yet. */
export async function ownCommitment(commit: string, chair: number): Promise<string> {
  const key = keyOf(commit, chair);
  const memory = recall(key) ?? { last: randomHex(32), closed: null };
  remember(key, memory);
  return (await drawSeeds(commit, chair, memory.last))[0]!;
}

/** The seed of a draw. Returns `null` if the commitments differ from those of an earlier draw. */
export async function ownSeed(
  commit: string,
  chair: number,
  draw: number,
  commitments: readonly string[],
): Promise<string | null> {
  const key = keyOf(commit, chair);
  const memory = recall(key);
  if (!memory) return null;
  const seeds = await drawSeeds(commit, chair, memory.last);
  const closed = memory.closed ?? commitments;
  if (closed.join() !== commitments.join() || commitments[chair] !== seeds[0]) return null;
  remember(key, { ...memory, closed });
  return seeds[draw] ?? null;
}

/** What this browser saw and gave, to check the deals with. */
export async function witnessOf(table: TableView): Promise<Witness | null> {
  const { chair, commit, seeds } = table;
  const memory = chair === null ? null : recall(keyOf(commit, chair));
  if (chair === null || !seeds || !memory?.closed) return null;
  const own = await drawSeeds(commit, chair, memory.last);
  return { chair, seed: own[seeds.draw] ?? "", commitments: memory.closed };
}

/** Commits or reveals, whichever the table waits for. A refusal is ignored here; the check at the end reports it. */
export async function shareSeed(table: TableView, send: Send): Promise<void> {
  const { chair, commit, seeds, actions } = table;
  if (chair === null || !seeds || !canHash()) return;
  if (actions.includes("commit-seed")) {
    const commitment = await ownCommitment(commit, chair);
    const key = keyOf(commit, chair);
    const given = seeds.commitments[chair];
    if (given === commitment || (given !== "" && offered.has(key))) return; // another tab has committed
    offered.add(key);
    await send({ type: "commit-seed", commitment }).catch(() => undefined);
  } else if (actions.includes("reveal-seed")) {
    const seed = await ownSeed(commit, chair, seeds.draw, seeds.commitments);
    if (seed !== null) await send({ type: "reveal-seed", draw: seeds.draw, seed }).catch(() => undefined);
  }
}
