import type { Terms } from '../../../end/rematch';
import { text } from '../text/en';
import type { MatchInfo } from '../../../wire/types';
import type { Verdict } from '../wire';

/** The result of a match, in words for the viewer. */
export function resultOf({ seats }: MatchInfo, you: number | null, { winners }: Verdict): string {
  if (winners.length === 0) return text.over.ended;
  if (you === null || !winners.includes(you)) return text.over.won(winners.map((seat) => seats[seat].name));
  return winners.length === 1 ? text.over.youWon : text.over.yourTeamWon;
}

/** What is played again: the same board, opened the same way. */
export function termsOf({ board, opening }: MatchInfo): Terms {
  return { board, opening, seating: 'same' };
}
