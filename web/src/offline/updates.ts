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
  const run = (): void => {
    navigator.serviceWorker.addEventListener("controllerchange", () => window.location.reload(), { once: true });
    worker.postMessage("take-over");
  };
  showToast(t("update-notice"), { label: t("update-now"), run });
}
