/** Messages that change a table. `Session.send` adds the reference that the answer carries. */
import type { ClientMessage } from "./messages";

type Without<Message, Key extends PropertyKey> = Message extends unknown ? Omit<Message, Key> : never;

export type Command = Without<
  Exclude<ClientMessage, { type: "hello" | "ping" | "enter" | "exit" | "watch-lobby" | "leave-lobby" }>,
  "ref"
>;
