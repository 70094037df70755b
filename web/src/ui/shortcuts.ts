import { settings } from "../settings.svelte";

/** Presses the control whose `aria-keyshortcuts` names the key. Returns whether there was one. */
export function pressShortcut(event: KeyboardEvent, root: ParentNode | null): boolean {
  if (root === null || !settings.shortcuts || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
    return false;
  const key = event.key.length === 1 ? event.key.toUpperCase() : event.key;
  const control = root.querySelector<HTMLElement>(`[aria-keyshortcuts="${CSS.escape(key)}"]:not(:disabled)`);
  if (!control) return false;
  event.preventDefault();
  control.click();
  return true;
}

export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.matches("input:not([type=range]), textarea, select, [contenteditable]")
  );
}
