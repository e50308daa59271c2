import type { MatchInfo, NewMatch, SeatInfo } from '../wire/types';

/** What a new match needs besides who plays. */
export type Terms = Pick<NewMatch, 'board' | 'opening'>;

/** The same match once more: bots stay, people are invited again. */
export function rematchOf({ preset, pace, seats }: MatchInfo, terms: Terms): NewMatch {
  return { preset, ...terms, pace, seats: seats.map(again) };
}

function again({ kind, bot, you, name }: SeatInfo): NewMatch['seats'][number] {
  if (you) return { kind: 'you', bot: null, name };
  return kind === 'bot' ? { kind, bot, name } : { kind: 'open', bot: null, name: null };
}
