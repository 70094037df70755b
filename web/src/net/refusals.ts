import { hasText, t } from "../i18n";
import { Refusal } from "./api";

/** A refusal in words. One that this program does not know yet still gets a sentence. */
export function reasonText(reason: string): string {
  const key = `refusal-${reason}`;
  return t(hasText(key) ? key : "refusal-try-again");
}

export function refusalText(error: unknown): string {
  return reasonText(error instanceof Refusal ? error.reason : "try-again");
}
