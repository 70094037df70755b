/** The version of the messages between client and server. */
export const PROTOCOL = 3;
