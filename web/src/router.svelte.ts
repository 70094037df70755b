/** Navigation. The page's address decides which screen is shown. Plain links (`<a href={href("/learn")}>`) navigate. */
import { fragments, paths } from "./address";
import { hasServer } from "./host";
import { matchRoute, type Match } from "./routes";

const scheme = hasServer ? paths : fragments;
const here = $state(scheme.read(window.location));

export const place = {
  get path(): string {
    return here.path;
  },
  get hash(): string {
    return here.hash;
  },
  get query(): URLSearchParams {
    return new URLSearchParams(here.query);
  },
  /** The whole address, as `navigate` takes it. */
  get address(): string {
    return here.path + here.query + here.hash;
  },
};

export function currentMatch(): Match {
  return matchRoute(here.path);
}

/** What a link to a screen has as its `href`. */
export function href(to: string): string {
  return scheme.href(to);
}

function readAddress(): void {
  Object.assign(here, scheme.read(window.location));
}

export function navigate(to: string, { replace = false } = {}): void {
  const before = here.path;
  if (replace) window.history.replaceState(null, "", href(to));
  else window.history.pushState(null, "", href(to));
  readAddress();
  if (here.path !== before) window.scrollTo(0, 0);
}

function onClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
  if (!link || modified || event.defaultPrevented || !staysHere(link)) return;
  const to = scheme.read(link);
  const anchor = to.path === here.path ? to.hash.slice(1) : "";
  if (anchor !== "" && hasServer) return; // the browser scrolls
  event.preventDefault();
  navigate(to.path + to.query + to.hash);
  if (anchor !== "") showAnchor(anchor);
}

function staysHere(link: HTMLAnchorElement): boolean {
  if (link.target !== "" || link.hasAttribute("download") || link.origin !== window.location.origin) return false;
  return hasServer ? !link.pathname.startsWith("/api/") : link.pathname === window.location.pathname;
}

/** Scrolls to an anchor and moves the focus there, as a browser does by itself if only the anchor follows `#`. */
function showAnchor(id: string): void {
  const target = document.getElementById(id);
  if (!target) return;
  target.scrollIntoView();
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Follows links and the history. Returns a function that ends this. */
export function startRouter(): () => void {
  document.addEventListener("click", onClick);
  window.addEventListener("popstate", readAddress);
  window.addEventListener("hashchange", readAddress);
  return () => {
    document.removeEventListener("click", onClick);
    window.removeEventListener("popstate", readAddress);
    window.removeEventListener("hashchange", readAddress);
  };
}
