import { hasText, t } from "../i18n";
import { Refusal } from "../net/api";
import { showToast } from "../ui/toasts.svelte";

/** A refusal in words. One that this program does not know yet still gets a sentence. */
export function reasonText(reason: string): string {
  const key = `refusal-${reason}`;
  return t(hasText(key) ? key : "table-refused");
}

export function tellRefusal(error: unknown): void {
  if (error instanceof Refusal && error.reason !== "offline") showToast(reasonText(error.reason));
}
