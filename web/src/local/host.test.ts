// @vitest-environment node
import { beforeAll, describe, expect, it } from "vitest";
import { type Kernel, LEVELS } from "../engine/kernel.ts";
import { nodeKernel } from "../engine/nodeKernel.ts";
import { hashWith } from "../fair/bytes.ts";
import type { ClientMessage, Setup, TableView } from "../protocol/messages";
import { paceOf } from "../view/cast.ts";
import { hostFor, MemoryStore, randomBy, type Table } from "./randomTables.ts";

let kernel: Kernel;

beforeAll(async () => {
  kernel = await nodeKernel();
  hashWith((message) => Uint8Array.from(kernel.sha256(message)));
}, 60_000);

function viewOf({ sent }: Table): TableView {
  return (sent.findLast(({ type }) => type === "state") as { table: TableView }).table;
}

function refusals({ sent }: Table): string[] {
  return sent.flatMap((message) => (message.type === "refused" ? [message.reason] : []));
}

async function say(table: Table, ...messages: object[]): Promise<void> {
  for (const message of messages) await table.host.receive(message as ClientMessage);
}

/** Opens a table, sits down, takes bots for all other chairs, and wants to deal. */
async function dealWith(table: Table, level: string, setup: Partial<Setup> = {}): Promise<string> {
  const id = await table.host.newTable({ target: 300, ...setup });
  const chairs = Array.from({ length: (setup.players ?? 4) - 1 }, (_, index) => index + 1);
  const bots = chairs.map((chair) => ({ type: "seat-bot", chair, level }));
  await say(table, { type: "hello", protocol: 3 }, { type: "enter", table: id }, { type: "sit", chair: 0 }, ...bots);
  await say(table, { type: "start" });
  return id;
}

/** A table with three bots, dealt. */
async function dealt(store = new MemoryStore()): Promise<{ id: string; table: Table }> {
  const table = hostFor(kernel, randomBy(3), store);
  return { id: await dealWith(table, "novice"), table };
}

