/** Plays tables of this device by random commands, for tests. */
import type { Form, Kernel, Level } from "../engine/kernel.ts";
import { FORMS, LEVELS } from "../engine/kernel.ts";
import { drawSeeds } from "../fair/deal.ts";
import type { ClientMessage, News, ServerMessage, Setup, TableView } from "../protocol/messages";
import type { Command } from "../protocol/command";
import { DECK } from "../art/deck.ts";
import type { Entry } from "./entries.ts";
import { DEFAULTS } from "./decide.ts";
import { Host } from "./host.ts";
import type { FinishedGame, Store } from "./store.ts";

export class MemoryStore implements Store {
  readonly logs = new Map<string, Entry[]>();
  readonly finished: FinishedGame[] = [];

  log(table: string): Promise<Entry[]> {
    return Promise.resolve([...(this.logs.get(table) ?? [])]);
  }

  append(table: string, version: number, entries: readonly Entry[], game: FinishedGame | null): Promise<boolean> {
    const log = this.logs.get(table) ?? [];
    if (log.length !== version) return Promise.resolve(false);
    this.logs.set(table, [...log, ...structuredClone(entries)]);
    if (game) this.finished.unshift(structuredClone(game));
    return Promise.resolve(true);
  }

  games(): Promise<FinishedGame[]> {
    return Promise.resolve([...this.finished]);
  }

  game(id: string): Promise<FinishedGame | undefined> {
    return Promise.resolve(this.finished.find((game) => game.id === id));
  }

  clear(): Promise<void> {
    this.logs.clear();
    this.finished.splice(0);
    return Promise.resolve();
  }
}

