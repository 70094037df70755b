/** The languages by code, each with its own name. */
export const LANGUAGES = { en: "English", fr: "Français", it: "Italiano", es: "Español", de: "Deutsch" } as const;

export type Language = keyof typeof LANGUAGES;

export function isLanguage(code: string): code is Language {
  return code in LANGUAGES;
}

/** The first of the reader's languages that the client has. */
export function bestLanguage(wanted: readonly string[]): Language {
  const codes = wanted.map((tag) => tag.toLowerCase().split("-", 1)[0] ?? "");
  return codes.find(isLanguage) ?? "en";
}
