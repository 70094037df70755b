/* A page that shows the drawings, for development: `npm run dev`, then /src/art/gallery.html?part=faces&theme=dark. */
import { mount } from "svelte";
import { isLanguage, startTexts } from "../i18n";
import "../theme.css";
import Gallery from "./GalleryPage.svelte";

const asked = new URLSearchParams(location.search);
document.documentElement.dataset["theme"] = asked.get("theme") ?? "light";
const language = asked.get("language") ?? "";
await startTexts(isLanguage(language) ? language : "en", []);
const target = document.getElementById("gallery");
if (target) mount(Gallery, { target, props: { part: asked.get("part") ?? "faces", only: asked.get("only") } });
