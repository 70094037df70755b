/** Little width: the other seats stand in a row above the middle. The same words stand in the components' styles. */
import { MediaQuery } from "svelte/reactivity";

export const NARROW = new MediaQuery("(max-width: 719px), (max-aspect-ratio: 4 / 5)", false);
