/** Vite plugin: writes the service worker with the list of all files of the build. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const WORKER = "src/offline/worker.js";
/** The kernel, its brains and what runs it: fetched by those who use it, not by every visitor. */
const ENGINE = /^assets\/(engine|kernelWorker)-|\.(wasm|weights)$/;

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length));
}

export function offline(): Plugin {
  let root = "";
  let publicFolder = "";
  return {
    name: "offline",
    apply: "build",
    configResolved(config) {
      root = config.root;
      publicFolder = config.publicDir;
    },
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const own = filesBelow(publicFolder);
        const built = Object.keys(bundle).filter((name) => !ENGINE.test(name));
        const files = [...built.map((name) => `/${name}`), ...own, "/index.html"];
        const sorted = [...new Set(files)].sort();
        const unhashed = [...own.map((path) => join(publicFolder, path)), join(root, "index.html")];
        const contents = unhashed.map((path) => readFileSync(path));
        const version = contents.reduce((hash, body) => hash.update(body), createHash("sha256").update(sorted.join()));
        const source = readFileSync(join(root, WORKER), "utf8")
          .replace("__FILES__", JSON.stringify(sorted))
          .replace("__VERSION__", JSON.stringify(version.digest("hex").slice(0, 12)));
        this.emitFile({ type: "asset", fileName: "sw.js", source });
      },
    },
  };
}
