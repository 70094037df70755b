/** Lint rules of the client. Imports point one way, from higher layers to lower ones. */
import { defineConfig, type OxlintOverride } from "oxlint";

/** Folders of src/, lowest layer first. Folders of one layer do not import each other. */
const LAYERS = [
  ["protocol", "engine"],
  ["i18n"],
  ["art", "offline"],
  ["view"],
  ["fair"],
  ["local"],
  ["net"],
  ["ui"],
  ["coach"],
  ["table"],
  ["account", "games", "learn", "rules"],
  ["replay"],
  ["review"],
  ["puzzles"],
  ["screens"],
];

/** Folders of src/table/, in the same order. */
const TABLE_LAYERS = [
  ["keys", "moments", "motion", "sound", "talk"],
  ["text"],
  ["tabletop"],
  ["end"],
  ["round", "waiting"],
];

/** Every folder may import these files. They import texts, and load screens lazily by name. */
const SHARED = ["src/router.svelte.ts", "src/routes.ts", "src/settings.svelte.ts"];

/** The folders of the same layer and of the layers above. */
function notBelow(layers: readonly string[][], folder: string): string[] {
  const own = layers.findIndex((layer) => layer.includes(folder));
  return layers
    .slice(own)
    .flat()
    .filter((other) => other !== folder);
}

function forbid(files: string, folders: string[]): OxlintOverride {
  const regex = `^(\\.{1,2}/)+(${folders.join("|")})(/|$)`;
  const message = "Imports point from higher layers to lower ones; oxlint.config.ts lists the layers.";
  return { files: [files], rules: { "no-restricted-imports": ["error", { patterns: [{ regex, message }] }] } };
}

export default defineConfig({
  categories: { correctness: "error" },
  // A copy is not useless where the loop changes what it walks through.
  rules: { "unicorn/no-useless-spread": "off", "unicorn/no-new-array": "off" },
  ignorePatterns: ["src/protocol/messages.ts"],
  overrides: [
    ...LAYERS.flat().map((folder) => forbid(`src/${folder}/**`, notBelow(LAYERS, folder))),
    ...TABLE_LAYERS.flat().map((folder) =>
      forbid(`src/table/${folder}/**`, [...notBelow(LAYERS, "table"), ...notBelow(TABLE_LAYERS, folder)]),
    ),
    ...SHARED.map((file) => forbid(file, notBelow(LAYERS, "i18n"))),
  ],
});
