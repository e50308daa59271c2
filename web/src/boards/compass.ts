import type { Point } from './drawing';

export type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

const HEADINGS: Record<Direction, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** How much a step aside weighs against a step ahead. */
const ASIDE = 2.2;

export function isDirection(key: string): key is Direction {
  return key in HEADINGS;
}

/** The next point in a direction, or the starting point if there is none. */
export function nextTowards(points: readonly Point[], from: number, direction: Direction): number {
  const [hx, hy] = HEADINGS[direction];
  const [x, y] = points[from];
  let best = from;
  let least = Infinity;
  points.forEach(([px, py], i) => {
    const ahead = (px - x) * hx + (py - y) * hy;
    const aside = Math.abs((px - x) * hy) + Math.abs((py - y) * hx);
    if (ahead <= 0 || aside > ahead * 2) return;
    const cost = ahead + aside * ASIDE;
    if (cost < least) [best, least] = [i, cost];
  });
  return best;
}

/** The nearest point within reach, or -1. */
export function nearest(points: readonly Point[], [x, y]: Point, reach: number): number {
  let best = -1;
  let least = reach;
  points.forEach(([px, py], i) => {
    const distance = Math.hypot(px - x, py - y);
    if (distance <= least) [best, least] = [i, distance];
  });
  return best;
}

/** Whether what was typed begins a word of some name. */
export function isTypable(names: readonly string[], text: string): boolean {
  const wanted = text.toLowerCase();
  return names.some((name) => ` ${name.toLowerCase()}`.includes(` ${wanted}`));
}

/** The next name after the current one in which a word begins with what was typed; the current one counts while typing on. */
export function typed(names: readonly string[], text: string, current: number): number {
  const wanted = text.toLowerCase();
  const start = text.length > 1 ? current : current + 1;
  for (const wholeName of [true, false]) {
    for (let step = 0; step < names.length; step++) {
      const i = (start + step) % names.length;
      const name = names[i].toLowerCase();
      if (name.startsWith(wanted) || (!wholeName && name.includes(` ${wanted}`))) return i;
    }
  }
  return current;
}
