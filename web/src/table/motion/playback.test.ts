import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { News, TableView } from "../../protocol/messages";
import { aRound, aTable } from "../../view/round.fixture";
import type { Frame } from "../../view/frames";
import { Playback } from "./playback.svelte";

const PLAYS: [string, string, string][] = [
  ["S", "S", "JA"],
  ["W", "W", "HB"],
  ["N", "S", "J7"],
  ["E", "E", "H3"],
];
const before = aTable(aRound({ trick: { leader: "S", plays: PLAYS.slice(0, 3) } }));
const after = aTable(aRound({ tricks: [{ leader: "S", plays: PLAYS, winner: "S" }] }), { version: 11 });
const NEWS: News[] = [
  { what: "played", seat: "E", by: "E", card: "H3" },
  { what: "trick-won", seat: "S", cards: ["JA", "HB", "J7", "H3"] },
];

describe("playback", () => {
  let frames: Frame[];
  let playback: Playback;

  function begin(table: TableView): void {
    frames = [];
    playback = new Playback({
      still: () => true,
      cardPause: () => 1000,
      trickPause: () => 1500,
      onFrame: (frame) => frames.push(frame),
    });
    playback.shown = table;
  }
  beforeEach(() => {
    vi.useFakeTimers();
    begin(before);
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("lets a completed trick stay, then shows the newest state", async () => {
    playback.add({ before, table: after, news: NEWS });
    await vi.advanceTimersByTimeAsync(1000);
    expect(playback.shown?.round?.trick.plays).toHaveLength(4);
    await vi.advanceTimersByTimeAsync(1000);
    expect(playback.shown).toBe(after);
    expect(frames.flatMap((frame) => frame.news)).toEqual(NEWS);
  });

  it("shows one card of the others after another", async () => {
    const first = aTable(aRound({ trick: { leader: "S", plays: PLAYS.slice(0, 1) } }));
    const second = aTable(aRound({ trick: { leader: "S", plays: PLAYS.slice(0, 2) } }), { version: 11 });
    const third = aTable(aRound({ trick: { leader: "S", plays: PLAYS.slice(0, 3) } }), { version: 12 });
    begin(first);
    playback.add({ before: first, table: second, news: [{ what: "played", seat: "W", by: "W", card: "HB" }] });
    playback.add({ before: second, table: third, news: [{ what: "asked", seat: "S", by: "N", camp: "jekyll" }] });
    await vi.advanceTimersByTimeAsync(900);
    expect(playback.shown).toBe(second);
    await vi.advanceTimersByTimeAsync(200);
    expect(playback.shown).toBe(third);
  });

  it("skips to the newest state, and still tells everything", async () => {
    playback.add({ before, table: after, news: NEWS });
    await vi.advanceTimersByTimeAsync(10);
    playback.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(playback.shown).toBe(after);
    expect(frames.flatMap((frame) => frame.news)).toEqual(NEWS);
  });

  it("does not hurry what comes after a skip of nothing", async () => {
    playback.skip();
    playback.add({ before, table: after, news: NEWS });
    await vi.advanceTimersByTimeAsync(1000);
    expect(playback.shown).not.toBe(after);
  });

  it("takes a state without news as it is: a reload in the middle of a trick", async () => {
    playback.add({ before: null, table: after, news: [] });
    await vi.advanceTimersByTimeAsync(0);
    expect(playback.shown).toBe(after);
  });
});
