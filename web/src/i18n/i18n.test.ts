import { describe, expect, it } from "vitest";
import { addTexts, bestLanguage, hasText, loadTexts, switchLanguage, t } from ".";

describe("the reader's language", () => {
  it.each([
    [["de-AT", "en"], "de"],
    [["pt-BR", "ES-mx"], "es"],
    [["ja"], "en"],
    [[], "en"],
  ])("of %j is %s", (wanted, best) => {
    expect(bestLanguage(wanted)).toBe(best);
  });
});

describe("texts", () => {
  it("come from the shared files and from those of the browser", async () => {
    await switchLanguage("de");
    expect(t("card-JX1")).not.toContain("⟦");
    expect(t("camp-jekyll.short")).toBe("Jekyll");
    expect(t("lobby-free", { count: 1 })).toBe("ein Stuhl frei");
    expect(t("new-target-points", { points: 1000 })).toBe("Bis 1.000");
    expect(document.documentElement.lang).toBe("de");
  });

  it("change over with the language, parts that were loaded included", async () => {
    await switchLanguage("en");
    await loadTexts("table");
    await switchLanguage("fr");
    expect(hasText("table-title")).toBe(true);
    expect(t("go-home")).toBe("Accueil");
  });

  it("show their key where they are missing", () => {
    expect(t("no-such-text")).toBe("⟦no-such-text⟧");
    expect(hasText("no-such-text")).toBe(false);
  });

  it("are refused where they are given twice", () => {
    addTexts("it", "only-once = uno");
    expect(() => addTexts("it", "only-once = due")).toThrow("only-once");
  });
});
