import type { Point } from '../../../boards/drawing';
import type { Board } from '../wire';

/** A board in drawing units: where its points are, its lines, and how large beads are. */
export interface Geometry {
  readonly side: number;
  readonly radius: number;
  readonly points: readonly Point[];
  readonly lines: readonly (readonly [Point, Point])[];
  /** Where the name of each point stands: off its lines. */
  readonly labels: readonly Point[];
}

const FIELD = 600;
const MARGIN = 76;
const LARGEST_BEAD = 42;
const BEAD = 0.33;
const AWAY = 1.02;

export function geometryOf({ columns, points, steps }: Board): Geometry {
  const spacing = FIELD / (columns - 1);
  const radius = Math.min(LARGEST_BEAD, spacing * BEAD);
  const at = points.map(({ column, row }): Point => [MARGIN + column * spacing, MARGIN + row * spacing]);
  return {
    side: FIELD + 2 * MARGIN,
    radius,
    points: at,
    lines: steps.map(([from, to]) => [at[from], at[to]] as const),
    labels: at.map((point, i) => {
      const [dx, dy] = corner(headings(at, steps, i));
      return [point[0] + dx * radius * AWAY, point[1] + dy * radius * AWAY];
    }),
  };
}

/** The point that lies nearest to a place and not farther from it than this, or -1. */
export function pointWithin(points: readonly Point[], [x, y]: Point, reach: number): number {
  const distances = points.map(([px, py]) => Math.hypot(px - x, py - y));
  const least = Math.min(...distances);
  return least <= reach ? distances.indexOf(least) : -1;
}

/** The directions in which lines leave a point. */
function headings(at: readonly Point[], steps: readonly (readonly number[])[], point: number): Point[] {
  return steps
    .filter((step) => step.includes(point))
    .map(([from, to]) => at[from === point ? to : from])
    .map(([x, y]): Point => [Math.sign(x - at[point][0]), Math.sign(y - at[point][1])]);
}

const CORNERS: readonly Point[] = [[1, 1], [-1, 1], [1, -1], [-1, -1]];
/** Where lines leave in all directions, a name stands between two of them. */
const BETWEEN: Point = [1.25, 0.5];

function corner(lines: readonly Point[]): Point {
  return CORNERS.find(([x, y]) => !lines.some(([lx, ly]) => lx === x && ly === y)) ?? BETWEEN;
}