describe("the host of this device's tables", () => {
  it("deals, and lets bots play until the person decides", async () => {
    const { table } = await dealt();
    while (await table.playBot());
    const { phase, actions, round } = viewOf(table);
    expect(phase).toBe("playing");
    expect(actions).toContain("make-move");
    expect(round!.legal_moves!.length).toBeGreaterThan(0);
    expect(refusals(table)).toEqual([]);
  });

  it("refuses to deal to bots that cannot be loaded, and deals to others", async () => {
    const wanted: string[] = [];
    const table = hostFor(kernel, randomBy(3), new MemoryStore(), "Ann", (form, level) => {
      wanted.push(`${form} ${level}`);
      return level === "grandmaster" ? Promise.reject(new Error("no network")) : Promise.resolve(kernel);
    });
    await dealWith(table, "grandmaster", { players: 3 });
    expect(refusals(table)).toEqual(["bots-not-here"]);
    expect(wanted).toEqual(["three grandmaster"]);
    expect(viewOf(table).phase).toBe("gathering");
    const others = [1, 2].map((chair) => ({ type: "seat-bot", chair, level: "master" }));
    await say(table, ...others, { type: "start" });
    expect(viewOf(table).phase).toBe("playing");
  });

  it("refuses to continue a match whose bots cannot be loaded", async () => {
    const { id, table } = await dealt();
    const later = hostFor(kernel, randomBy(4), table.store, "Ann", () => Promise.reject(new Error("no network")));
    await say(later, { type: "hello", protocol: 3 }, { type: "enter", table: id });
    expect(refusals(later)).toEqual(["bots-not-here"]);
  });

  it.each<Partial<Setup>>([{ position: "A" }, { position: "B" }, { players: 3 }])(
    "lets bots of every level play a round: %o",
    async (setup) => {
      for (const level of LEVELS) {
        const table = hostFor(kernel, randomBy(5));
        await dealWith(table, level, setup);
        await say(table, { type: "give-up-chair" });
        expect(viewOf(table).phase).toBe("playing");
        while (viewOf(table).phase === "playing" && (await table.playBot()));
        expect(viewOf(table).phase, level).toMatch(/between-rounds|over/);
        expect(refusals(table)).toEqual([]);
      }
    },
    60_000,
  );

  it("lets a bot wait as long as its character wants, whatever its cards", async () => {
    const seen = new Set<number>();
    for (let tables = 0; tables < 20; tables += 1) {
      const { table } = await dealt();
      const { round, chairs } = viewOf(table);
      const decider = chairs.find(({ name }) => name === round!.players["NESW".indexOf(round!.decider!)])!;
      if (decider.kind !== "bot") continue;
      expect(table.delays).toEqual([800 * paceOf(decider)]);
      seen.add(table.delays[0]!);
    }
    expect(seen.size).toBeGreaterThan(1);
  });

  it("shows nobody else's cards", async () => {
    const { table } = await dealt();
    while (await table.playBot());
    const { hand, trick, carry, tricks } = viewOf(table).round!;
    const played = [trick, ...tricks].flatMap(({ plays }) => plays.map(([, , card]) => card));
    const mayBeSeen = new Set([...hand!, ...played, ...carry]);
    const cards = JSON.stringify(table.sent).match(/"[JH]([TABCDE34567]|X[123])"/g) ?? [];
    expect(cards.map((card) => card.slice(1, -1)).filter((card) => !mayBeSeen.has(card))).toEqual([]);
  });

  it("keeps two pages at one table apart, and both up to date", async () => {
    const store = new MemoryStore();
    const { id, table: first } = await dealt(store);
    const second = hostFor(kernel, randomBy(4), store);
    await say(second, { type: "hello", protocol: 3 }, { type: "enter", table: id });
    expect(viewOf(second)).toEqual(viewOf(first));
    // Both pages let the bots play; each move is written once.
    for (let turn = 0; turn < 20; turn += 1) {
      await Promise.all([first.playBot(), second.playBot()]);
      first.host.changedElsewhere(id);
      second.host.changedElsewhere(id);
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
    expect(viewOf(second)).toEqual(viewOf(first));
    const { version, round } = viewOf(first);
    const [move] = round!.legal_moves!;
    await say(first, { type: "make-move", version, move, ref: 1 });
    await say(second, { type: "make-move", version, move: round!.legal_moves!.at(-1), ref: 1 });
    expect(refusals(first)).toEqual([]);
    expect(refusals(second)).toEqual(["stale"]);
    expect(viewOf(second).version).toBe(viewOf(first).version);
    expect(store.logs.get(id)).toHaveLength(viewOf(first).version);
  });

  it("goes on after a restart", async () => {
    const store = new MemoryStore();
    const { id, table: before } = await dealt(store);
    while (await before.playBot());
    const after = hostFor(kernel, randomBy(5), store);
    await say(after, { type: "hello", protocol: 3 }, { type: "enter", table: id });
    expect(viewOf(after)).toEqual(viewOf(before));
    expect(await after.host.unfinished(id)).toBe(true);
  });

  it.each([
    ["a table that does not exist", { type: "enter", table: "device-00000000" }, "no-such-table"],
    ["a command before a table was entered", { type: "start" }, "no-table-entered"],
    ["another protocol", { type: "hello", protocol: 1 }, "wrong-protocol"],
  ])("refuses %s", async (_, message, reason) => {
    const table = hostFor(kernel, randomBy(6));
    await say(table, { type: "hello", protocol: 3 }, { ...message, ref: 1 });
    expect(refusals(table)).toEqual([reason]);
  });

  it("refuses what is no command", async () => {
    const { table } = await dealt();
    await say(table, { type: "nonsense", ref: 9 }, { type: "seat-bot", chair: "x", ref: 10 });
    expect(refusals(table)).toEqual(["malformed", "match-runs"]);
  });

  it("refuses three players with position card B", async () => {
    const { host } = hostFor(kernel, randomBy(7));
    await expect(host.newTable({ players: 3, position: "B" })).rejects.toThrow("malformed");
  });

  it("forgets everything when told", async () => {
    const { id, table } = await dealt();
    await table.host.forget();
    expect(await table.host.unfinished(id)).toBe(false);
    expect(await table.host.games()).toEqual([]);
  });
});
