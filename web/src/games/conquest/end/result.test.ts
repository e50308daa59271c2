import { describe, expect, it } from 'vitest';
import type { MatchInfo, SeatInfo } from '../../../wire/types';
import type { Verdict } from '../wire';
import { resultOf } from './result';

const seat = (index: number, kind: SeatInfo['kind'], more: Partial<SeatInfo> = {}): SeatInfo => ({
  index, name: `Seat ${index}`, kind, account: false, bot: null, program: false, present: true, you: false, screen: null, ...more,
});
const match: MatchInfo = {
  id: 'a', game: 'conquest', preset: 'modern', board: 'world', opening: 'claimed', options: [], title: 'Modern', pace: 'fast', time: null, host: null, origin: null,
  over: true, winners: [1],
  seats: [seat(0, 'person', { you: true, name: 'Ada' }), seat(1, 'bot', { bot: 'rush', name: 'Rush 2' }), seat(2, 'person')],
};

describe('the end of a match', () => {
  it('is told to winners and to others', () => {
    const won: Verdict = { ending: 'last-left', winners: [1], ranking: [[1], [0], [2]] };
    expect(resultOf(match, 1, won)).not.toBe(resultOf(match, 0, won));
    expect(resultOf(match, 0, won)).toContain('Rush 2');
    expect(resultOf(match, 0, { ...won, winners: [] })).not.toContain('Rush 2');
  });

  it('is told to a team as its own', () => {
    const won: Verdict = { ending: 'limit', winners: [0, 2], ranking: [[0, 2], [1]] };
    expect(resultOf(match, 2, won)).toBe(resultOf(match, 0, won));
    expect(resultOf(match, 1, won)).toContain('Ada and Seat 2');
  });
});
