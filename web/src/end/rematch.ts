import type { MatchWish } from '../wire/http';
import type { MatchInfo, SeatInfo } from '../wire/types';

/** The terms of a rematch: board, opening, and whether players keep or swap seats. */
export interface Terms extends Pick<MatchWish, 'board' | 'opening'> {
  readonly seating: 'same' | 'turned';
}

/** The same match once more: bots stay, as do people at the same screen; others are invited again. */
export function rematchOf({ preset, options, pace, time, seats }: MatchInfo, { board, opening, seating }: Terms): MatchWish {
  const screen = seats.find(({ you }) => you)?.screen ?? null;
  const players = seats.map((seat) => again(seat, screen));
  return { preset, board, opening, options, pace, time, seats: seating === 'same' ? players : players.toReversed() };
}

function again({ kind, bot, you, name, screen }: SeatInfo, own: number | null): MatchWish['seats'][number] {
  if (you) return { kind: 'you', bot: null, name };
  if (screen !== null && screen === own) return { kind: 'here', bot: null, name };
  return kind === 'bot' ? { kind, bot, name } : { kind: 'open', bot: null, name: null };
}
