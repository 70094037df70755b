import { describe, expect, it } from "vitest";
import { matchPattern, matchRoute } from "./routes";

describe("addresses", () => {
  it.each([
    ["/", "/", {}],
    ["/lobby", "/lobby", {}],
    ["/lobby", "/lobby/", {}],
    ["/t/:id", "/t/abc", { id: "abc" }],
    ["/learn/:chapter?", "/learn", { chapter: undefined }],
    ["/learn/:chapter?", "/learn/three", { chapter: "three" }],
  ])("%s matches %s", (pattern, path, properties) => {
    expect(matchPattern(pattern, path)).toEqual(properties);
  });

  it.each([
    ["/", "/lobby"],
    ["/lobby", "/"],
    ["/t/:id", "/t"],
    ["/t/:id", "/t/abc/more"],
    ["/rules", "/rulesbook"],
  ])("%s does not match %s", (pattern, path) => {
    expect(matchPattern(pattern, path)).toBeNull();
  });

  it("leads nowhere, but somewhere that says so", () => {
    expect(matchRoute("/no/such/place").route.pattern).toBe("*");
    expect(matchRoute("/t/abcdefabcdef").route.parts).toContain("table");
  });
});
