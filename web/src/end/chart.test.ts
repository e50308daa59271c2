import { describe, expect, it } from 'vitest';
import type { Point } from '../boards/drawing';
import { labels, nearest, path, scale, ticks, turnTicks } from './chart';

describe('a scale', () => {
  it('leads from one span to another, also upside down', () => {
    const y = scale([0, 40], [100, 0]);
    expect([0, 10, 40].map(y)).toEqual([100, 75, 0]);
  });

  it('does not break on a span without width', () => {
    expect(scale([3, 3], [0, 10])(3)).toBe(0);
  });
});

describe('ticks', () => {
  it('are round, whole, begin at 0 and stay below the highest value', () => {
    expect(ticks(42, 3)).toEqual([0, 20, 40]);
    expect(ticks(163, 3)).toEqual([0, 100]);
    expect(ticks(3, 3)).toEqual([0, 1, 2, 3]);
    expect(ticks(0, 3)).toEqual([0]);
    for (let highest = 1; highest < 700; highest++) {
      const marks = ticks(highest, 3);
      expect(marks.length).toBeGreaterThanOrEqual(2);
      expect(marks.length).toBeLessThanOrEqual(4);
      expect(marks.every((mark) => Number.isInteger(mark) && mark <= highest)).toBe(true);
    }
  });
});

describe('the point under a pointer', () => {
  it('is the nearest, and never outside', () => {
    expect([-9, 0, 24, 26, 100, 140].map((x) => nearest(x, 5, 100))).toEqual([0, 0, 1, 1, 4, 4]);
    expect(nearest(50, 1, 100)).toBe(0);
  });
});

describe('a path', () => {
  it('goes from point to point', () => {
    expect(path([[0, 1.26], [10, 2]])).toBe('M0 1.3L10 2');
    expect(path([])).toBe('');
  });
});

describe('labels of lines', () => {
  const field = { width: 200, height: 100 };
  const size = { width: 40, height: 12 };
  const flat = (y: number): Point[] => Array.from({ length: 11 }, (_, i) => [i * 20, y]);

  it('stand beside their own lines and inside the field', () => {
    const placed = labels([flat(20), flat(80)], [size, size], field);
    placed.forEach((label, i) => {
      expect(Math.abs(label!.y - [20, 80][i])).toBeLessThanOrEqual(12);
      expect(label!.x).toBeGreaterThanOrEqual(20);
      expect(label!.x).toBeLessThanOrEqual(180);
    });
  });

  it('never stand on one another, even where lines lie together', () => {
    const placed = labels([flat(50), flat(50), flat(52), flat(48)], Array(4).fill(size), field);
    const boxes = placed.filter((label) => label !== null);
    expect(boxes.length).toBeGreaterThanOrEqual(3);
    for (const a of boxes) {
      for (const b of boxes) {
        if (a !== b) expect(Math.abs(a.x - b.x) >= size.width || Math.abs(a.y - b.y) >= size.height).toBe(true);
      }
    }
  });

  it('choose the part where a line is alone', () => {
    const leaving = flat(90).map(([x, y], i): Point => [x, i < 5 ? y : y - (i - 5) * 16]);
    const [label] = labels([leaving, flat(90)], [size, size], field);
    expect(label!.y).toBeLessThan(70);
  });

  it('are left out where there is no room', () => {
    expect(labels([flat(5)], [{ width: 40, height: 120 }], field)).toEqual([null]);
  });
});

describe('the turns along an axis', () => {
  it('end with the turn that the match ended in', () => {
    expect(turnTicks(31, 4)).toEqual([0, 10, 20, 31]);
    expect(turnTicks(39, 4)).toEqual([0, 10, 20, 30, 39]);
    expect(turnTicks(40, 4)).toEqual([0, 10, 20, 30, 40]);
    expect(turnTicks(1, 4)).toEqual([0, 1]);
  });
});
