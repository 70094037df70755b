import { afterEach, expect, it } from "vitest";
import { settings } from "../settings.svelte";
import { pressShortcut } from "./shortcuts";

afterEach(() => {
  settings.shortcuts = true;
});

it("presses what names the key, unless the reader has switched single keys off", () => {
  const root = document.createElement("div");
  root.innerHTML = `<button aria-keyshortcuts="1"></button>`;
  let pressed = 0;
  root.querySelector("button")!.addEventListener("click", () => (pressed += 1));
  pressShortcut(new KeyboardEvent("keydown", { key: "1" }), root);
  expect(pressed).toBe(1);
  settings.shortcuts = false;
  pressShortcut(new KeyboardEvent("keydown", { key: "1" }), root);
  expect(pressed).toBe(1);
});
