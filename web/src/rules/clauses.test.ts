import { expect, it } from "vitest";
import { citedBy, found, marked, sectionsOf } from "./clauses";

const TEXTS: Record<string, string> = {
  "rules-r1": "Cards",
  "rules-r1-1": "There are 28 cards.",
  "rules-r1-2": "À égalité, la carte jouée en premier.",
  "rules-r2": "Seats",
  "rules-r2-1": "Four seats.",
};
const SECTIONS = sectionsOf(
  (key) => key in TEXTS,
  (key) => TEXTS[key]!,
);

it("finds all clauses there are texts for", () => {
  expect(SECTIONS.map(({ number, clauses }) => [number, clauses.map((clause) => clause.number)])).toEqual([
    ["R1", ["R1.1", "R1.2"]],
    ["R2", ["R2.1"]],
  ]);
});

it("searches without accents and capitals, in numbers and titles too", () => {
  const numbers = (search: string): string[] =>
    found(SECTIONS, search).flatMap(({ clauses }) => clauses.map((c) => c.number));
  expect(numbers("EGALITE premier")).toEqual(["R1.2"]);
  expect(numbers("r2.1")).toEqual(["R2.1"]);
  expect(numbers("seats")).toEqual(["R2.1"]);
  expect(numbers("nowhere")).toEqual([]);
  expect(numbers("  ")).toEqual(["R1.1", "R1.2", "R2.1"]);
});

it("finds a typographic apostrophe by the one that is typed", () => {
  expect(marked("l’équipe", "l'eq").at(0)).toEqual({ text: "l’éq", marked: true });
});

it("marks what was looked for", () => {
  expect(marked("À égalité, là", "a egal")).toEqual([
    { text: "À", marked: true },
    { text: " ", marked: false },
    { text: "égal", marked: true },
    { text: "ité, l", marked: false },
    { text: "à", marked: true },
  ]);
  expect(marked("plain", "")).toEqual([{ text: "plain", marked: false }]);
});

it("knows which clause an address cites, and that a spoiled address cites none", () => {
  expect(citedBy("#R3.2")).toBe("R3.2");
  expect(citedBy("#R3%2E2")).toBe("R3.2");
  expect(["#%", "#R3.2%", "#", ""].map(citedBy)).toEqual(["", "", "", ""]);
});
