/** A record, state by state. `POST /api/replays` computes it, or this device for a match that was played here. */
import { hasServer } from "../host";
import { device } from "../local/device";
import { api, ask } from "../net/api";
import type { BadRecord, PracticeRequest, Replay, ReplayRequest, ReplayStep } from "../protocol/messages";
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
  show(round: number, seat: Seat | null): Promise<Replay>;
}

export function sourceOfRecord(jhn: string): ReplaySource {
  const show = (round: number, seat: Seat | null): Promise<Replay> =>
    send<Replay>("/api/replays", { jhn, round, seat } satisfies ReplayRequest);
  return { jhn, onDevice: false, show };
}

/** A match that the server keeps, or else one of this device. */
export async function sourceOfGame(id: string): Promise<ReplaySource> {
  if (!hasServer) return sourceOnDevice(id);
  try {
    return sourceOfRecord(await api.game(id));
  } catch (error) {
    return sourceOnDevice(id).catch(() => {
      throw error;
    });
  }
}

async function sourceOnDevice(id: string): Promise<ReplaySource> {
  const show: ReplaySource["show"] = (round, seat) => device.ask("replay", id, round, seat);
  return { jhn: await device.ask("record", id), onDevice: true, show };
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
  const starts: number[] = [];
  steps.forEach(({ round }, at) => {
    if (round.trick.plays.length === 0 && round.asked === null && round.tricks.length === starts.length)
      starts.push(at);
  });
  return isOver(steps) ? starts.slice(0, -1) : starts;
}

/** Whether a trick begins at a step. After the last trick none does. */
function isOver(steps: readonly ReplayStep[]): boolean {
  return steps.at(-1)?.round.on_turn === null;
}

/** The trick that is shown at a step, from 0. A completed trick is shown until the next begins. */
export function trickAt(starts: readonly number[], step: number): number {
  return Math.max(
    0,
    starts.findLastIndex((start) => start < step),
  );
}

/** The moves of one trick, each with the step that it leads to. */
export interface MoveSpot {
  step: number;
  move: string;
  by: string;
}

export function movesByTrick(steps: readonly ReplayStep[], starts: readonly number[]): MoveSpot[][] {
  const tricks: MoveSpot[][] = starts.map(() => []);
  steps.forEach(({ move }, step) => {
    const before = steps[step - 1]?.round;
    if (move === null || !before) return;
    tricks[trickAt(starts, step)]?.push({ step, move, by: before.decider ?? "" });
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
