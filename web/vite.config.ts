import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { sprites } from "./src/art/sprites.ts";
import { compressed } from "./tools/compressed.ts";
import { offline } from "./tools/offline.ts";
import { site } from "./tools/site.ts";

const server = process.env.JH_SERVER ?? "http://127.0.0.1:8000";

/** `vite build` makes the client that the game server sends; `vite build --mode site` makes a static site. */
export default defineConfig(({ mode }) => ({
  // A static site may lie in any folder of its host.
  base: mode === "site" ? "./" : "/",
  plugins: [
    svelte({ configFile: false, compilerOptions: { runes: true } }),
    sprites(),
    ...(mode === "site" ? [site()] : [compressed()]),
    offline({ screensHavePaths: mode !== "site" }),
  ],
  build: {
    outDir: mode === "site" ? "../build/site" : "../src/jekyllhyde/server/static",
    emptyOutDir: true,
    target: "es2022",
    // The server's content security policy refuses data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Few files: each file costs more time than its size when a table is opened.
    cssCodeSplit: false,
    rolldownOptions: {
      // The engine is a module of its own, which pages import when they want it.
      input: { index: "index.html", engine: "src/engine/engine.ts" },
      preserveEntrySignatures: "allow-extension",
      output: {
        codeSplitting: {
          groups: [
            {
              name: "frame",
              test: /node_modules\/(svelte|@fluent|esm-env|clsx)\/|web\/src\/(ui|net|art|i18n|router|routes|settings)/,
              minShareCount: 2,
              priority: 2,
            },
            // What a table shows at once, and three parts that it may show later.
            {
              name: "board",
              test: /web\/src\/(view|table)\/(?!end|studyTable|talk\/TalkPanel|motion\/stepPlayback)/,
              minShareCount: 2,
              priority: 1,
            },
            { name: "end", test: /web\/src\/(fair|table)\//, minShareCount: 2 },
            { name: "coach", test: /web\/src\/(coach|engine)\//, minShareCount: 2 },
            { name: "study", minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: {
    // The texts are shared with the Python code and lie beside it.
    fs: { allow: [".."] },
    proxy: { "/api": { target: server }, "/ws": { target: server, ws: true } },
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: { environment: "happy-dom", include: ["src/**/*.test.ts", "tools/*.test.ts"] },
}));
