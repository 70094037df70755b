/** What serves this build of the client. */

/** Whether a game server serves the client. `vite build --mode site` builds a client for plain file servers, without
 * everything that needs a game server. */
export const hasServer = import.meta.env.MODE !== "site";
