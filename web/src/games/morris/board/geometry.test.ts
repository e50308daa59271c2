import { describe, expect, it } from 'vitest';
import type { Board } from '../wire';
import { geometryOf, pointWithin } from './geometry';

const square: Board = {
  name: 'three',
  columns: 3,
  points: [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => ({ letter: '', algebraic: '', column, row }))),
  steps: [[0, 1], [1, 2], [0, 3], [0, 4], [4, 8], [1, 4], [3, 4], [4, 5], [4, 7], [2, 4], [4, 6]],
  mills: [],
};

describe('a drawn board of Morris', () => {
  const { side, points, radius, labels } = geometryOf(square);

  it('fills its square, with the first point at the top left', () => {
    const [first, last] = [points[0], points[8]];
    expect(first[0]).toBe(first[1]);
    expect(side - last[0]).toBe(first[0]);
    expect(first[0]).toBeGreaterThan(radius);
  });

  it('has the name of a point off its lines and beside its bead', () => {
    const [dx, dy] = [labels[0][0] - points[0][0], labels[0][1] - points[0][1]];
    expect(Math.sign(dx) === Math.sign(dy)).toBe(false);
    labels.forEach(([x, y], i) => expect(Math.hypot(x - points[i][0], y - points[i][1])).toBeGreaterThan(radius));
  });

  it('knows the point that a place is close to', () => {
    const [x, y] = points[4];
    expect(pointWithin(points, [x + radius, y - radius / 2], 2 * radius)).toBe(4);
    expect(pointWithin(points, [x + 3 * radius, y], 2 * radius)).toBe(-1);
  });
});
