/** The list of open tables, as long as somebody looks at it. */
import type { Session } from "./session.svelte";

/** Follows the lobby as soon as the reader is `known` to the server. Returns what ends it, which may come first. */
export function followLobby(
  session: Session,
  known: Promise<unknown>,
  onFailure: (error: unknown) => void,
): () => void {
  let left = false;
  let leave = (): void => undefined;
  known.then(
    () => {
      if (!left) leave = session.watchLobby();
    },
    (error: unknown) => {
      if (!left) onFailure(error);
    },
  );
  return () => {
    left = true;
    leave();
  };
}
