// The service worker: keeps the whole client, so that rules, lessons and settings work without a network.
// The build writes the list of files and their common version in place of the two names in capitals.
const FILES = __FILES__;
const CACHE = `jekyllhyde-${__VERSION__}`;
const PAGE = "/index.html";
const LIVE = ["/api/", "/ws", "/metrics", "/healthz", "/readyz"];

/** Copies files from older caches where possible. A file with a hash in its name never changes. */
async function keep(cache, path) {
    const known = path.startsWith("/assets/") ? await caches.match(path) : undefined;
    await cache.put(path, known ?? (await fetched(path)));
}

async function fetched(path) {
    const answer = await fetch(path, { cache: "no-cache" });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return answer;
}

async function install() {
    const cache = await caches.open(CACHE);
    await Promise.all(FILES.map((path) => keep(cache, path)));
}

/** Deletes older caches only if one page is open. Other pages may still run an older version and need its files. */
async function activate() {
    const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const older = (await caches.keys()).filter((name) => name !== CACHE);
    if (pages.length <= 1) await Promise.all(older.map((name) => caches.delete(name)));
    await self.clients.claim();
}

/** Answers with the files of this worker's version. An older page finds its files, which have hashes in their names, in
 * an older cache. */
async function answer(request) {
    const cache = await caches.open(CACHE);
    const kept = await cache.match(request.mode === "navigate" ? PAGE : request, { ignoreSearch: true });
    return kept ?? (await caches.match(request)) ?? fetch(request);
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("message", (event) => {
    // Only when the reader agreed: a page in use must not lose files that it still has to load.
    if (event.data === "take-over") void self.skipWaiting();
});
self.addEventListener("fetch", (event) => {
    const url = new URL(event.request.url);
    const live = url.origin !== self.location.origin || LIVE.some((start) => url.pathname.startsWith(start));
    if (event.request.method === "GET" && !live) event.respondWith(answer(event.request));
});
