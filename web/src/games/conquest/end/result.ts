import { text } from '../../../text/en';
import type { MatchInfo, NewMatch, SeatInfo } from '../../../wire/types';

/** How a match ended, in words for whoever sits there. */
export function resultOf({ winner, seats }: MatchInfo, you: number | null): string {
  if (winner === null) return text.over.ended;
  return winner === you ? text.over.youWon : text.over.won(seats[winner].name);
}

/** The same match once more: bots stay, people are invited again. */
export function rematchOf({ preset, board, opening, pace, seats }: MatchInfo): NewMatch {
  return { preset, board, opening: opening ?? 'dealt', pace, seats: seats.map(again) };
}

function again({ kind, bot, you, name }: SeatInfo): NewMatch['seats'][number] {
  if (you) return { kind: 'you', bot: null, name };
  return kind === 'bot' ? { kind, bot, name } : { kind: 'open', bot: null, name: null };
}
