/** Navigation. The page's address decides which screen is shown. Plain links (`<a href="/learn">`) navigate. */
import { matchRoute, type Match } from "./routes";

const here = $state({ path: window.location.pathname, hash: window.location.hash, query: window.location.search });

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
};

export function currentMatch(): Match {
  return matchRoute(here.path);
}

function readAddress(): void {
  here.path = window.location.pathname;
  here.hash = window.location.hash;
  here.query = window.location.search;
}

export function navigate(to: string, { replace = false } = {}): void {
  if (replace) window.history.replaceState(null, "", to);
  else window.history.pushState(null, "", to);
  const pathChanged = here.path !== window.location.pathname;
  readAddress();
  if (pathChanged) window.scrollTo(0, 0);
}

function onClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
  if (!link || modified || event.defaultPrevented || !staysHere(link)) return;
  event.preventDefault();
  navigate(link.pathname + link.search + link.hash);
}

function staysHere(link: HTMLAnchorElement): boolean {
  const other = link.target !== "" || link.hasAttribute("download") || link.origin !== window.location.origin;
  const sameDocument = link.pathname === window.location.pathname && link.hash !== "";
  return !other && !sameDocument && !link.pathname.startsWith("/api/");
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
