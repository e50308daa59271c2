import { describe, expect, it } from 'vitest';
import type { MatchSummary } from '../wire/types';
import { agoOf, stateOf } from './state';

const match: MatchSummary = {
  id: 'x', title: 'Modern', yourSeat: 0, yourTurn: false, over: false, removable: false, turn: 3, practice: false, players: ['Ada', 'Rush', 'Balanced'], winners: [], changedAt: 0,
};
const over = { ...match, over: true };

describe('the state of a match in a list', () => {
  it('says whose turn it is', () => {
    expect(stateOf(match)).toBe('In progress · turn 3');
    expect(stateOf({ ...match, yourTurn: true })).toBe('Your turn · turn 3');
    expect(stateOf({ ...match, turn: 0, yourTurn: true })).toBe('Your turn');
    expect(stateOf({ ...match, turn: 0 })).toBe('Not started');
  });

  it('says who has won', () => {
    expect(stateOf({ ...over, winners: [0] })).toBe('You won · turn 3');
    expect(stateOf({ ...over, winners: [1] })).toBe('Rush won · turn 3');
    expect(stateOf({ ...over, winners: [1, 2] })).toBe('Rush and Balanced won · turn 3');
    expect(stateOf({ ...over, yourSeat: null, winners: [0] })).toBe('Ada won · turn 3');
  });

  it('says that it is practice', () => {
    expect(stateOf({ ...match, practice: true })).toBe('Practice · In progress · turn 3');
  });

  it('says that nobody has', () => {
    expect(stateOf(over)).toBe('Draw · turn 3');
  });

  it('says how long ago it was played', () => {
    const minutes = (n: number) => agoOf(match, n * 60_000);
    expect([0.5, 1, 59.9, 60, 60 * 23.9, 60 * 24, 60 * 24 * 9].map(minutes)).toEqual([
      'just now', '1 minute ago', '59 minutes ago', '1 hour ago', '23 hours ago', 'yesterday', '9 days ago',
    ]);
  });
});
