import { mount } from "svelte";
import App from "./App.svelte";
import { startTexts } from "./i18n";
import { keepOffline } from "./offline/updates";
import { settings } from "./settings.svelte";
import "./theme.css";

await startTexts(settings.language);
const target = document.getElementById("app");
if (target) mount(App, { target });

// After the first screen, so that it does not compete with it.
if (document.readyState === "complete") void keepOffline();
else window.addEventListener("load", () => void keepOffline());
