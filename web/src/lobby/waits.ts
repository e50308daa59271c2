/** How long a player lets others join a quick match before bots fill it, in seconds by match; 0 for ever. */
const waits = new Map<string, number>();

export function waitFor(match: string, seconds: number): void {
  waits.set(match, seconds);
}

/** The wait of a match, if the player has chosen one; it is asked for once. */
export function takeWait(match: string): number | null {
  const seconds = waits.get(match) ?? null;
  waits.delete(match);
  return seconds;
}
