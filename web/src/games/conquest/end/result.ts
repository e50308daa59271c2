import type { Terms } from '../../../end/rematch';
import { text } from '../../../text/en';
import type { MatchInfo } from '../../../wire/types';

/** How a match ended, in words for whoever sits there. */
export function resultOf({ winner, seats }: MatchInfo, you: number | null): string {
  if (winner === null) return text.over.ended;
  return winner === you ? text.over.youWon : text.over.won(seats[winner].name);
}

/** What is played again: the same board, opened the same way. */
export function termsOf({ board, opening }: MatchInfo): Terms {
  return { board, opening: opening ?? 'dealt', seating: 'same' };
}
