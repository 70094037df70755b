import { settings } from "../settings.svelte";

/** Keys that press what carries them as `aria-keyshortcuts`: the table's cards and seats name their own. */
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
