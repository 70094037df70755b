/** Vite plugin: writes the service worker with the list of all files of the build. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const WORKER = "src/offline/worker.js";
const PAGE = "index.html";
/** The picture in previews of links, which no page shows. */
const LINK_PICTURE = "invitation.png";
/** The weights of `grandmaster`. They would make the first visit much heavier, so they are kept when they are used. */
const KEPT_WITH_USE = /-(large|naive)-[^/]*\.weights$/;

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}

/** `screensHavePaths`: every path is a screen of the client, not only the page itself. */
export function offline({ screensHavePaths }: { screensHavePaths: boolean }): Plugin {
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
        const page = bundle[PAGE];
        if (page?.type !== "asset") throw new Error(`there is no ${PAGE} in the build`);
        const own = filesBelow(publicFolder).filter((name) => name !== LINK_PICTURE);
        const files = [...Object.keys(bundle), ...own].sort();
        // The other files have a hash of their content in their names.
        const unhashed = [page.source, ...own.map((name) => readFileSync(join(publicFolder, name)))];
        const version = unhashed.reduce<ReturnType<typeof createHash>>(
          (hash, body) => hash.update(body),
          createHash("sha256").update(files.join()),
        );
        const source = readFileSync(join(root, WORKER), "utf8")
          .replace("__FILES__", JSON.stringify(files.filter((name) => !KEPT_WITH_USE.test(name))))
          .replace("__FILES_KEPT_WITH_USE__", JSON.stringify(files.filter((name) => KEPT_WITH_USE.test(name))))
          .replace("__VERSION__", JSON.stringify(version.digest("hex").slice(0, 12)))
          .replace("__SCREENS_HAVE_PATHS__", String(screensHavePaths));
        this.emitFile({ type: "asset", fileName: "sw.js", source });
      },
    },
  };
}
