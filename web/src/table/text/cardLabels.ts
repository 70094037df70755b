/** Names of cards for screen readers and for the text view. */
import { drawn, printedOn } from "../../art/deck";
import { t } from "../../i18n";
import { campKey, factorOf, pointsOf } from "../../view/cards";

/** A card in words, such as "Mr. Utterson: Jekyll, character B, 1 point". */
export function cardLabel(card: string): string {
  const { camp, kind, figure } = drawn(card);
  const args = { name: t(`card-${card}`), camp: t(`${campKey(camp)}.short`), kind: t(`kind-${kind}`) };
  if (kind === "deed") return t("table-card-deed", { ...args, factor: factorOf(card) });
  const worth = { ...args, points: pointsOf(card) };
  return kind === "character" ? t("table-card-character", { ...worth, letter: figure }) : t("table-card", worth);
}

/** Cards in few words, such as "Mr. Utterson (Jekyll B)". */
export function cardNames(cards: readonly string[]): string {
  return cards.map((card) => t("table-card-short", { name: t(`card-${card}`), code: printedOn(card, t) })).join(", ");
}
