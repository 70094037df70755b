/** Tells newcomers what asking is good for. The sentences are loaded when they are first wanted. */
import { loadTexts, t } from "../../i18n";
import type { RoundView } from "../../protocol/messages";
import type { Seat } from "../../view/seats";

type Sentences = typeof import("../../view/asking");

export class AskGuide {
  #sentences: Sentences | null = $state.raw(null);
  /** The seat whose button for asking has the focus or the pointer. */
  #aimed: Seat | null = $state(null);

  /** Without the sentences, as after a failed download, the game goes on. */
  load(): void {
    Promise.all([import("../../view/asking"), loadTexts("guide")]).then(
      ([sentences]) => (this.#sentences = sentences),
      () => undefined,
    );
  }

  line(round: RoundView | null): string {
    return round?.seat ? (this.#sentences?.askingLine(round, this.#aimed, t) ?? "") : "";
  }

  caption(round: RoundView | null, seat: Seat): string {
    return round?.legal_moves?.includes(`${seat}?`) ? (this.#sentences?.askCaption(round, seat, t) ?? "") : "";
  }

  /** Notices which button the pointer moves on, or the focus. A pointer that lies still aims at nothing. */
  readonly aim = ({ target }: Event): void => {
    const button = target instanceof Element ? target.closest<HTMLElement>("[data-ask]") : null;
    this.#aimed = (button?.dataset.ask?.charAt(0) as Seat | undefined) ?? null;
  };

  readonly release = (): void => {
    this.#aimed = null;
  };
}
