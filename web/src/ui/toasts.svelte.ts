/** Short notices at the edge of the page. They disappear, unless they offer an action. */
import { refusalText } from "../net/refusals";
import { Refusal } from "../protocol/refusal";

const SHOWN_FOR = 6_000;

interface Action {
  label: string;
  run: () => void;
}

export interface Toast {
  id: number;
  text: string;
  action?: Action | undefined;
}

/** A line about others, at the upper edge. It covers nothing for long and cannot be pressed. */
export interface Notice {
  id: number;
  text: string;
  /** Whether a screen reader reads it. Not if the same is told elsewhere. */
  spoken: boolean;
}

const NOTICED_FOR = 4_000;

let nextId = 0;
const shown: { toasts: readonly Toast[]; notices: readonly Notice[] } = $state({ toasts: [], notices: [] });

export function toasts(): readonly Toast[] {
  return shown.toasts;
}

export function notices(): readonly Notice[] {
  return shown.notices;
}

export function showNotice(text: string, { spoken }: { spoken: boolean }): void {
  const id = nextId++;
  shown.notices = [...shown.notices.filter((notice) => notice.text !== text), { id, text, spoken }].slice(-3);
  setTimeout(() => (shown.notices = shown.notices.filter((notice) => notice.id !== id)), NOTICED_FOR);
}

export function showToast(text: string, action?: Action): void {
  const id = nextId++;
  shown.toasts = [...shown.toasts.filter((toast) => toast.text !== text), { id, text, action }].slice(-3);
  if (!action) setTimeout(() => dropToast(id), SHOWN_FOR);
}

/** Tells the reader why the server, or this device, refused something. */
export function showRefusal(error: unknown): void {
  if (!(error instanceof Refusal)) console.error(error);
  showToast(refusalText(error));
}

export function dropToast(id: number): void {
  shown.toasts = shown.toasts.filter((toast) => toast.id !== id);
}
