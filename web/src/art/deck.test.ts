import { describe, expect, it } from "vitest";
import { DECK, drawn, linesOf } from "./deck";

describe("the drawn deck", () => {
  it("has 28 different cards", () => {
    expect(new Set(DECK).size).toBe(28);
  });

  it("knows what stands on a card", () => {
    expect(drawn("HX2")).toEqual({ code: "HX2", camp: "H", kind: "deed", figure: "2" });
    expect(drawn("J7")).toEqual({ code: "J7", camp: "J", kind: "scene", figure: "7" });
    expect(drawn("JE").kind).toBe("character");
    expect(drawn("HT").kind).toBe("transformation");
  });
});

describe("a name at the foot", () => {
  it("stays whole when it is short or one word", () => {
    expect(linesOf("Poole", 18)).toEqual(["Poole"]);
    expect(linesOf("Rücksichtslosigkeit", 18)).toEqual(["Rücksichtslosigkeit"]);
  });

  it("breaks at the gap nearest to its middle", () => {
    expect(linesOf("La salle de consultation de Lanyon", 18)).toEqual(["La salle de", "consultation de Lanyon"]);
  });
});
