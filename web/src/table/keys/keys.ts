/** Keyboard shortcuts at the table. */
import { settings } from "../../settings.svelte";
import type { Place } from "../../view/seats";

export type KeyAction =
  | { kind: "play"; index: number }
  | { kind: "ask"; place: Place }
  | { kind: "tool"; name: "last" | "counts" | "score" | "text" | "help" | "hint" }
  | { kind: "browse"; step: 1 | -1 }
  | { kind: "undo" }
  | { kind: "skip" };

const LETTERS: Record<string, KeyAction> = {
  q: { kind: "ask", place: "left" },
  w: { kind: "ask", place: "top" },
  e: { kind: "ask", place: "right" },
  l: { kind: "tool", name: "last" },
  c: { kind: "tool", name: "counts" },
  s: { kind: "tool", name: "score" },
  h: { kind: "tool", name: "hint" },
  v: { kind: "tool", name: "text" },
  "?": { kind: "tool", name: "help" },
  arrowright: { kind: "browse", step: 1 },
  arrowleft: { kind: "browse", step: -1 },
  u: { kind: "undo" },
  escape: { kind: "skip" },
};

const ASK_KEYS: Partial<Record<Place, string>> = { left: "Q", top: "W", right: "E" };

/** The key that plays the card with this index among the playable ones. `null` after the ninth or without shortcuts. */
export function playKey(index: number): number | null {
  return settings.shortcuts && index >= 0 && index < 9 ? index + 1 : null;
}

/** The key that asks the seat at this place. */
export function askKey(place: Place): string | undefined {
  return settings.shortcuts ? ASK_KEYS[place] : undefined;
}

export function keyAction(event: KeyboardEvent): KeyAction | null {
  if (event.ctrlKey || event.metaKey || event.altKey || isOwnedByForm(event.target)) return null;
  const letter = event.key.toLowerCase();
  if (event.repeat && !letter.startsWith("arrow")) return null;
  if (/^[1-9]$/.test(event.key)) return { kind: "play", index: Number(event.key) - 1 };
  return LETTERS[letter] ?? null;
}

/** Whether a key belongs to a form field or an open dialog. */
function isOwnedByForm(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, textarea, select, dialog[open]") !== null;
}
