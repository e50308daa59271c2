/** The help of a game: its goal, how it goes, and its keys. */
export interface HelpText {
  readonly goal: string;
  readonly points: readonly string[];
  /** What becomes of a player who resigns. */
  readonly resigning: string;
  readonly keys: readonly (readonly [pressed: string, meaning: string])[];
}
