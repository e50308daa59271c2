import { describe, expect, it } from 'vitest';
import type { MoveValue } from '../wire';
import { wordsOf, worthsOf } from './values';

const value = (points: number[], chance: number, basis: MoveValue['basis'] = 'table', plies: number | null = null): MoveValue => ({
  move: '', points, basis, chance, plies,
});

describe('the values of moves on a board', () => {
  it('are those of the points where beads can be placed', () => {
    const worths = worthsOf([value([3], 1, 'proof', 5), value([4], 0.62, 'estimate')], null);
    expect(worths.get(3)).toMatchObject({ label: 'W5', tone: 'win' });
    expect(worths.get(4)).toMatchObject({ label: '62%', tone: 'estimate' });
  });

  it('are the best of each bead until one is chosen', () => {
    const moves = [value([0, 1], 1, 'table', 3), value([0, 2], 0.5), value([5, 2], 0, 'table', 4)];
    expect([...worthsOf(moves, null)].map(([point, { label }]) => [point, label])).toEqual([[0, 'W3'], [5, 'L4']]);
    expect([...worthsOf(moves, 0)].map(([point, { label }]) => [point, label])).toEqual([[1, 'W3'], [2, 'D']]);
  });

  it('say what they rest on', () => {
    expect(wordsOf(value([0], 0.5))).toBe('draw');
    expect(wordsOf(value([0], 1, 'table', 5))).toBe('win, next capture in 5 moves');
    expect(wordsOf(value([0], 0, 'proof', 1))).toBe('loss, end in 1 move');
    expect(wordsOf(value([0], 0.4, 'estimate'))).toBe('estimate: 40 % to win');
  });
});
