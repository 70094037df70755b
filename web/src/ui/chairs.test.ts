import { describe, expect, it } from "vitest";
import { chairPlace, formOf, relationKey, setupOf } from "./chairs";

describe("chairs", () => {
  it("stand around the reader's own, wherever that is", () => {
    expect([0, 1, 2, 3].map((index) => chairPlace(index, 0, 4))).toEqual(["own", "left", "across", "right"]);
    expect([0, 1, 2, 3].map((index) => chairPlace(index, 3, 4))).toEqual(["left", "across", "right", "own"]);
    expect([0, 1, 2].map((index) => chairPlace(index, 1, 3))).toEqual(["right", "own", "left"]);
  });

  it("r2.2: partners sit opposite with position card A, side by side with B", () => {
    expect(relationKey("A", "across")).toBe("new-chair-partner");
    expect(relationKey("A", "left")).toBe("new-chair-opponent");
    expect(relationKey("B", "across")).toBe("new-chair-opponent");
    expect(relationKey("B", "right")).toBe("new-chair-beside");
    expect(relationKey("three", "left")).toBeNull();
  });

  it("follow from the form of the game, which follows from them", () => {
    for (const form of ["A", "B", "three"] as const) expect(formOf(setupOf(form))).toBe(form);
  });
});
