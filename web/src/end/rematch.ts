import type { MatchInfo, NewMatch, SeatInfo } from '../wire/types';

/** The terms of a rematch: board, opening, and whether players keep or swap seats. */
export interface Terms extends Pick<NewMatch, 'board' | 'opening'> {
  readonly seating: 'same' | 'turned';
}

/** The same match once more: bots stay, people are invited again. */
export function rematchOf({ preset, options, pace, time, seats }: MatchInfo, { board, opening, seating }: Terms): NewMatch {
  const players = seats.map(again);
  return { preset, board, opening, options, pace, time, seats: seating === 'same' ? players : players.toReversed() };
}

function again({ kind, bot, you, name }: SeatInfo): NewMatch['seats'][number] {
  if (you) return { kind: 'you', bot: null, name };
  return kind === 'bot' ? { kind, bot, name } : { kind: 'open', bot: null, name: null };
}
