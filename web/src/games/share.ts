/** Shares the record of a match: its link, and the name of its file. */
import { t } from "../i18n";
import type { Replay } from "../protocol/messages";
import { href } from "../router.svelte";
import { showToast } from "../ui/toasts.svelte";

/** Copies the link to a page of this site. Returns the link if the browser does not allow that. */
export async function copyLink(path: string): Promise<string | null> {
  const link = new URL(href(path), window.location.href).href;
  try {
    await navigator.clipboard.writeText(link);
  } catch {
    return link;
  }
  showToast(t("study-shared"));
  return null;
}

export function fileName({ players, tags }: Pick<Replay, "players" | "tags">): string {
  const date = tags.find(([tag]) => tag === "Date")?.[1];
  const names = players.filter((name) => name !== null).map((name) => name.replace(/[^\p{L}\p{N}]+/gu, "-"));
  return `${[...(date === undefined ? [] : [date]), ...names].join("-")}.jhn`;
}
