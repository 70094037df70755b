import { describe, expect, it } from "vitest";
import { settings } from "../../settings.svelte";
import { askKey, keyAction, playKey } from "./keys";

function pressed(key: string, target: Element = document.body, more: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent("keydown", { key, ...more });
  Object.defineProperty(event, "target", { value: target });
  return event;
}

describe("keys at the table", () => {
  it("play, ask and open", () => {
    expect(keyAction(pressed("3"))).toEqual({ kind: "play", index: 2 });
    expect(keyAction(pressed("Q"))).toEqual({ kind: "ask", place: "left" });
    expect(keyAction(pressed("?"))).toEqual({ kind: "tool", name: "help" });
    expect(keyAction(pressed("ArrowLeft", document.body, { repeat: true }))).toEqual({ kind: "browse", step: -1 });
    expect(keyAction(pressed("x"))).toBeNull();
  });

  it("mean nothing to whoever writes, or holds another key", () => {
    expect(keyAction(pressed("3", document.createElement("input")))).toBeNull();
    expect(keyAction(pressed("c", document.body, { ctrlKey: true }))).toBeNull();
    expect(keyAction(pressed("1", document.body, { repeat: true }))).toBeNull();
  });

  it("are shown where they do something: nine cards, three seats, and none where the reader wants none", () => {
    expect([-1, 0, 8, 9].map(playKey)).toEqual([null, 1, 9, null]);
    expect(askKey("left")).toBe("Q");
    expect(askKey("bottom")).toBeUndefined();
    settings.shortcuts = false;
    expect([playKey(0), askKey("left")]).toEqual([null, undefined]);
    settings.shortcuts = true;
  });
});
