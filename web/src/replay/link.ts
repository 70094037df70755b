/** Links to replays: of a match that the server keeps, or with the whole record in the address. The record is after
 * `#`, which the browser does not send to the server. */
import { reviewQuery } from "../view/reviewAddress";
import type { Seat } from "../view/seats";

/** A place in a replay. */
export interface Spot {
  round: number;
  step: number;
  /** The seat whose view is shown; `null` shows all hands. */
  seat: Seat | null;
}

const RECORD = "jhn";

export function readSpot(query: URLSearchParams): Spot {
  const seat = query.get("seat") ?? "";
  return {
    round: Math.max(1, whole(query.get("round"))),
    step: whole(query.get("step")),
    seat: ["N", "E", "S", "W"].includes(seat) ? (seat as Seat) : null,
  };
}

/** Whether an address names a place. One that names none opens the replay from the reader's own chair. */
export function namesPlace(query: URLSearchParams): boolean {
  return ["round", "step", "seat"].some((name) => query.has(name));
}

function whole(text: string | null): number {
  return text !== null && /^\d{1,4}$/.test(text) ? Number(text) : 0;
}

export function spotQuery({ round, step, seat }: Spot): string {
  const query = new URLSearchParams({ round: String(round), step: String(step) });
  if (seat !== null) query.set("seat", seat);
  return query.toString();
}

/** The address of a place in a replay. `game` is the id of a match that the server keeps. */
export async function replayPath(game: string | undefined, jhn: string, spot: Spot): Promise<string> {
  if (game !== undefined) return `/replay/${game}?${spotQuery(spot)}`;
  return `/replay?${spotQuery(spot)}#${RECORD}=${await packed(jhn)}`;
}

/** The address of the review of a round. The record of a match that nobody keeps stays after `#`. */
export function reviewPath(game: string | undefined, round: number, hash: string, player: string | null): string {
  const query = reviewQuery({ player });
  return game === undefined ? `/review/record/${round}${query}${hash}` : `/review/${game}/${round}${query}`;
}

/** The record in an address, or `null`. Throws if it is damaged. */
export async function recordInHash(hash: string): Promise<string | null> {
  const text = new URLSearchParams(hash.replace(/^#/, "")).get(RECORD);
  return text === null ? null : unpacked(text);
}

async function packed(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

async function unpacked(text: string): Promise<string> {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
  return new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw")));
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const flow = new Blob([bytes]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(flow).arrayBuffer());
}
