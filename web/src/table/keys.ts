/** Which key does what at the table. */
import type { Place } from "../view/seats";

export type KeyAction =
  | { kind: "play"; index: number }
  | { kind: "ask"; place: Place }
  | { kind: "tool"; name: "last" | "counts" | "score" | "text" | "help" }
  | { kind: "undo" }
  | { kind: "skip" };

const LETTERS: Record<string, KeyAction> = {
  q: { kind: "ask", place: "left" },
  w: { kind: "ask", place: "top" },
  e: { kind: "ask", place: "right" },
  l: { kind: "tool", name: "last" },
  c: { kind: "tool", name: "counts" },
  s: { kind: "tool", name: "score" },
  v: { kind: "tool", name: "text" },
  "?": { kind: "tool", name: "help" },
  u: { kind: "undo" },
  escape: { kind: "skip" },
};

export function keyAction(event: KeyboardEvent): KeyAction | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || writes(event.target)) return null;
  if (/^[1-9]$/.test(event.key)) return { kind: "play", index: Number(event.key) - 1 };
  return LETTERS[event.key.toLowerCase()] ?? null;
}

/** Whoever writes, or has a window open, means no card. */
function writes(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, textarea, select, dialog[open]") !== null;
}
