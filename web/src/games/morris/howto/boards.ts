/** A position that a page shows; points are numbered in reading order. */
export interface Position {
  board: 'three' | 'six' | 'nine' | 'twelve';
  you: number[];
  rival: number[];
  mill?: number[];
  move?: [from: number, to: number];
  taken?: number;
}

type Spot = readonly [column: number, row: number];

/** A board of Morris on a grid: its points in reading order, and the lines that are drawn. */
interface Board {
  size: number;
  points: Spot[];
  lines: [Spot, Spot][];
}

/** A square around the middle, as its four sides. */
function square(size: number, inset: number): [Spot, Spot][] {
  const far = size - inset;
  const corners: Spot[] = [[inset, inset], [far, inset], [far, far], [inset, far]];
  return corners.map((corner, i) => [corner, corners[(i + 1) % 4]]);
}

/** Nested squares whose sides are joined in their middles. */
function nested(squares: number): Board {
  const size = 2 * squares;
  const half = squares;
  const insets = Array.from({ length: squares }, (_, i) => i);
  const last = squares - 1;
  return {
    size,
    points: readingOrder(insets.flatMap((inset) => ring(size, inset))),
    lines: [
      ...insets.flatMap((inset) => square(size, inset)),
      [[half, 0], [half, last]],
      [[half, size - last], [half, size]],
      [[0, half], [last, half]],
      [[size - last, half], [size, half]],
    ],
  };
}

/** The corners of a square and the middles of its sides. */
function ring(size: number, inset: number): Spot[] {
  const steps = [inset, size / 2, size - inset];
  return steps.flatMap((row) => steps.map((column): Spot => [column, row])).filter(([x, y]) => x !== size / 2 || y !== size / 2);
}

function readingOrder(points: Spot[]): Spot[] {
  return points.toSorted(([ax, ay], [bx, by]) => ay - by || ax - bx);
}

const nine = nested(3);
const diagonals: [Spot, Spot][] = [
  [[0, 0], [2, 2]],
  [[6, 0], [4, 2]],
  [[0, 6], [2, 4]],
  [[6, 6], [4, 4]],
];
const three: Board = {
  size: 2,
  points: readingOrder([...ring(2, 0), [1, 1]]),
  lines: [...square(2, 0), [[1, 0], [1, 2]], [[0, 1], [2, 1]], [[0, 0], [2, 2]], [[2, 0], [0, 2]]],
};

export const BOARDS: Record<Position['board'], Board> = {
  three,
  six: nested(2),
  nine,
  twelve: { ...nine, lines: [...nine.lines, ...diagonals] },
};
