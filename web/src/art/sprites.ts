/* Vite plugin: joins the drawings of a folder into one sprite and exports its address. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const SHEETS = ["cards", "cast", "icons"] as const;
const MODULE = "virtual:sprites";
const RESOLVED = `\0${MODULE}`;
const folderOf = (sheet: string) => fileURLToPath(new URL(sheet, import.meta.url));

/** A drawing file is an <svg>; in the sprite it becomes a <symbol> with the file's name as id. */
function symbol(path: string): string {
  const name = basename(path, ".svg");
  const text = readFileSync(path, "utf8").replace(/<!--[\s\S]*?-->/g, "");
  const found = /<svg[^>]*?viewBox="([^"]+)"[^>]*>([\s\S]*)<\/svg>/.exec(text);
  if (!found) throw new Error(`${path}: an <svg> with a viewBox is expected`);
  const body = found[2]!.replace(/\s*\n\s*/g, "\n").trim();
  return `<symbol id="${name}" viewBox="${found[1]}">${body}</symbol>`;
}

export function sprite(sheet: string): string {
  const folder = folderOf(sheet);
  const files = readdirSync(folder)
    .filter((name) => name.endsWith(".svg"))
    .sort();
  const symbols = files.map((name) => symbol(join(folder, name))).join("\n");
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols}\n</svg>\n`;
}

export function sprites(): Plugin {
  let base = "/";
  let building = false;
  return {
    name: "sprites",
    configResolved(config) {
      base = config.base;
      building = config.command === "build";
    },
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined;
      const addresses = SHEETS.map((sheet) => {
        const source = sprite(sheet);
        const mark = createHash("sha256").update(source).digest("hex").slice(0, 8);
        const fileName = `assets/${sheet}-${mark}.svg`;
        if (building) this.emitFile({ type: "asset", fileName, source });
        return `export const ${sheet} = ${JSON.stringify(building ? base + fileName : `${base}@sprites/${sheet}.svg`)};`;
      });
      return addresses.join("\n");
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const sheet = SHEETS.find((name) => request.url?.startsWith(`${base}@sprites/${name}.svg`));
        if (!sheet) return next();
        response.setHeader("Content-Type", "image/svg+xml");
        response.setHeader("Cache-Control", "no-store");
        response.end(sprite(sheet));
      });
    },
  };
}
