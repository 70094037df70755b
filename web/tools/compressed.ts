/** Vite plugin: writes a brotli and a gzip copy of each file that gets smaller, for the server to send. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const WORTH_IT = /\.(js|css|html|svg|json|webmanifest|wasm|weights)$/;

function compress(path: string): void {
  const body = readFileSync(path);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  const twins = { br: brotliCompressSync(body, quality), gz: gzipSync(body, { level: 9 }) };
  for (const [ending, twin] of Object.entries(twins)) {
    if (twin.length < body.length) writeFileSync(`${path}.${ending}`, twin);
  }
}

export function compressed(): Plugin {
  let folder = "";
  return {
    name: "compressed",
    apply: "build",
    configResolved(config) {
      folder = config.build.outDir;
    },
    closeBundle() {
      const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => WORTH_IT.test(name));
      for (const name of files) compress(join(folder, name));
    },
  };
}
