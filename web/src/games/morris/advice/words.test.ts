import { describe, expect, it } from 'vitest';
import type { Explanation } from '../wire';
import { moveWords, reasonWords } from './words';

const NAMES = ['A', 'B', 'C'];
const plain: Explanation = { move: '', points: [0], closesMill: false, stopsMill: false, chance: 0.5, decidedIn: null, others: [] };

describe('the reasons for a move of Morris', () => {
  it('name the move by its points', () => {
    expect(moveWords(NAMES, [0], false)).toBe('Place a bead on A');
    expect(moveWords(NAMES, [0], true)).toBe('Take the bead on A');
    expect(moveWords(NAMES, [0, 2], false)).toBe('Move from A to C');
  });

  it('begin with mills, and end with the next best moves', () => {
    const others = [{ move: '', points: [1, 2], chance: 0.25 }];
    expect(reasonWords(NAMES, { ...plain, closesMill: true, others }, false)).toBe(
      'Closes a mill. Chance to win: 50 % (next best: Move from B to C, 25 %)',
    );
  });

  it('say how soon the match ends, if that is seen', () => {
    expect(reasonWords(NAMES, { ...plain, chance: 1, decidedIn: 3 }, false)).toBe('Wins in 3 moves.');
    expect(reasonWords(NAMES, { ...plain, chance: 0, decidedIn: 1 }, false)).toContain('Loses in 1 move');
  });
});
