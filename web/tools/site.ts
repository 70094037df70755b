/** Vite plugin for the static site: adds the security headers that a game server would send, and reports the size. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { HtmlTagDescriptor, Plugin } from "vite";

/** The policy of the server (server/http/guard.py), without `frame-ancestors`, which a page cannot set for itself. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
].join("; ");

const HEADERS: HtmlTagDescriptor[] = [
  { tag: "meta", attrs: { "http-equiv": "Content-Security-Policy", content: CONTENT_SECURITY_POLICY } },
  { tag: "meta", attrs: { name: "referrer", content: "same-origin" } },
];

function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1000)} kB`;
}

/** The number and size of all files. Hosts send most of them compressed. */
function report(folder: string): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const bodies = files.map((entry) => readFileSync(join(entry.parentPath, entry.name)));
  const raw = bodies.reduce((sum, body) => sum + body.length, 0);
  const compressed = bodies.reduce((sum, body) => sum + Math.min(body.length, gzipSync(body).length), 0);
  return `${files.length} files, ${kilobytes(raw)}, compressed (gzip) ${kilobytes(compressed)}`;
}

export function site(): Plugin {
  let folder = "";
  return {
    name: "site",
    apply: "build",
    configResolved(config) {
      folder = config.build.outDir;
    },
    transformIndexHtml: () => HEADERS.map((header) => ({ ...header, injectTo: "head-prepend" })),
    closeBundle() {
      console.log(report(folder));
    },
  };
}
