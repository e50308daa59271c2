import { describe, expect, it } from 'vitest';
import type { Point } from '../wire/types';
import { areaPaths, cell, spacing } from './cells';
import { isSeen, pan, toSheet, wholeOf, zoom } from './lens';

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

describe('areas', () => {
  const places: Point[] = [
    { x: 0, y: 0 },
    { x: 60, y: 10 },
    { x: 20, y: 70 },
    { x: 900, y: 900 },
  ];

  it('hold what is nearer to their territory than to any other, and no more than the land around it', () => {
    for (const place of places) {
      const others = places.filter((other) => other !== place);
      for (const corner of cell(place, others, 50)) {
        const own = distance(corner, place);
        expect(own).toBeLessThan(50.001);
        for (const other of others) expect(own).toBeLessThan(distance(corner, other) + 0.001);
      }
    }
  });

  it('are whole where nobody else is near, and survive two territories in one place', () => {
    expect(cell(places[3], places.slice(0, 3), 50)).toHaveLength(48);
    expect(cell(places[0], [{ ...places[0] }], 50)).toHaveLength(48);
  });

  it('are drawn the same whether or not they were known before', () => {
    const draw = areaPaths();
    const before = draw(places, 50);
    const moved = [{ x: 5, y: 5 }, ...places.slice(1)];
    expect(draw(moved, 50)).toEqual(areaPaths()(moved, 50));
    expect(draw(moved, 50)[0]).not.toBe(before[0]);
    expect(draw(moved, 50)[3]).toBe(before[3]);
    expect(draw(moved, 40)[3]).not.toBe(before[3]);
  });

  it('are measured by the usual distance', () => {
    expect(spacing([{ x: 0, y: 0 }, { x: 3, y: 4 }, { x: 100, y: 0 }], 1)).toBe(5);
    expect(spacing([{ x: 0, y: 0 }], 84)).toBe(84);
  });
});

describe('the lens', () => {
  const pane = { width: 400, height: 300 };

  it('keeps what lies under the pointer there', () => {
    const lens = { x: 10, y: 20, scale: 2 };
    const at = { x: 50, y: 260 };
    expect(toSheet(zoom(lens, pane, at, 1.7), pane, at)).toEqual(toSheet(lens, pane, at));
    expect(pan(lens, 4, -2)).toEqual({ x: 8, y: 21, scale: 2 });
  });

  it('shows all places, and none larger than usual', () => {
    const far = [{ x: -1000, y: 0 }, { x: 3000, y: 500 }];
    const lens = wholeOf(far, pane, 1);
    for (const place of far) expect(isSeen(lens, pane, place)).toBe(true);
    expect(wholeOf([{ x: 7, y: 8 }], pane, 1)).toEqual({ x: 7, y: 8, scale: 1 });
    expect(wholeOf([], pane, 1)).toEqual({ x: 0, y: 0, scale: 1 });
  });
});
