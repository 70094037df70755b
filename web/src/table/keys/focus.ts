/** Keyboard focus at the table. */
import { tick } from "svelte";

const PLAYABLE = "main [data-play]:not(:disabled)";

/** Moves a lost focus to the sentence that says what is expected. It never moves to something that makes a move. */
export async function restoreFocus(): Promise<void> {
  await tick();
  const active = document.activeElement;
  const lost = active === null || active === document.body || active.matches("h1, :disabled");
  if (lost) document.querySelector<HTMLElement>("[data-banner]")?.focus({ preventScroll: true });
}

/** Moves the focus to the next or previous card that can be played. Returns whether there is one. */
export function focusCard(step: 1 | -1): boolean {
  const cards = [...document.querySelectorAll<HTMLElement>(PLAYABLE)];
  const at = cards.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? (step > 0 ? 0 : cards.length - 1) : (at + step + cards.length) % cards.length;
  cards[next]?.focus({ preventScroll: true });
  return cards.length > 0;
}

/** Clicks a button of the table. Returns whether there is one. */
export function press(selector: string): boolean {
  const button = document.querySelector<HTMLButtonElement>(`main ${selector}`);
  button?.click();
  return button !== null;
}
