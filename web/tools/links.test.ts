/** Links must use `href(…)` of the router, because screens have other addresses on a static site. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

/** A link to a screen, or to an anchor, that is written by hand. The server's own addresses start with `/api/`. */
const BY_HAND = /\bhref(=["'`]|=\{["'`]|: ?["'`])(\/(?!api\/)|#)/;

function linesWithLinks(source: string): string[] {
  return source.split("\n").filter((line) => BY_HAND.test(line));
}

describe("links", () => {
  it.each(['<a href="/learn">', "<Button href='/'>", "<a href={`/t/${id}`}>", '{ href: "/rules" }', '<a href="#R3">'])(
    "are recognised when written by hand: %s",
    (line) => {
      expect(linesWithLinks(line)).toEqual([line]);
    },
  );

  it.each(['<a href={href("/learn")}>', '<use href="{cards}#back" />', '<a href="/api/me/export" download>'])(
    "may be written so: %s",
    (line) => {
      expect(linesWithLinks(line)).toEqual([]);
    },
  );

  it("are made by the router everywhere", () => {
    const files = readdirSync("src", { recursive: true, encoding: "utf8" });
    const sources = files.filter((name) => /\.(svelte|ts)$/.test(name)).map((name) => join("src", name));
    const found = sources.flatMap((file) =>
      linesWithLinks(readFileSync(file, "utf8")).map((line) => `${file}: ${line}`),
    );
    expect(sources.length).toBeGreaterThan(100);
    expect(found).toEqual([]);
  });
});
