import type { Point } from '../wire/types';

/** The corners of a circle that areas are cut out of. */
const CORNERS = 48;

/**
 * The area of a territory while it is moved about: of the land within a radius of it, what lies nearer to it than to
 * any other. The server draws areas better when the board is played on.
 */
export const cell = (place: Point, others: readonly Point[], radius: number): Point[] =>
  others.reduce((area, other) => nearerTo(area, place, other), circle(place, radius));

/** Draws the areas of all territories as paths; those around which nothing has moved since the last time are kept. */
export function areaPaths(): (places: readonly Point[], radius: number) => string[] {
  let known = new Map<string, string>();
  return (places, radius) => {
    const grid = gridOf(places, 2 * radius);
    const drawn = new Map<string, string>();
    const paths = places.map((place, index) => {
      const others = near(grid, places, index, 2 * radius);
      const key = [{ x: radius, y: 0 }, place, ...others].map(({ x, y }) => `${x} ${y}`).join();
      const path = known.get(key) ?? pathOf(cell(place, others, radius));
      drawn.set(key, path);
      return path;
    });
    known = drawn;
    return paths;
  };
}

const pathOf = (corners: readonly Point[]): string => `M${corners.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;

type Grid = ReadonlyMap<string, readonly number[]>;

const square = ({ x, y }: Point, size: number): [number, number] => [Math.floor(x / size), Math.floor(y / size)];

function gridOf(places: readonly Point[], size: number): Grid {
  const grid = new Map<string, number[]>();
  places.forEach((place, index) => {
    const key = square(place, size).join();
    const list = grid.get(key);
    if (list) list.push(index);
    else grid.set(key, [index]);
  });
  return grid;
}

/** The other places that are not farther than the size of a square. */
function near(grid: Grid, places: readonly Point[], index: number, size: number): Point[] {
  const { x, y } = places[index];
  const [column, row] = square(places[index], size);
  const steps = [-1, 0, 1];
  const around = steps.flatMap((dx) => steps.flatMap((dy) => grid.get([column + dx, row + dy].join()) ?? []));
  return around.filter((other) => other !== index && Math.hypot(places[other].x - x, places[other].y - y) < size).map((other) => places[other]);
}

function circle({ x, y }: Point, radius: number): Point[] {
  return Array.from({ length: CORNERS }, (_, corner) => {
    const angle = (2 * Math.PI * corner) / CORNERS;
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
  });
}

/** What of a convex area is nearer to one place than to another. */
function nearerTo(area: readonly Point[], place: Point, other: Point): Point[] {
  const dx = other.x - place.x;
  const dy = other.y - place.y;
  if (dx === 0 && dy === 0) return [...area];
  const middle = (other.x ** 2 - place.x ** 2 + other.y ** 2 - place.y ** 2) / 2;
  const beyond = ({ x, y }: Point) => x * dx + y * dy - middle;
  return area.flatMap((corner, index) => {
    const next = area[(index + 1) % area.length];
    const here = beyond(corner);
    const there = beyond(next);
    const kept = here <= 0 ? [corner] : [];
    if (here <= 0 === there <= 0) return kept;
    const part = here / (here - there);
    return [...kept, { x: corner.x + (next.x - corner.x) * part, y: corner.y + (next.y - corner.y) * part }];
  });
}

/** The usual distance from a place to the nearest other. */
export function spacing(places: readonly Point[], otherwise: number): number {
  const nearest = places.map((place) =>
    places.reduce((least, other) => {
      const distance = Math.hypot(other.x - place.x, other.y - place.y);
      return distance > 0 && distance < least ? distance : least;
    }, Infinity),
  );
  const middle = nearest.toSorted((a, b) => a - b)[nearest.length >> 1];
  return middle !== undefined && Number.isFinite(middle) ? middle : otherwise;
}
