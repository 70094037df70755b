/** The reader's settings, kept in the browser and shared by its tabs. */
import { isLanguage, type Language } from "./i18n/languages";

const KEY = "jekyllhyde.settings";

export type Theme = "system" | "light" | "dark";
export type Motion = "system" | "full" | "reduced";
export type CardSize = "small" | "medium" | "large";
export type Volume = "quiet" | "medium" | "loud";
export type SortDirection = "high-first" | "low-first";
/** Whether a note is shown at the table. `first-match` means until the reader has finished a match. */
export type NoteShown = "first-match" | "shown" | "hidden";

export interface Settings {
  /** `null` means the browser's language. */
  language: Language | null;
  theme: Theme;
  motion: Motion;
  sound: boolean;
  /** Whether the reader was asked about sounds. */
  soundOffered: boolean;
  volume: Volume;
  /** Whether the characters of the bots say something. */
  remarks: boolean;
  vibration: boolean;
  /** Milliseconds that another player's move is shown before the next one. */
  cardPause: number;
  /** Milliseconds that a completed trick stays. */
  trickPause: number;
  sort: SortDirection;
  /** Whether the only legal card is played automatically. */
  autoplay: boolean;
  cardSize: CardSize;
  /** Whether single keys do something at the table. */
  shortcuts: boolean;
  /** Whether the table is shown as text instead of as a picture. */
  textView: boolean;
  /** The ranks of the cards. */
  ranks: NoteShown;
  /** What asking is good for. */
  asking: NoteShown;
  /** The level of the bots that "Play now" seats. */
  level: string;
}

export const DEFAULTS: Settings = {
  language: null,
  theme: "system",
  motion: "system",
  sound: false,
  soundOffered: false,
  volume: "medium",
  remarks: true,
  vibration: true,
  cardPause: 0,
  trickPause: 1500,
  sort: "high-first",
  autoplay: false,
  cardSize: "medium",
  shortcuts: true,
  textView: false,
  ranks: "first-match",
  asking: "first-match",
  level: "club",
};

/** Reads stored settings. They may be old or damaged, so only valid values are used. In older ones `ranks` alone
 * tells whether the reader still is a newcomer. */
export function readSettings(stored: string | null): Settings {
  const found = parsed(stored);
  found.asking ??= found.ranks;
  const read = { ...DEFAULTS };
  for (const key of Object.keys(DEFAULTS) as (keyof Settings)[]) {
    if (fits(key, found[key])) Object.assign(read, { [key]: found[key] });
  }
  return read;
}

function parsed(stored: string | null): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(stored ?? "{}");
    return typeof found === "object" && found !== null ? { ...found } : {};
  } catch {
    return {};
  }
}

const CHOICES: Partial<Record<keyof Settings, readonly unknown[]>> = {
  theme: ["system", "light", "dark"],
  motion: ["system", "full", "reduced"],
  sort: ["high-first", "low-first"],
  cardSize: ["small", "medium", "large"],
  volume: ["quiet", "medium", "loud"],
  ranks: ["first-match", "shown", "hidden"],
  asking: ["first-match", "shown", "hidden"],
};

function fits(key: keyof Settings, value: unknown): boolean {
  if (key === "language") return value === null || (typeof value === "string" && isLanguage(value));
  const choices = CHOICES[key];
  return choices ? choices.includes(value) : typeof value === typeof DEFAULTS[key];
}

export const settings: Settings = $state(readSettings(localStorage.getItem(KEY)));

const preferences = $state({ reducedMotion: false });

/** Whether animations are switched off, by the reader's setting or else by the system's. */
export function prefersReducedMotion(): boolean {
  return settings.motion === "reduced" || (settings.motion === "system" && preferences.reducedMotion);
}

/** Keeps the storage and the page up to date with the settings. Call this while a component is set up. */
export function keepSettings(): void {
  $effect(() => {
    const text = JSON.stringify(settings);
    if (localStorage.getItem(KEY) !== text) localStorage.setItem(KEY, text);
  });
  $effect(() => {
    const page = document.documentElement;
    if (settings.theme === "system") delete page.dataset.theme;
    else page.dataset.theme = settings.theme;
    page.dataset.motion = prefersReducedMotion() ? "none" : "full";
    page.dataset.cardSize = settings.cardSize;
  });
  $effect(watchSystem);
  $effect(watchOtherTabs);
}

function watchSystem(): () => void {
  const query = window.matchMedia("(prefers-reduced-motion: reduce)");
  const read = (): void => {
    preferences.reducedMotion = query.matches;
  };
  read();
  query.addEventListener("change", read);
  return () => query.removeEventListener("change", read);
}

function watchOtherTabs(): () => void {
  const read = (event: StorageEvent): void => {
    if (event.key === KEY) Object.assign(settings, readSettings(event.newValue));
  };
  window.addEventListener("storage", read);
  return () => window.removeEventListener("storage", read);
}
