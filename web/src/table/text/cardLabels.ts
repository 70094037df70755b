/** Names of cards for screen readers and for the text view. */
import { drawn } from "../../art/deck";
import { t } from "../../i18n";
import { campKey, factorOf, pointsOf } from "../../view/cards";

/** A card in words, such as "Mr. Utterson, JB: Jekyll, character, 1 point". */
export function cardLabel(card: string): string {
  const { camp, kind } = drawn(card);
  const args = { name: t(`card-${card}`), code: card, camp: t(`${campKey(camp)}.short`), kind: t(`kind-${kind}`) };
  if (factorOf(card) > 0) return t("table-card-deed", { ...args, factor: factorOf(card) });
  return t("table-card", { ...args, points: pointsOf(card) });
}

export function cardNames(cards: readonly string[]): string {
  return cards.map((card) => t("table-card-short", { name: t(`card-${card}`), code: card })).join(", ");
}
