/** Places of a table's chairs, as seen from one of them. */
export type ChairPlace = "own" | "left" | "across" | "right";

/** The place of a chair. The next one clockwise is on the left (R2.1). */
const PLACES: Record<number, readonly ChairPlace[]> = {
  3: ["own", "left", "right"],
  4: ["own", "left", "across", "right"],
};

export function chairPlace(index: number, own: number, chairs: number): ChairPlace {
  return PLACES[chairs]![(index - own + chairs) % chairs]!;
}

export type TableForm = "A" | "B" | "three";

export function formOf(setup: { players: number; position: "A" | "B" }): TableForm {
  return setup.players === 3 ? "three" : setup.position;
}

export function setupOf(form: TableForm): { players: 3 | 4; position: "A" | "B" } {
  return { players: form === "three" ? 3 : 4, position: form === "B" ? "B" : "A" };
}

/** The key of the text for partner or opponent; `null` if the lot decides (R2.2, R8.1). */
export function relationKey(form: TableForm, place: ChairPlace): string | null {
  if (form === "three" || place === "own") return null;
  if (form === "B" && place !== "across") return "new-chair-beside";
  return form === "A" && place === "across" ? "new-chair-partner" : "new-chair-opponent";
}
