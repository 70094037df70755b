import { mount } from "svelte";
import App from "./App.svelte";
import { startTexts } from "./i18n";
import { keepOffline } from "./offline/updates";
import { currentMatch } from "./router.svelte";
import { settings } from "./settings.svelte";
import "./theme.css";

// The screen and its texts are fetched side by side; App then finds both there.
const { route } = currentMatch();
await Promise.all([startTexts(settings.language, route.parts), route.load()]).catch(console.error);
const target = document.getElementById("app");
if (target) mount(App, { target });

// After the first screen, so that it does not compete with it.
if (document.readyState === "complete") void keepOffline();
else window.addEventListener("load", () => void keepOffline());
