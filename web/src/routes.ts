/** Every address of the client, the screen it shows and the parts of the texts that the screen needs. */
import type { Component } from "svelte";
import { hasServer } from "./host";
import { loadTexts } from "./i18n";

type Screen = Component<Record<string, string | undefined>>;
type Load = () => Promise<{ default: Screen }>;

export interface Route {
  /** `:name` is passed to the screen as a property; `:name?` may be missing. */
  pattern: string;
  load: Load;
  parts: readonly string[];
}

export interface Match {
  route: Route;
  properties: Record<string, string | undefined>;
}

// `hasServer` would leave the unused screens in the build: they are dropped only by a condition within this file.
const screens =
  import.meta.env.MODE === "site"
    ? import.meta.glob<{ default: Screen }>(["./screens/*.svelte", "!./screens/{Account,Lobby}.svelte"])
    : import.meta.glob<{ default: Screen }>("./screens/*.svelte");

function screen(name: string, pattern: string, ...parts: string[]): Route {
  const load = screens[`./screens/${name}.svelte`];
  return { pattern, load: load ?? (screens["./screens/NotFound.svelte"] as Load), parts };
}

export const TABLE = screen("Table", "/t/:id", "table");

export const ROUTES: readonly Route[] = [
  screen("Home", "/"),
  screen("NewTable", "/new"),
  TABLE,
  screen("Learn", "/learn/:chapter?", "study", "learn", "table"),
  screen("Puzzles", "/puzzles/:id?", "puzzles", "study", "table", "coach"),
  screen("Rules", "/rules", "study", "rulebook"),
  screen("Replay", hasServer ? "/replay/:game?" : "/replay/:game", "study", "table"),
  screen("Review", "/review/table/:table/:round", "study", "table", "coach"),
  screen("Review", "/review/:game/:round?", "study", "table", "coach"),
  screen("Games", "/games", "study"),
  screen("Settings", "/settings"),
  // These need other people, or data on a server.
  ...(hasServer ? [screen("Lobby", "/lobby"), screen("Account", "/account")] : []),
];

const NOT_FOUND = screen("NotFound", "*");

export function matchRoute(path: string): Match {
  for (const route of ROUTES) {
    const properties = matchPattern(route.pattern, path);
    if (properties) return { route, properties };
  }
  return { route: NOT_FOUND, properties: {} };
}

/** Loads a screen and its texts in advance. */
export async function preload(path: string): Promise<void> {
  const { route } = matchRoute(path);
  await Promise.all([route.load(), loadTexts(...route.parts)]);
}

export function matchPattern(pattern: string, path: string): Match["properties"] | null {
  const names = pattern.split("/").filter(Boolean);
  const words = path.split("/").filter(Boolean);
  if (words.length > names.length) return null;
  const properties: Match["properties"] = {};
  for (const [index, name] of names.entries()) {
    const word = words[index];
    if (name.startsWith(":")) {
      if (word === undefined && !name.endsWith("?")) return null;
      properties[name.replace(/[:?]/g, "")] = word;
    } else if (name !== word) return null;
  }
  return properties;
}
