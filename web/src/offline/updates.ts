/** Installs the service worker, and reports when there is a new version of the client. */

/** Called when a new version waits; `takeOver` activates it and reloads the page. */
export type OnUpdate = (takeOver: () => void) => void;

export async function keepOffline(onUpdate: OnUpdate): Promise<void> {
  const offer = (worker: ServiceWorker): void => onUpdate(() => takeOver(worker));
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`);
    if (registration.waiting) offer(registration.waiting);
    registration.addEventListener("updatefound", () => watch(registration.installing, offer));
  } catch (error) {
    console.warn("without a service worker:", error);
  }
}

/** The first version replaces none, so it is not offered. */
function watch(worker: ServiceWorker | null, offer: (worker: ServiceWorker) => void): void {
  worker?.addEventListener("statechange", () => {
    if (worker.state === "installed" && navigator.serviceWorker.controller) offer(worker);
  });
}

function takeOver(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => window.location.reload(), { once: true });
  worker.postMessage("take-over");
}

/** Reloads the newest version. A plain reload would load the version that the service worker keeps. */
export async function reloadNewest(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  await registration?.update().catch(() => undefined);
  const newest = registration?.installing ?? registration?.waiting;
  if (newest && (await installed(newest))) takeOver(newest);
  else window.location.reload();
}

function installed(worker: ServiceWorker): Promise<boolean> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (worker.state === "installed") resolve(true);
      else if (worker.state !== "installing") resolve(false);
    };
    worker.addEventListener("statechange", look);
    look();
  });
}
