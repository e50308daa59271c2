import type { Point } from '../wire/types';

/** The corners of a circle that areas are cut out of. */
const CORNERS = 48;

/**
 * The areas of territories while they are moved about: of the land within a radius of each, what lies nearer to it than
 * to any other. The server draws them better when the board is played on.
 */
export function cells(places: readonly Point[], radius: number): Point[][] {
  const grid = gridOf(places, 2 * radius);
  return places.map((place, index) => {
    let cell = circle(place, radius);
    for (const other of near(grid, place, 2 * radius)) {
      if (other !== index && cell.length > 0) cell = nearerTo(cell, place, places[other]);
    }
    return cell;
  });
}

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

/** All that are not farther than the size of a square, and some more. */
function near(grid: Grid, place: Point, size: number): number[] {
  const [column, row] = square(place, size);
  const steps = [-1, 0, 1];
  return steps.flatMap((dx) => steps.flatMap((dy) => grid.get([column + dx, row + dy].join()) ?? []));
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
