/** The levels of bots, weakest first, for screens that are drawn before the server was asked. */
export const LEVELS = ["novice", "casual", "club", "expert", "master", "grandmaster"] as const;
