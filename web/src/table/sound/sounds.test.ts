import { describe, expect, it, vi } from "vitest";
import type { News, TableView } from "../../protocol/messages";
import { settings } from "../../settings.svelte";
import { framesOf } from "../../view/frames";
import { aRound, aTable } from "../../view/round.fixture";
import { PEAK, render, SOUND_NAMES } from "./render";
import { sound, soundOf } from "./sounds";

const play = vi.hoisted(() => vi.fn());
vi.mock("./player", () => ({ play }));

const RATE = 44_100;
const PLAYS: [string, string, string][] = [
  ["S", "S", "JA"],
  ["W", "W", "HB"],
  ["N", "S", "J7"],
  ["E", "E", "H3"],
];
const FOURTH: News = { what: "played", seat: "E", by: "E", card: "H3" };
const before = aTable(aRound({ trick: { leader: "S", plays: PLAYS.slice(0, 3) } }));

function heard(after: TableView, news: News[]): string[] {
  return framesOf(before, after, news).flatMap((frame) => soundOf(frame) ?? []);
}
function afterTrick(winner: string | null, changes: Partial<TableView> = {}): TableView {
  const score = [
    { points: 30, factor: 2, score: 60 },
    { points: 20, factor: 1, score: 20 },
  ] as const;
  const round = aRound({ tricks: [{ leader: "S", plays: PLAYS, winner }], score: [...score] });
  return aTable(round, { version: 11, ...changes });
}

describe("each event asks for its sound once", () => {
  const same = aTable(aRound(), { version: 11 });
  it.each([
    ["a deal", same, [{ what: "dealt" }], ["deal"]],
    ["an ask", same, [{ what: "asked", by: "N", seat: "S" }], ["ask"]],
    ["a card", same, [FOURTH], ["play"]],
    ["a chair", same, [{ what: "sat", chair: 1 }], []],
    ["a trick", afterTrick("S"), [FOURTH, { what: "trick-won", seat: "S" }], ["play", "take"]],
    ["a Transformation", afterTrick(null), [FOURTH, { what: "trick-carried" }], ["play", "transform", "carry"]],
  ] as [string, TableView, News[], string[]][])("%s", (_, after, news, sounds) => {
    expect(heard(after, news)).toEqual(sounds);
  });

  const LAST: News[] = [FOURTH, { what: "trick-won", seat: "S" }, { what: "round-scored" }];
  it.each([
    ["a round that the reader's side won", { phase: "between-rounds" }, "win"],
    ["a round that it lost", { phase: "between-rounds", hyde: true }, "loss"],
    ["a match that it lost with a won round", { phase: "over", winner: "hyde" }, "loss"],
    ["a match that it won", { phase: "over", winner: "jekyll" }, "win"],
    ["a round of others", { phase: "between-rounds", chair: null }, "take"],
  ] as [string, Partial<TableView> & { hyde?: boolean }, string][])("%s", (_, { hyde, ...changes }, last) => {
    const after = afterTrick("S", changes);
    if (hyde) after.round = { ...after.round!, camps: "HJHJ" };
    expect(heard(after, LAST)).toEqual(["play", last]);
  });
});

describe("a sound", () => {
  it("is played only if the reader wants sounds, as loud as they want them", async () => {
    settings.sound = false;
    sound("play");
    settings.sound = true;
    settings.volume = "quiet";
    sound("ask");
    await vi.waitFor(() => expect(play).toHaveBeenCalled());
    expect(play.mock.calls).toEqual([["ask", "quiet"]]);
  });

  it.each(SOUND_NAMES)("stays below clipping, begins and ends in silence, and is short: %s", (name) => {
    const samples = render(name, RATE);
    const highest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    expect(highest).toBeCloseTo(PEAK, 5);
    expect(2 * PEAK).toBeLessThan(1);
    expect(Math.abs(samples[0]!)).toBeLessThan(0.05);
    expect(samples.at(-1)).toBeCloseTo(0, 5);
    expect(samples.length / RATE).toBeLessThan(3);
    const mean = samples.reduce((sum, sample) => sum + sample, 0) / samples.length;
    expect(Math.abs(mean)).toBeLessThan(0.01);
  });

  it("differs from every other", () => {
    const lengths = SOUND_NAMES.map((name) => render(name, RATE).length);
    expect(new Set(lengths).size).toBe(SOUND_NAMES.length);
  });
});
