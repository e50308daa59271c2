import { describe, expect, it } from 'vitest';
import { inPane, isCrowded } from './crowd';
import { spacing, type Point } from './drawing';

const row: Point[] = Array.from({ length: 1000 }, (_, i) => [i * 60, 0]);

describe('a large board', () => {
  it('is drawn as far as it is seen', () => {
    expect(inPane(row, { width: 600, height: 300 })).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(inPane(row.map(([x]): Point => [x, -500]), { width: 600, height: 300 })).toEqual([]);
  });

  it('is drawn as a whole if it is not large', () => {
    expect(inPane(row.slice(0, 42), { width: 600, height: 300 })).toHaveLength(42);
  });

  it('has room for badges once one looks closely', () => {
    expect(spacing(row)).toBe(60);
    expect(isCrowded(spacing(row), 0.2)).toBe(true);
    expect(isCrowded(spacing(row), 0.4)).toBe(false);
  });

  it('is never crowded with a single place', () => {
    expect(isCrowded(spacing([[1, 1]]), 0.1)).toBe(false);
  });
});
