import { hasText, t } from "../i18n";
import { Refusal } from "../protocol/refusal";

/** The text of a refusal. An unknown reason gets a general text. */
export function reasonText(reason: string): string {
  const key = `refusal-${reason}`;
  return t(hasText(key) ? key : "refusal-try-again");
}

export function refusalText(error: unknown): string {
  return reasonText(error instanceof Refusal ? error.reason : "try-again");
}
