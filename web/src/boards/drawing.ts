/**
 * The drawing of a board in units of its own width and height, made by the server or, for the world, by `map/`, whose
 * README explains the numbers.
 */
export interface Drawing {
  width: number;
  height: number;
  lakes: string;
  /** The land below all areas; it shows between two areas that touch without a border. */
  ground?: string;
  /** Lines along which two areas touch without a border. */
  ridges?: string[];
  routes: { from: string; to: string; isOneWay?: boolean; paths: string[] }[];
  /** On borders that lead one way, between areas that touch. */
  arrows?: { from: string; to: string; tail: Point; tip: Point }[];
  continents: DrawnContinent[];
}

export interface DrawnContinent {
  name: string;
  /** The place of its name and bonus, if there is room for them. */
  bonus: Point | null;
  box: Box;
  path: string;
  territories: DrawnTerritory[];
}

export interface DrawnTerritory {
  name: string;
  badge: Point;
  label: { at: Point; lines: string[] };
  path: string;
}

export type Point = [x: number, y: number];
export type Box = [x: number, y: number, width: number, height: number];

/** The sizes that the drawing leaves room for. */
export const BADGE_RADIUS = 14;
export const NAME_SIZE = 11;
export const NAME_LEADING = 12;

/** The size of the sample that estimates the spacing. */
const SAMPLE = 60;

/** The drawings of the territories in the order in which the game numbers them. */
export function inOrder(drawing: Drawing, names: readonly string[]): DrawnTerritory[] {
  const drawn = new Map(drawing.continents.flatMap(({ territories }) => territories.map((each) => [each.name, each])));
  return names.map((name) => {
    const territory = drawn.get(name);
    if (!territory) throw new Error(`the drawing has no territory '${name}'`);
    return territory;
  });
}

/** The median distance from a territory to its nearest neighbour. */
export function spacing(badges: readonly Point[]): number {
  const sample = badges.filter((_, i) => i % Math.ceil(badges.length / SAMPLE) === 0);
  const nearest = sample.map(([x, y]) =>
    badges.reduce((least, [px, py]) => (px === x && py === y ? least : Math.min(least, Math.hypot(px - x, py - y))), Infinity),
  );
  return nearest.sort((a, b) => a - b)[nearest.length >> 1];
}

/** The pairs of territories whose border runs off one side of the drawing and back in on the other. */
export function crossesSeam(drawing: Drawing, from: string, to: string): boolean {
  return drawing.routes.some(
    (route) =>
      route.paths.length > 1 &&
      ((route.from === from && route.to === to) || (route.from === to && route.to === from)),
  );
}

/** How far to shift a point so that it lies beyond the edge which is the shortest way round to it. */
export function roundTo([x, y]: Point, [toX, toY]: Point, { width, height }: { width: number; height: number }): Point {
  const shifts: Point[] = [[width, 0], [-width, 0], [0, height], [0, -height]];
  const distance = ([dx, dy]: Point) => Math.hypot(toX + dx - x, toY + dy - y);
  return shifts.reduce((best, shift) => (distance(shift) < distance(best) ? shift : best));
}
