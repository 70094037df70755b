/** What serves this build of the client. */

/** Whether a game server serves the client. `vite build --mode site` builds a client for plain file servers, without
 * everything that needs a game server. */
export const hasServer = import.meta.env.MODE !== "site";

/** Whether a table or match, by its id, is played and kept in this browser alone. */
export function isOnDevice(id: string | null): boolean {
  return id?.startsWith("device-") ?? false;
}
