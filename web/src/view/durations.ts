/** How long matches take. The rounds are means of matches between bots of the level `club`. A round against bots takes 75
 * seconds: about 40 for the bots and for completed tricks on show, and 3 for each of the reader's 12 decisions. */
const ROUNDS: Record<number, number> = { 1: 1, 300: 3, 500: 5, 1000: 11 };
const SECONDS_A_ROUND = 75;

export function roundsTo(target: number): number {
  return ROUNDS[target]!;
}

export function minutesAgainstBots(target: number): number {
  return Math.round((roundsTo(target) * SECONDS_A_ROUND) / 60);
}
