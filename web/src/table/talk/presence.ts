/** Notices of people who come, leave or return. The log for screen readers tells the same, so these are only seen. */
import { t } from "../../i18n";
import type { Step } from "../../net/session.svelte";
import { showNotice } from "../../ui/toasts.svelte";
import { sentencesOf } from "../../view/sentences";

const NOTICED = ["sat", "stood", "removed", "renamed", "setup-changed", "left", "taken-over", "returned"];

export function noticePresence({ before, table, news }: Step): void {
  const own = [table.chair, before?.chair ?? null];
  const people = news.filter(({ what, chair }) => NOTICED.includes(what) && !own.includes(chair ?? -1));
  for (const sentence of sentencesOf(people, table, t, before)) showNotice(sentence, { spoken: false });
}
