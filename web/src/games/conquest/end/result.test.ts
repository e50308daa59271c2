import { describe, expect, it } from 'vitest';
import type { MatchInfo, SeatInfo } from '../../../wire/types';
import { resultOf } from './result';

const seat = (index: number, kind: SeatInfo['kind'], more: Partial<SeatInfo> = {}): SeatInfo => ({
  index, name: `Seat ${index}`, kind, bot: null, present: true, you: false, ...more,
});
const match: MatchInfo = {
  id: 'a', game: 'conquest', preset: 'modern', board: 'world', opening: 'claimed', options: [], title: 'Modern', pace: 'fast',
  over: true, winner: 1,
  seats: [seat(0, 'person', { you: true, name: 'Ada' }), seat(1, 'bot', { bot: 'rush', name: 'Rush 2' }), seat(2, 'person')],
};

describe('the end of a match', () => {
  it('is told to winners and to others', () => {
    expect(resultOf(match, 1)).not.toBe(resultOf(match, 0));
    expect(resultOf(match, 0)).toContain('Rush 2');
    expect(resultOf({ ...match, winner: null }, 0)).not.toContain('Rush 2');
  });
});
