/** Short notices at the edge of the page that go by themselves. */
const STAYS = 6_000;

export interface Toast {
  id: number;
  text: string;
}

let nextId = 0;
const shown: { toasts: readonly Toast[] } = $state({ toasts: [] });

export function toasts(): readonly Toast[] {
  return shown.toasts;
}

export function showToast(text: string): void {
  const id = nextId++;
  shown.toasts = [...shown.toasts.filter((toast) => toast.text !== text), { id, text }].slice(-3);
  setTimeout(() => dropToast(id), STAYS);
}

export function dropToast(id: number): void {
  shown.toasts = shown.toasts.filter((toast) => toast.id !== id);
}
