import { mount } from "svelte";
import App from "./App.svelte";
import { startTexts } from "./i18n";
import { settings } from "./settings.svelte";
import "./theme.css";

await startTexts(settings.language);
const target = document.getElementById("app");
if (target) mount(App, { target });
