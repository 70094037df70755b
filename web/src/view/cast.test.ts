import { describe, expect, it } from "vitest";
import { sprite } from "../art/sprites";
import type { ChairView, News } from "../protocol/messages";
import { CAST, castFrom, characterOf, paceOf } from "./cast";
import { closingRemark, remarkOn } from "./remarks";
import { aRound, aTable } from "./round.fixture";

const chair = (kind: string, name: string): ChairView => ({ kind, name, level: null, here: true }) as ChairView;
const CHAIRS = [chair("person", "Ann"), chair("bot", "Edith"), chair("bot", "Horace"), chair("person", "Clara")];
const PLAYERS = ["Horace", "Edith", "Ann", "Clara"];

describe("the cast", () => {
  it("has a portrait of everybody, and of nobody else", () => {
    const drawn = [...sprite("cast").matchAll(/ id="([^"]+)"/g)].map((found) => found[1]!);
    expect(drawn.sort()).toEqual(CAST.map((name) => name.toLowerCase()).sort());
  });

  it("begins where the commitment says", () => {
    expect(castFrom("02ff")[0]).toBe(CAST[2]);
    expect(castFrom("0aff")).toEqual(castFrom("0200"));
    expect([...castFrom("05")].sort()).toEqual([...CAST].sort());
  });

  it("is of bots only", () => {
    expect(CHAIRS.map(characterOf)).toEqual([null, "Edith", "Horace", null]);
    expect(characterOf(chair("bot", "Somebody"))).toBeNull();
    expect(paceOf(chair("bot", "Desmond"))).toBeGreaterThan(1);
    expect(paceOf(chair("person", "Desmond"))).toBe(1);
  });
});

describe("a remark", () => {
  const DEALT: News[] = [{ what: "dealt" }];
  const at = (changes: Parameters<typeof aRound>[0] = {}) =>
    aTable(aRound({ players: PLAYERS, ...changes }), { chairs: CHAIRS, chair: 0 });

  it("greets at the first deal only, and names a Transformation", () => {
    expect(remarkOn(DEALT, at())?.key).toMatch(/^cast-(edith|horace)-hello$/);
    expect(remarkOn(DEALT, at({ number: 2 }))).toBeNull();
    expect(remarkOn([{ what: "trick-carried" }], at())?.key).toMatch(/-transformation$/);
    expect(remarkOn([{ what: "played", card: "JA", seat: "N", by: "N" }], at())).toBeNull();
  });

  it("is made by a bot at the table, and by nobody without bots", () => {
    expect([1, 2]).toContain(remarkOn(DEALT, at())?.chair);
    expect(remarkOn(DEALT, { ...at(), chairs: CHAIRS.filter(({ kind }) => kind === "person") })).toBeNull();
  });

  it("is made by another at the next Transformation", () => {
    const left = (cards: number) => at({ counts: [1, 2, 3, 4].map((): [number, number] => [cards, 0]) });
    const carried: News[] = [{ what: "trick-carried" }];
    expect(remarkOn(carried, left(3))?.name).not.toBe(remarkOn(carried, left(2))?.name);
  });

  it("does not depend on what a reader alone knows", () => {
    const other = at({ hand: ["H7"], legal_moves: [], seat: null });
    for (const news of [DEALT, [{ what: "trick-carried" }] as News[]]) {
      expect(remarkOn(news, { ...other, chair: null })).toEqual(remarkOn(news, at()));
    }
  });

  it("after a round fits the side of the speaker", () => {
    const score = [
      { points: 30, factor: 2, score: 60 },
      { points: 20, factor: 1, score: 20 },
    ];
    const occasions = [1, 2].map((number) => closingRemark(at({ number, score: score as never, camps: "JHJH" }))!);
    expect(occasions.map(({ name }) => name).sort()).toEqual(["Edith", "Horace"]);
    for (const { name, key } of occasions) expect(key).toMatch(name === "Horace" ? /-won$/ : /-lost$/);
  });
});
