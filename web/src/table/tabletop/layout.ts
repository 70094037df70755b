/** The layout for little width, with the other seats in a row above the middle. Styles repeat this query. */
import { MediaQuery } from "svelte/reactivity";

export const NARROW = new MediaQuery("(max-width: 719px), (max-aspect-ratio: 4 / 5)", false);
