/** A record, state by state. `POST /api/replays` computes it, or this device for a match that was played here. */
import { hasServer } from "../host";
import { device } from "../local/device";
import { api, ask } from "../net/api";
import type { BadRecord, News, PracticeRequest, Replay, ReplayRequest, ReplayStep } from "../protocol/messages";
import type { Seat } from "../view/seats";
import { Refusal } from "../protocol/refusal";

export class BadRecordError extends Error {
  constructor(readonly problem: BadRecord) {
    super(problem.what);
  }
}

/** The server refuses longer records. */
export const LONGEST_RECORD = 65_536;

/** A record, and what shows its rounds. */
export interface ReplaySource {
  jhn: string;
  /** Only this device knows the match. */
  onDevice: boolean;
  /** The name under which the reader played, or `null` if they did not, or if nobody knows. */
  ownName: string | null;
  show(round: number, seat: Seat | null): Promise<Replay>;
}

export function sourceOfRecord(jhn: string, ownName: string | null = null): ReplaySource {
  const show = (round: number, seat: Seat | null): Promise<Replay> =>
    send<Replay>("/api/replays", { jhn, round, seat } satisfies ReplayRequest);
  return { jhn, onDevice: false, ownName, show };
}

/** A match that the server keeps, or else one of this device. */
export async function sourceOfGame(id: string): Promise<ReplaySource> {
  if (!hasServer) return sourceOnDevice(id);
  try {
    const own = api.ownName(id).catch(() => ({ name: null })); // without it all hands are shown
    return sourceOfRecord(await api.game(id), (await own).name);
  } catch (error) {
    return sourceOnDevice(id).catch(() => {
      throw error;
    });
  }
}

async function sourceOnDevice(id: string): Promise<ReplaySource> {
  const show: ReplaySource["show"] = (round, seat) => device.ask("replay", id, round, seat);
  const [jhn, games] = await Promise.all([device.ask("record", id), device.ask("games")]);
  return { jhn, onDevice: true, ownName: games.find((game) => game.id === id)?.name ?? null, show };
}

/** Opens a table against bots that continues from a step. The reader sits on `seat`. */
export async function playOn(jhn: string, round: number, step: number, seat: Seat, level: string): Promise<string> {
  const request: PracticeRequest = { jhn, round, step, seat, level };
  return (await send<{ id: string }>("/api/tables/from-record", request)).id;
}

async function send<T>(path: string, body: unknown): Promise<T> {
  const answer = await ask("POST", path, body);
  const said: unknown = await answer.json().catch(() => null);
  if (answer.ok) return said as T;
  if (isBadRecord(said)) throw new BadRecordError(said);
  throw new Refusal(reasonIn(said, answer.status), answer.status);
}

function isBadRecord(said: unknown): said is BadRecord {
  return (
    typeof said === "object" && said !== null && "reason" in said && said.reason === "bad-record" && "line" in said
  );
}

function reasonIn(said: unknown, status: number): string {
  if (status === 429) return "too-fast";
  if (status >= 500) return "try-again";
  const reason = typeof said === "object" && said !== null && "reason" in said ? said.reason : null;
  return typeof reason === "string" ? reason : "malformed";
}

/** The steps at which the tricks of a round begin, the first at 0. */
export function trickStarts(steps: readonly ReplayStep[]): number[] {
  const ends = steps.flatMap(({ news }, at) => (endOf(news) ? [at] : []));
  const begun = ends.filter((at) => steps[at]!.round.on_turn !== null); // after the last trick none begins
  return [0, ...begun];
}

function endOf(news: readonly News[]): News | undefined {
  return news.find(({ what }) => what === "trick-won" || what === "trick-carried");
}

/** The trick that is shown at a step, from 0. A completed trick is shown until the next begins. */
export function trickAt(starts: readonly number[], step: number): number {
  return Math.max(
    0,
    starts.findLastIndex((start) => start < step),
  );
}

/** What was played for a seat in a trick. Each move has the step that it leads to. */
export interface PlaySpot {
  seat: Seat;
  /** The seat that was asked for the card. */
  ask?: { step: number; by: string; to: Seat };
  /** The card, and the seat whose hand it came from. */
  card?: { step: number; code: string; from: Seat };
}

export interface TrickMoves {
  /** In the order of play. */
  plays: PlaySpot[];
  /** `null` for a trick that is carried, `undefined` for one that is not over. */
  winner: Seat | null | undefined;
}

export function movesByTrick(steps: readonly ReplayStep[], starts: readonly number[]): TrickMoves[] {
  const tricks = starts.map((): TrickMoves => ({ plays: [], winner: undefined }));
  steps.forEach(({ move, news }, step) => {
    const before = steps[step - 1]?.round;
    const trick = tricks[trickAt(starts, step)];
    if (move === null || !before || !trick) return;
    const seat = before.on_turn as Seat;
    let play = trick.plays.find((known) => known.seat === seat);
    if (!play) trick.plays.push((play = { seat }));
    const from = news.find(({ what }) => what === "played")?.by as Seat | undefined;
    if (move.endsWith("?")) play.ask = { step, by: before.decider ?? seat, to: move.charAt(0) as Seat };
    else play.card = { step, code: move, from: from ?? seat };
    const end = endOf(news);
    if (end) trick.winner = end.what === "trick-won" ? (end.seat as Seat) : null;
  });
  return tricks;
}

/** The line with the problem, cut around its column so that it fits a small screen. */
export interface Excerpt {
  before: string;
  at: string;
  after: string;
}

const REACH = 24;

export function excerpt(jhn: string, { line, column }: { line: number; column: number }): Excerpt {
  const text = [...(jhn.split(/\r?\n/)[line - 1] ?? "")];
  const start = column - 1;
  const word = /^\S+/.exec(text.slice(start).join(""))?.[0] ?? "";
  const end = start + [...word].length;
  const cut = Math.max(0, start - REACH);
  return {
    before: (cut > 0 ? "…" : "") + text.slice(cut, start).join(""),
    at: word,
    after: text.slice(end, end + REACH).join("") + (text.length > end + REACH ? "…" : ""),
  };
}