/** Mulberry32: random numbers that a seed determines. */
export function randomBy(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** What happened at a table. Python's rules and server judge it (`tests/parity/local_tables.py`). */
export interface Played {
  id: string;
  name: string;
  log: Entry[];
  /** Commands, with the version of the table that they met and what came of them. */
  commands: { command: Command; version: number; now: number; refusal: string | null; after: number }[];
  states: TableView[];
  news: { version: number; news: unknown[] }[];
  games: { version: number; row: unknown; record: string; replays: unknown[] }[];
}

export interface Table {
  store: MemoryStore;
  host: Host;
  sent: ServerMessage[];
  /** Milliseconds that the bots wanted to wait. */
  delays: number[];
  /** Lets the bot play that is waiting to. Returns whether there was one. */
  playBot(): Promise<boolean>;
  /** The time, which moves on with every use. */
  now(): number;
}

/** A host whose bots wait until they are told to play. */
export function hostFor(
  kernel: Kernel,
  random: () => number,
  store = new MemoryStore(),
  name = "Ann",
  kernelFor = (_form: Form, _level: Level): Promise<Kernel> => Promise.resolve(kernel),
): Table {
  let waiting: (() => void) | null = null;
  let time = 1_700_000_000_000;
  const sent: ServerMessage[] = [];
  const delays: number[] = [];
  const now = (): number => (time += 1);
  const services = {
    store,
    kernel: () => Promise.resolve(kernel),
    kernelFor,
    now,
    seed: () => Math.floor(random() * 2 ** 53),
    after(milliseconds: number, callback: () => void) {
      delays.push(milliseconds);
      waiting = callback;
      return () => {
        if (waiting === callback) waiting = null;
      };
    },
    announce: () => undefined,
  };
  const host = new Host(
    services,
    (message) => sent.push(message),
    () => name,
  );
  const playBot = async (): Promise<boolean> => {
    const play = waiting;
    waiting = null;
    play?.();
    if (play) await settled();
    return play !== null;
  };
  return { store, host, sent, delays, playBot, now };
}

/** Resolves when everything that waits for nothing is done. */
function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

function chosen<T>(random: () => number, from: readonly T[]): T {
  return from[Math.floor(random() * from.length)]!;
}

export function randomSetup(random: () => number, form: Form): Partial<Setup> {
  return {
    players: form === "three" ? 3 : 4,
    position: form === "four-b" ? "B" : "A",
    target: chosen(random, [1, 30, 80]),
    memory_aid: chosen(random, ["every-trick", "last-trick"]),
    private: random() < 0.5,
  };
}

const LAST_SEED = "ab".repeat(32);

/** Plays a table of a form for some steps. Every fourth command, or so, is nonsense. */
export async function playRandomly(kernel: Kernel, seed: number, steps: number): Promise<Played> {
  const random = randomBy(seed);
  const form = chosen(random, FORMS);
  const name = chosen(random, ["Ann", "Agnes", 'Q"\\uote']);
  const { store, host, sent, playBot, now } = hostFor(kernel, random, new MemoryStore(), name);
  const id = await host.newTable(randomSetup(random, form));
  const played: Played = { id, name, log: [], commands: [], states: [], news: [], games: [] };
  await host.receive({ type: "hello", protocol: 3 });
  await host.receive({ type: "enter", table: id });
  const view = (): TableView => (sent.findLast(({ type }) => type === "state") as { table: TableView }).table;
  for (let step = 0; step < steps; step += 1) {
    if (random() < 0.6 && (await playBot())) continue;
    const version = view().version;
    const command = await (random() < 0.75 ? sensible(random, view()) : nonsense(random, view()));
    await host.receive({ ...command, ref: step } as ClientMessage);
    const refused = sent.findLast((message) => message.type === "refused" && message.ref === step);
    const refusal = refused?.type === "refused" ? refused.reason : null;
    played.commands.push({ command, version, now: now(), refusal, after: view().version });
  }
  played.log = store.logs.get(id)!;
  for (const message of sent) {
    if (message.type !== "state") continue;
    played.states.push(message.table);
    played.news.push({ version: message.table.version, news: message.news });
  }
  for (const game of store.finished) played.games.push(await told(host, game, random));
  return played;
}

/** A state that the page got, and the news that led to it. */
export interface Told {
  table: TableView;
  news: readonly News[];
}

/** Plays rounds at one table, with random moves. Returns the states of each round; the last one is the round's end. */
export async function playRounds(
  kernel: Kernel,
  seed: number,
  setup: Partial<Setup>,
  rounds: number,
): Promise<Told[][]> {
  const random = randomBy(seed);
  const { host, sent, playBot } = hostFor(kernel, random);
  const id = await host.newTable({ target: 3000, ...setup });
  const say = (message: object): Promise<void> => host.receive(message as ClientMessage);
  await say({ type: "hello", protocol: 3 });
  await say({ type: "enter", table: id });
  await say({ type: "sit", chair: 0 });
  for (const chair of [1, 2, 3].slice(0, (setup.players ?? 4) - 1))
    await say({ type: "seat-bot", chair, level: "random" });
  await say({ type: "start" });
  const played: Told[][] = [];
  let begun = 0;
  while (played.length < rounds) {
    const { phase, version, round } = (sent.findLast(({ type }) => type === "state") as Told).table;
    if (phase === "over") return played;
    if (phase === "between-rounds") {
      played.push(sent.slice(begun).flatMap((message) => (message.type === "state" ? [message] : [])));
      begun = sent.length;
      await say({ type: "ready" });
    } else if (round?.legal_moves?.length) {
      await say({ type: "make-move", version, move: chosen(random, round.legal_moves) });
    } else await playBot();
  }
  return played;
}

async function told(host: Host, game: FinishedGame, random: () => number): Promise<Played["games"][number]> {
  const record = await host.record(game.id);
  const seats = [null, ...chosen(random, ["NE", "SW", "EW"])];
  const replays = [];
  for (let round = 1; round <= game.row.rounds; round += 1) {
    for (const seat of seats) replays.push(await host.replay(game.id, round, seat).catch(() => ({ round, seat })));
  }
  return { version: game.version, row: game.row, record, replays };
}

/** Commands that lead away from the end of the match. */
const RARE = ["stand", "remove-bot", "undo", "hint", "give-up-chair", "rename", "change-setup"];

/** A command that the table offers, if it offers one. */
async function sensible(random: () => number, view: TableView): Promise<Command> {
  const { version, chairs, commit, round } = view;
  const open = chairs.flatMap(({ kind }, chair) => (kind === "open" ? [chair] : []));
  const often = view.actions.filter((action) => !RARE.includes(action));
  const action = random() < 0.85 && often.length > 0 ? chosen(random, often) : chosen(random, view.actions);
  const seeds = await drawSeeds(commit, view.chair ?? 0, LAST_SEED);
  switch (action) {
    case "sit":
      return random() < 0.5 ? { type: "sit" } : { type: "sit", chair: chosen(random, open) };
    case "rename":
      return { type: "rename", name: chosen(random, ["Ann", "  Zoë  B ", "Clara", "Agnes 2", "!", "x".repeat(25)]) };
    case "change-setup":
      return {
        type: "change-setup",
        setup: { ...DEFAULTS, ...randomSetup(random, chosen(random, FORMS)), talk: false },
      };
    case "seat-bot":
      return { type: "seat-bot", chair: chosen(random, open), level: chosen(random, ["random", "novice", "casual"]) };
    case "remove-bot":
      return { type: "remove-bot", chair: chairs.findIndex(({ kind }) => kind === "bot") };
    case "commit-seed":
      return random() < 0.3 ? { type: "commit-seed", commitment: seeds[0]! } : { type: "start" };
    case "reveal-seed":
      return { type: "reveal-seed", draw: 1, seed: seeds[1]! };
    case "make-move":
      return { type: "make-move", version, move: chosen(random, round!.legal_moves!) };
    case "take-back":
    case "undo":
      return { type: action, version };
    case undefined:
      return { type: "ready" };
    default:
      return { type: action } as Command;
  }
}

function nonsense(random: () => number, view: TableView): Command {
  const chair = Math.floor(random() * 4);
  const version = Math.max(0, view.version + chosen(random, [-9, -2, -1, 0, 0, 0, 1]));
  const move = random() < 0.5 ? chosen(random, DECK) : `${chosen(random, [..."NESW"])}?`;
  const hex = chosen(random, ["00", "AB", "ff"]).repeat(32);
  return chosen<Command>(random, [
    { type: "sit", chair },
    { type: "sit" },
    { type: "stand" },
    { type: "rename", name: "Eve" },
    { type: "change-setup", setup: { ...DEFAULTS, players: 3, position: "B" } },
    { type: "seat-bot", chair, level: chosen(random, [...LEVELS, "genius"]) },
    { type: "remove-bot", chair },
    { type: "remove-person", chair },
    { type: "commit-seed", commitment: hex },
    { type: "reveal-seed", draw: chosen(random, [1, 2]), seed: hex },
    { type: "start" },
    { type: "make-move", version, move },
    { type: "take-back", version },
    { type: "undo", version },
    { type: "hint" },
    { type: "ready" },
    { type: "give-up-chair" },
    { type: "let-bot-play", chair },
    { type: "take-chair-back" },
    { type: "rematch" },
  ]);
}
