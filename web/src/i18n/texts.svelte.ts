/** Texts in the reader's language. There is a Fluent file for each language and part, loaded when a screen needs it. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { bestLanguage, type Language } from "./languages";

const PARTS = import.meta.glob<string>("../../../src/jekyllhyde/locale/web/*.ftl", {
  query: "?raw",
  import: "default",
});
const SHARED = import.meta.glob<string>("../../../src/jekyllhyde/locale/*.ftl", { query: "?raw", import: "default" });
const FOLDER = "../../../src/jekyllhyde/locale";

/** The part that the terminal shares: cards, events and refusals. */
export const SHARED_PART = "shared";
const FIRST_PARTS = [SHARED_PART, "shell"];

type Arguments = Record<string, FluentVariable>;

const bundles = new Map<Language, FluentBundle>();
const loading = new Map<string, Promise<void>>();
const wantedParts = new Set<string>(FIRST_PARTS);

/** `revision` makes `t` reactive: it changes when a part has been loaded. */
const shown = $state({ language: "en" as Language, revision: 0 });

export function language(): Language {
  return shown.language;
}

/** The text of a message, or of `message.attribute`. A missing text shows as its key in brackets. */
export function t(key: string, args: Arguments = {}): string {
  void shown.revision;
  return format(bundles.get(shown.language), key, args) ?? `⟦${key}⟧`;
}

export function hasText(key: string): boolean {
  void shown.revision;
  return bundles.get(shown.language)?.hasMessage(key.split(".", 1)[0] ?? key) ?? false;
}

function format(bundle: FluentBundle | undefined, key: string, args: Arguments): string | undefined {
  const [name = key, attribute] = key.split(".", 2);
  const message = bundle?.getMessage(name);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  if (!bundle || !pattern) return undefined;
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, args, errors);
  if (errors.length > 0) console.error(key, ...errors);
  return text;
}

/** Loads the parts that the first screen needs. Call this before the first text is shown. */
export async function startTexts(chosen: Language | null, parts: readonly string[]): Promise<void> {
  for (const part of parts) wantedParts.add(part);
  const first = chosen ?? bestLanguage(navigator.languages);
  const ready = switchLanguage(first);
  new Intl.NumberFormat(first); // the first one is slow, so create it while the texts load
  await ready;
}

/** Loads all parts in the new language, then switches the page. */
export async function switchLanguage(next: Language): Promise<void> {
  await Promise.all([...wantedParts].map((part) => loadPart(next, part)));
  shown.language = next;
  document.documentElement.lang = next;
}

/** Loads parts. Call this before a screen that uses them is shown. */
export async function loadTexts(...parts: string[]): Promise<void> {
  for (const part of parts) wantedParts.add(part);
  await Promise.all(parts.map((part) => loadPart(shown.language, part)));
}

function loadPart(of: Language, part: string): Promise<void> {
  const id = `${part}.${of}`;
  const known = loading.get(id);
  if (known) return known;
  const load = addPart(of, part).catch((error: unknown) => {
    loading.delete(id);
    throw error;
  });
  loading.set(id, load);
  return load;
}

async function addPart(of: Language, part: string): Promise<void> {
  const read = part === SHARED_PART ? SHARED[`${FOLDER}/${of}.ftl`] : PARTS[`${FOLDER}/web/${part}.${of}.ftl`];
  if (read) addTexts(of, await read());
  else console.error(`no texts: ${part} in ${of}`);
}

export function addTexts(of: Language, source: string): void {
  const bundle = bundles.get(of) ?? new FluentBundle(of, { useIsolating: false });
  bundles.set(of, bundle);
  const errors = bundle.addResource(new FluentResource(source));
  if (errors.length > 0) throw new Error(`texts in ${of}: ${errors.join(", ")}`);
  shown.revision += 1;
}
