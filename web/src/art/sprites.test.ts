import { describe, expect, it } from "vitest";
import { DECK, drawn } from "./deck";
import { ICONS } from "./icons";
import { sprite } from "./sprites";

const idsIn = (sheet: string) => [...sheet.matchAll(/ id="([^"]+)"/g)].map((found) => found[1]!);

describe("the sprite of the cards", () => {
  const cards = sprite("cards");
  const ids = idsIn(cards);

  it("holds a drawing for every card, and a bust for those without a seal", () => {
    const busts = DECK.filter((code) => ["character", "transformation"].includes(drawn(code).kind));
    expect(ids).toEqual(expect.arrayContaining([...DECK, ...busts.map((code) => `bust-${code}`)]));
  });

  it("holds frames, seals, signs and backs for both camps", () => {
    const times = ["day", "night"].flatMap((time) =>
      ["frame", "seal-scene", "seal-deed", "small", "small-border"].map((part) => `${part}-${time}`),
    );
    const camps = ["J", "H"].flatMap((camp) => ["sign", "medal", "back", "side"].map((part) => `${part}-${camp}`));
    expect(ids).toEqual(expect.arrayContaining([...times, ...camps, "side-middle", "logo"]));
  });

  it("names no drawing twice", () => {
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("keeps to what a strict policy and an external <use> can show", () => {
    expect(cards).not.toMatch(/<style|style=|<image|url\(|<script/);
  });
});

describe("the sprite of the cast", () => {
  it("keeps to what a strict policy and an external <use> can show", () => {
    expect(sprite("cast")).not.toMatch(/<style|style=|<image|url\(|<script/);
  });
});

describe("the sprite of the icons", () => {
  it("holds just the icons that have a name", () => {
    expect(idsIn(sprite("icons")).sort()).toEqual([...ICONS].sort());
  });
});
