// The service worker: keeps the client, so that everything that needs no server works without a network.
// The build writes the list of files, their common version and the kind of addresses in place of the names in capitals.
const FILES = __FILES__;
const KEPT_WITH_USE = __FILES_KEPT_WITH_USE__;
const ROOT = new URL("./", self.location).href;
const PAGE = "index.html";
// Other programs of the same origin may have caches, too, and so may this client in another folder.
const CACHES = `jekyllhyde-${ROOT}-`;
const CACHE = CACHES + __VERSION__;
const LIVE = ["api/", "ws", "metrics", "healthz", "readyz"];

/** Copies files from older caches where possible. A file with a hash in its name never changes. */
async function keep(cache, path) {
    const known = path.startsWith("assets/") ? await caches.match(path) : undefined;
    await cache.put(path, known ?? (await fetched(path)));
}

async function fetched(path) {
    const answer = await fetch(path, { cache: "no-cache" });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return answer;
}

async function install() {
    const cache = await caches.open(CACHE);
    const used = await Promise.all(KEPT_WITH_USE.map((path) => caches.match(path)));
    const wanted = [...FILES, ...KEPT_WITH_USE.filter((_, index) => used[index])];
    await Promise.all(wanted.map((path) => keep(cache, path)));
}

/** Deletes older caches only if one page is open. Other pages may still run an older version and need its files. */
async function activate() {
    const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const older = (await caches.keys()).filter((name) => name.startsWith(CACHES) && name !== CACHE);
    if (pages.length <= 1) await Promise.all(older.map((name) => caches.delete(name)));
    await self.clients.claim();
}

/** Answers with the files of this worker's version. An older page finds its files, which have hashes in their names, in
 * an older cache. */
async function answer(request) {
    const cache = await caches.open(CACHE);
    const path = request.url.slice(ROOT.length);
    if (KEPT_WITH_USE.includes(path) && !(await cache.match(path))) await keep(cache, path);
    const kept = await cache.match(isScreen(request) ? PAGE : request, { ignoreSearch: true });
    return kept ?? (await caches.match(request)) ?? fetch(request);
}

function isScreen({ mode, url }) {
    const [address] = url.split(/[?#]/, 1);
    return mode === "navigate" && (__SCREENS_HAVE_PATHS__ || address === ROOT);
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("message", (event) => {
    // Only when the reader agreed: a page in use must not lose files that it still has to load.
    if (event.data === "take-over") void self.skipWaiting();
});
self.addEventListener("fetch", (event) => {
    const { method, url } = event.request;
    const live = !url.startsWith(ROOT) || LIVE.some((start) => url.startsWith(ROOT + start));
    if (method === "GET" && !live) event.respondWith(answer(event.request));
});
