/** Follows the list of open tables. */
import type { Session } from "./session.svelte";

/** Follows the lobby once `known` resolves. Returns a function that ends this; it may be called before that. */
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
