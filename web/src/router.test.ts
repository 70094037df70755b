import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

type Router = typeof import("./router.svelte");

/** Loads the router as a page at `address` does, with a game server or on a static site. */
async function routerAt(address: string, hasServer: boolean): Promise<Router> {
  vi.resetModules();
  vi.doMock("./host", () => ({ hasServer }));
  window.history.replaceState(null, "", address);
  return import("./router.svelte");
}

/** Clicks on a link. Returns whether the router followed it; otherwise it is left to the browser. */
function follow(link: string, properties: Partial<HTMLAnchorElement> = {}): boolean {
  const element = Object.assign(document.createElement("a"), { href: link }, properties);
  document.body.append(element);
  let followed = false;
  const afterRouter = (event: Event): void => {
    followed = event.defaultPrevented;
    event.preventDefault(); // the environment of the tests would load the page
  };
  window.addEventListener("click", afterRouter, { once: true });
  element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  return followed;
}

const HOSTS = [
  { name: "a game server", hasServer: true, root: "", home: "/" },
  { name: "a static site", hasServer: false, root: "/some/where/#", home: "/some/where/" },
];

describe.each(HOSTS)("with $name", ({ hasServer, root, home }) => {
  let router: Router;
  let stop = (): void => undefined;
  const start = async (address: string): Promise<void> => {
    router = await routerAt(address, hasServer);
    stop = router.startRouter();
  };

  beforeEach(() => {
    window.scrollTo = vi.fn();
  });
  afterEach(() => {
    stop();
    document.body.replaceChildren();
    vi.doUnmock("./host");
  });

  it("the page's own address is the home screen", async () => {
    await start(home);
    expect(router.place.path).toBe("/");
    expect(router.currentMatch().route.pattern).toBe("/");
  });

  it("an address has a path, a query and an anchor", async () => {
    await start(`${root}/replay/abc?round=2&step=3#jhn=x-_`);
    expect(router.place.path).toBe("/replay/abc");
    expect(router.place.query.get("step")).toBe("3");
    expect(router.place.hash).toBe("#jhn=x-_");
    expect(router.place.address).toBe("/replay/abc?round=2&step=3#jhn=x-_");
    expect(router.currentMatch().properties).toEqual({ game: "abc" });
  });

  it("a link and navigate lead to the same address, and the page begins at its top", async () => {
    await start(home);
    expect(follow(router.href("/rules#R3.1"))).toBe(true);
    const followed = window.location.href;
    expect(new URL(followed).pathname + new URL(followed).hash).toBe(`${root}/rules#R3.1`);
    expect(router.place.address).toBe("/rules#R3.1");
    expect(window.scrollTo).toHaveBeenCalledTimes(1);
    router.navigate("/learn");
    router.navigate("/rules#R3.1", { replace: true });
    expect(window.location.href).toBe(followed);
  });

  it("the history is followed", async () => {
    await start(`${root}/learn`);
    window.history.replaceState(null, "", `${root}/settings`);
    window.dispatchEvent(new PopStateEvent("popstate"));
    expect(router.place.path).toBe("/settings");
  });

  it("an anchor within the page scrolls to it, also for the second time", async () => {
    await start(`${root}/rules`);
    const clause = document.createElement("article");
    clause.id = "R3.1";
    const scrolled = (clause.scrollIntoView = vi.fn());
    document.body.append(clause);
    const clicks = [follow(router.href("/rules#R3.1")), follow(router.href("/rules#R3.1"))];
    // With a game server the browser does this by itself.
    expect(clicks).toEqual([!hasServer, !hasServer]);
    expect(scrolled).toHaveBeenCalledTimes(hasServer ? 0 : 2);
    expect(window.scrollTo).not.toHaveBeenCalled();
  });

  it.each([
    ["elsewhere", "https://example.org/", {}],
    ["in a new window", "/rules", { target: "_blank" }],
    ["to a file", "/learn", { download: "it" }],
    ["to the server's data", "/api/me/export", {}],
  ])("a link %s is left to the browser", async (_, link, properties) => {
    await start(home);
    const to = link.startsWith("/api/") || link.includes("://") ? link : router.href(link);
    expect(follow(to, properties)).toBe(false);
    expect(router.place.path).toBe("/");
  });
});

describe("an address on a static site", () => {
  it("that leads nowhere says so", async () => {
    const router = await routerAt("/some/where/#no-such-anchor", false);
    expect(router.currentMatch().route.pattern).toBe("*");
  });
});
