/** Installs the service worker, and offers a new version of the client when there is one. */
import { t } from "../i18n";
import { showToast } from "../ui/toasts.svelte";

export async function keepOffline(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register("/sw.js");
    if (registration.waiting) offer(registration.waiting);
    registration.addEventListener("updatefound", () => watch(registration.installing));
  } catch (error) {
    console.warn("without a service worker:", error);
  }
}

/** The first version has nobody to replace. */
function watch(worker: ServiceWorker | null): void {
  worker?.addEventListener("statechange", () => {
    if (worker.state === "installed" && navigator.serviceWorker.controller) offer(worker);
  });
}

function offer(worker: ServiceWorker): void {
  showToast(t("update-notice"), { label: t("update-now"), run: () => takeOver(worker) });
}

function takeOver(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => window.location.reload(), { once: true });
  worker.postMessage("take-over");
}

/** The page is too old for the server: a plain reload would get the version that the service worker keeps. */
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
