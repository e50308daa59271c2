import { describe, expect, it } from 'vitest';
import { bands } from './ribbon';

describe('the ribbon of a replay', () => {
  it('shares the height by the parts at each time', () => {
    const [first, second] = bands([[1, 1], [3, 1]], 100, 40);
    expect(first).toEqual([[0, 40], [100, 40], [100, 10], [0, 20]]);
    expect(second).toEqual([[0, 20], [100, 10], [100, 0], [0, 0]]);
  });

  it('leaves out times at which nobody has anything', () => {
    const [first] = bands([[0, 0], [2, 2], [4, 0]], 100, 40);
    expect(first).toEqual([[50, 40], [100, 40], [100, 0], [50, 20]]);
  });

  it('stays small however long the match was, and reaches its end', () => {
    const parts = Array.from({ length: 5_000 }, (_, i) => [i + 1, 5_000 - i]);
    const [first] = bands(parts, 300, 40);
    expect(first.length).toBeLessThanOrEqual(480);
    expect(Math.max(...first.map(([x]) => x))).toBe(300);
  });

  it('has nothing to draw of nothing', () => {
    expect(bands([], 100, 40)).toEqual([]);
  });
});
