/** What can be chosen for a table, when it is opened and in its waiting room. */
import { t } from "../i18n";
import { ONE_ROUND } from "../net/newTable";
import type { MemoryAid, Pace } from "../protocol/messages";
import type { TableForm } from "./chairs";

/** With the lowest target a match ends as soon as anybody has scored. */
export const TARGETS = [ONE_ROUND, 300, 500, 1000];
export const FORMS: readonly TableForm[] = ["A", "B", "three"];
export const PACES: readonly Pace[] = ["untimed", "calm", "quick"];
export const AIDS: readonly MemoryAid[] = ["every-trick", "last-trick"];

export function targetLabel(points: number): string {
  return points === ONE_ROUND ? t("new-target-round") : t("new-target-points", { points });
}
