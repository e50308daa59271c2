import { describe, expect, it } from 'vitest';
import { bow } from './bow';

const MAKE = { gap: 4, head: 10, bend: 0.2, deepest: 30, near: 60 };

describe('an arrow between two badges', () => {
  it('bends to one side on its way there and to the other on its way back', () => {
    const there = bow([0, 0], [100, 0], 10, MAKE).middle;
    const back = bow([100, 0], [0, 0], 10, MAKE).middle;
    expect(Math.sign(there[1])).toBe(-Math.sign(back[1]));
    expect(there[0]).toBeCloseTo(45, -1);
  });

  it('bends no deeper than it may', () => {
    expect(Math.abs(bow([0, 0], [1000, 0], 10, MAKE).middle[1])).toBeLessThanOrEqual(30);
  });

  it('bends deeper between badges that nearly touch', () => {
    expect(Math.abs(bow([0, 0], [30, 0], 10, MAKE).middle[1])).toBeGreaterThan(6);
  });

  it('has a shape even where there is no way', () => {
    expect(bow([5, 5], [5, 5], 10, MAKE).line).not.toContain('NaN');
  });
});
