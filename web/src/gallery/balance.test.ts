import { describe, expect, it } from 'vitest';
import { verdict } from './balance';

const share = (percent: number, low: number, high: number) => ({ percent, low, high });
const even = [share(49, 45, 53), share(51, 47, 55)];
const uneven = [share(39, 35, 43), share(61, 57, 65)];
const measured = { bot: 'balanced-1', rules: 'modern', games: 600, draws: 0, fewTurns: 20, manyTurns: 70 };

describe('the balance of a board', () => {
  it('is even if no seat clearly wins more than its share', () => {
    expect(verdict({ ...measured, turns: even, positions: [] })).toBe('Even: no turn and no position wins clearly more often.');
  });

  it('names the turns and positions that clearly win more', () => {
    expect(verdict({ ...measured, turns: uneven, positions: even })).toBe('Favours the second turn.');
    expect(verdict({ ...measured, turns: uneven, positions: uneven })).toBe('Favours position 2 and the second turn.');
  });

  it('compares with an even share of the number of seats', () => {
    const three = [share(30, 26, 34), share(32, 28, 36), share(38, 34, 42)];
    expect(verdict({ ...measured, turns: three, positions: [] })).toBe('Favours the third turn.');
  });
});
