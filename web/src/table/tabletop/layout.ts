/** The layouts for little room. Styles repeat these queries. */
import { MediaQuery } from "svelte/reactivity";

/** With little width, the other seats are in a row above the middle. */
export const NARROW = new MediaQuery("(max-width: 719px), (max-aspect-ratio: 4 / 5)", false);

/** With little height, as on a phone in landscape, notes have no row of their own. */
export const LOW = new MediaQuery("(max-height: 560px) and (min-width: 560px)", false);
