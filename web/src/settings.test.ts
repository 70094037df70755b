import { describe, expect, it } from "vitest";
import { DEFAULTS, readSettings } from "./settings.svelte";

describe("stored settings", () => {
  it("are taken where they fit, and are the defaults where not", () => {
    const stored = { theme: "dark", trickPause: "long", language: "xx", sound: true, unknown: 1, cardSize: "huge" };
    expect(readSettings(JSON.stringify(stored))).toEqual({ ...DEFAULTS, theme: "dark", sound: true });
  });

  it.each([null, "", "{", "null", "7", "[]"])("may be %j", (stored) => {
    expect(readSettings(stored)).toEqual(DEFAULTS);
  });

  it("may follow the browser's language again", () => {
    expect(readSettings('{"language": "fr"}').language).toBe("fr");
    expect(readSettings('{"language": null}').language).toBeNull();
  });
});
