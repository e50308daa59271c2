import type { Point } from '../../../boards/drawing';

/** The distance between peaks of a ridge, and half the width and height of one. */
const STEP = 9;
const HALF = 4.5;

/** A chain of small mountains along lines, as one path, so that a ridge does not look like a border. */
export function peaks(lines: readonly string[]): string {
  return lines.flatMap((line) => along(pointsOf(line)).map(peak)).join('');
}

function peak([x, y]: Point): string {
  return `M${round(x - HALF)} ${round(y + HALF * 0.7)}L${round(x)} ${round(y - HALF)}L${round(x + HALF)} ${round(y + HALF * 0.7)}z`;
}

function pointsOf(line: string): Point[] {
  const numbers = [...line.matchAll(/-?[\d.]+/g)].map(([number]) => Number(number));
  return Array.from({ length: Math.floor(numbers.length / 2) }, (_, i): Point => [numbers[2 * i], numbers[2 * i + 1]]);
}

/** Places along a line, a step apart and as far from one end as from the other; at least one. */
function along(line: readonly Point[]): Point[] {
  const lengths = line.slice(1).map(([x, y], i) => Math.hypot(x - line[i][0], y - line[i][1]));
  const length = lengths.reduce((sum, each) => sum + each, 0);
  const count = Math.max(1, Math.floor(length / STEP));
  const first = (length - (count - 1) * STEP) / 2;
  return Array.from({ length: count }, (_, i) => at(line, lengths, first + i * STEP));
}

/** The point at a distance along a line. */
function at(line: readonly Point[], lengths: readonly number[], distance: number): Point {
  let rest = distance;
  for (const [i, length] of lengths.entries()) {
    if (rest <= length && length > 0) {
      const part = rest / length;
      const [a, b] = [line[i], line[i + 1]];
      return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
    }
    rest -= length;
  }
  return line[line.length - 1];
}

const round = (value: number) => Math.round(value * 10) / 10;
