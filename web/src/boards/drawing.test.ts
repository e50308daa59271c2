import { describe, expect, it } from 'vitest';
import { roundTo } from './drawing';

describe('a border over the edge of a board', () => {
  const board = { width: 1000, height: 600 };

  it('leads out at one side and in at the other', () => {
    expect(roundTo([20, 100], [980, 120], board)).toEqual([-1000, 0]);
    expect(roundTo([980, 120], [20, 100], board)).toEqual([1000, 0]);
  });

  it('or over the top', () => {
    expect(roundTo([500, 20], [480, 590], board)).toEqual([0, -600]);
    expect(roundTo([480, 590], [500, 20], board)).toEqual([0, 600]);
  });
});
