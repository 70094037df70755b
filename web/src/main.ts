import { mount } from "svelte";
import App from "./App.svelte";
import { startTexts, t } from "./i18n";
import { session } from "./net/session.svelte";
import { keepOffline } from "./offline/updates";
import { currentMatch } from "./router.svelte";
import { TABLE } from "./routes";
import { settings } from "./settings.svelte";
import { showToast } from "./ui/toasts.svelte";
import "./theme.css";

// Load the screen, its texts and the table's state at the same time. App then finds them loaded.
const { route, properties } = currentMatch();
if (route === TABLE && properties.id) session.enter(properties.id);
await Promise.all([route.load(), startTexts(settings.language, route.parts)]).catch(console.error);
const target = document.getElementById("app");
if (target) mount(App, { target });

function offerUpdate(takeOver: () => void): void {
  showToast(t("update-notice"), { label: t("update-now"), run: takeOver });
}

// After the first screen, so that the downloads do not compete.
if (document.readyState === "complete") void keepOffline(offerUpdate);
else window.addEventListener("load", () => void keepOffline(offerUpdate));
