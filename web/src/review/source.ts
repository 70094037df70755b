/** Where a review gets its round from: a finished match, a round that is over at a table, or a record in the address. */
import { hasServer, isOnDevice } from "../host";
import { device } from "../local/device";
import { getText } from "../net/api";
import { loadIdentity } from "../net/identity.svelte";
import { recordInHash } from "../replay/link";
import { sourceOfGame, sourceOfRecord, type ReplaySource } from "../replay/replay";
import { Refusal } from "../protocol/refusal";

/** Addresses of reviews. `game` is the id of a match, or `RECORD`. */
export const RECORD = "record";

export async function sourceOfReview(game: string, hash: string): Promise<ReplaySource> {
  if (game !== RECORD) return sourceOfGame(game);
  const jhn = await recordInHash(hash);
  if (jhn === null) throw new Refusal("no-such-game");
  return sourceOfRecord(jhn);
}

/** The rounds of a table that are over. At a table of this device, `player` is the reader. */
export async function sourceOfTable(table: string, player: string | null): Promise<ReplaySource> {
  if (!isOnDevice(table)) {
    const own = loadIdentity().catch(() => null); // without it all players are named
    return sourceOfRecord(await getText(`/api/tables/${table}/record`), (await own)?.name ?? null);
  }
  const show: ReplaySource["show"] = (round, seat) => device.ask("tableReplay", table, round, seat);
  return { jhn: await device.ask("tableRecord", table), onDevice: true, ownName: player, show };
}

/** Whether a table can be opened from a position of a record. */
export const canPlayOn = hasServer;
