/** The set-up of a table as a sentence. */
import { t } from "../i18n";
import { ONE_ROUND } from "../net/newTable";
import type { Pace } from "../protocol/messages";
import type { TableForm } from "./chairs";

interface Choices {
  form: TableForm;
  /** The bots' levels for the other chairs; `null` leaves a chair open. */
  others: readonly (string | null)[];
  target: number;
  pace: Pace;
  /** Whether strangers may take the open chairs. */
  open: boolean;
}

export function setupSentence({ form, others, target, pace, open }: Choices): string {
  return t("new-sentence", {
    form: t(`new-sentence-${form}`),
    company: company(others, open),
    length: target === ONE_ROUND ? t("new-sentence-round") : t("new-sentence-target", { target }),
    pace: t(`new-sentence-${pace}`),
  });
}

function company(others: readonly (string | null)[], open: boolean): string {
  const levels = others.filter((level) => level !== null);
  const names = [...new Set(levels)].map((level) => t(`level-${level}`));
  const free = others.length - levels.length;
  const seated = t("new-sentence-bots", { count: levels.length, levels: names.join(", ") });
  const invited = t(open ? "new-sentence-strangers" : "new-sentence-friends", { count: free });
  if (free === 0) return t("new-sentence-with", { who: seated });
  if (levels.length === 0) return t("new-sentence-with", { who: invited });
  return t("new-sentence-with-both", { seated, invited });
}
