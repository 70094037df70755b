/** The panels that open over the table, and the tools that open them or switch something. */
import { MediaQuery } from "svelte/reactivity";
import type { IconName } from "../../art/icons";
import { t } from "../../i18n";
import { settings } from "../../settings.svelte";

export interface Tool {
  name: string;
  icon: IconName;
  label: string;
  /** The keyboard shortcut, or "". */
  key: string;
  /** Shown only in the menu: always, or where there is little width. */
  rare?: "always" | "narrow";
  pressed?: boolean;
  /** The number of new things behind the tool. */
  badge?: number;
  use: () => void;
}

/** Whether there is room for a column beside the picture. Styles repeat this query. */
export const SIDE = new MediaQuery("(min-width: 1280px) and (min-height: 640px)");

export type PanelName = "last" | "log" | "counts" | "sum" | "help" | "talk" | "menu";

/** A note for newcomers. In the first match it stays until another one begins, then it is shown on demand. */
class Note {
  readonly #name: "ranks" | "asking";
  shown: boolean;

  constructor(name: "ranks" | "asking") {
    this.#name = name;
    this.shown = $state(settings[name] !== "hidden");
  }

  toggle(): void {
    this.shown = !this.shown;
    settings[this.#name] = this.shown ? "shown" : "hidden";
  }

  /** Hides the note from the next match on, unless the reader has chosen to see it. */
  finishMatch(): void {
    if (settings[this.#name] === "first-match") settings[this.#name] = "hidden";
  }

  beginNextMatch(): void {
    this.shown = settings[this.#name] !== "hidden";
  }
}

export class Panels {
  open: PanelName | null = $state(null);
  showScore = $state(true);
  readonly ranks = new Note("ranks");
  readonly asking = new Note("asking");
  readonly #talks: () => boolean;
  readonly #unread: () => number;
  readonly #hint: () => (() => void) | null;

  /** `talks` says whether other people can be at the table, `unread` how much they said that was not seen yet, and `hint`
   * what gives a hint where one may be taken. */
  constructor(talks: () => boolean, unread: () => number, hint: () => (() => void) | null = () => null) {
    this.#talks = talks;
    this.#unread = unread;
    this.#hint = hint;
  }

  readonly tools: readonly Tool[] = $derived.by(() => [
    ...(this.#talks() ? [] : this.#hintTool()),
    this.#opener("last", { icon: "last-trick", label: t("table-last-trick"), key: "L" }),
    ...(SIDE.current ? [] : [this.#opener("log", { icon: "rules", label: t("table-log"), key: "", rare: "always" })]),
    this.#opener("counts", { icon: "counts", label: t("table-counts"), key: "C", rare: "narrow" }),
    {
      name: "score",
      icon: "score",
      label: t("table-score"),
      key: "S",
      rare: "always",
      pressed: this.showScore,
      use: () => (this.showScore = !this.showScore),
    },
    this.#switch("ranks", "chart"),
    this.#switch("asking", "ask"),
    ...(this.#talks() ? [...this.#hintTool(), this.#talkTool()] : []),
    {
      name: "text",
      icon: "text",
      label: t("table-text-view"),
      key: "V",
      rare: "always",
      pressed: settings.textView,
      use: () => (settings.textView = !settings.textView),
    },
    {
      name: "sound",
      icon: settings.sound ? "sound" : "sound-off",
      label: t("table-sound"),
      key: "",
      rare: "always",
      pressed: settings.sound,
      use: () => (settings.sound = !settings.sound),
    },
    this.#opener("help", { icon: "help", label: t("table-help"), key: "?", rare: "narrow" }),
    this.#opener("menu", { icon: "menu", label: t("table-menu"), key: "" }),
  ]);

  finishMatch(): void {
    this.ranks.finishMatch();
    this.asking.finishMatch();
  }

  beginNextMatch(): void {
    this.ranks.beginNextMatch();
    this.asking.beginNextMatch();
  }

  use(name: string): void {
    this.tools.find((tool) => tool.name === name)?.use();
  }

  /** Where hints may be taken there is nobody else to talk to, so the hint takes the place, and nothing moves when it goes. */
  #talkTool(): Tool {
    const badge = this.#unread();
    const label = badge > 0 ? t("table-talk-unread", { count: badge }) : t("table-talk");
    const rare = this.#hint() === null || badge > 0 ? {} : { rare: "always" as const };
    return { ...this.#opener("talk", { icon: "chat", label, key: "", ...rare }), badge };
  }

  #hintTool(): Tool[] {
    const use = this.#hint();
    return use === null ? [] : [{ name: "hint", icon: "hint", label: t("table-hint"), key: "H", use }];
  }

  #switch(name: "ranks" | "asking", icon: IconName): Tool {
    const note = this[name];
    return {
      name,
      icon,
      label: t(`table-${name}`),
      key: "",
      rare: "always",
      pressed: note.shown,
      use: () => note.toggle(),
    };
  }

  #opener(name: PanelName, about: Omit<Tool, "name" | "use">): Tool {
    return { name, ...about, use: () => (this.open = name) };
  }
}
