import type { Point } from '../boards/drawing';

/** A label beside a line, by the middle of its text, and the room it takes. */
export interface Label {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A linear scale. */
export function scale([from, to]: readonly [number, number], [start, end]: readonly [number, number]) {
  const span = to - from || 1;
  return (value: number) => start + ((value - from) / span) * (end - start);
}

/** Round numbers from 0 to the highest value, about this many. */
export function ticks(highest: number, about: number): number[] {
  const rough = Math.max(1, highest) / about;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((each) => each * power).find((each) => each >= rough) ?? rough);
  const count = Math.floor(highest / step);
  return Array.from({ length: count + 1 }, (_, i) => i * step);
}

/** Round numbers of turns along an axis, and the turn that the match ended in as the last of them. */
export function turnTicks(turns: number, about: number): number[] {
  const round = ticks(turns, about);
  const step = round.length > 1 ? round[1] : turns;
  return [...round.filter((turn) => turn <= turns - step / 2), turns];
}

export function path(line: readonly Point[]): string {
  return line.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');
}

/** The index of the place nearest to x among evenly spread places. */
export function nearest(x: number, places: number, width: number): number {
  if (places < 2 || width <= 0) return 0;
  return Math.min(places - 1, Math.max(0, Math.round((x / width) * (places - 1))));
}

/** How far a label may be from its own line, and how much room around it is enough. */
const OFFSET = 6;
const ENOUGH = 14;

/**
 * Puts a label beside each line where it is clearest whose it is: close to its own line, far from the others, on no other
 * label. Among equals the later point wins, because readers look at the end of a match first.
 */
export function labels(lines: readonly (readonly Point[])[], sizes: readonly Size[], field: Size): (Label | null)[] {
  const taken: Box[] = [];
  return lines.map((line, own) => {
    let best: { box: Box; score: number } | null = null;
    for (const box of candidates(line, sizes[own], field)) {
      if (taken.some((other) => overlaps(box, other))) continue;
      const score = Math.min(ENOUGH, ...lines.map((each, i) => clearance(box, each) + (i === own ? ENOUGH - OFFSET : 0)));
      if (!best || score >= best.score) best = { box, score };
    }
    if (!best) return null;
    taken.push(best.box);
    return { x: (best.box.left + best.box.right) / 2, y: (best.box.top + best.box.bottom) / 2 };
  });
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function* candidates(line: readonly Point[], { width, height }: Size, field: Size): Generator<Box> {
  for (const [x, y] of line) {
    for (const left of [x - width, x, x - width / 2]) {
      for (const top of [y - OFFSET - height, y + OFFSET]) {
        const box = { left, right: left + width, top, bottom: top + height };
        if (box.left >= 0 && box.right <= field.width && box.top >= 0 && box.bottom <= field.height) yield box;
      }
    }
  }
}

/** The room between a box and a line, measured up and down; negative where the line runs through it. */
function clearance(box: Box, line: readonly Point[]): number {
  let room = Infinity;
  for (let i = 0; i < line.length; i++) {
    const [a, b] = [line[Math.max(0, i - 1)], line[i]];
    if (b[0] < box.left || a[0] > box.right) continue;
    const ys = [at(a, b, Math.max(a[0], box.left)), at(a, b, Math.min(b[0], box.right))];
    room = Math.min(room, Math.max(box.top - Math.max(...ys), Math.min(...ys) - box.bottom));
  }
  return room;
}

/** How high the straight line between two points is at x. */
function at(a: Point, b: Point, x: number): number {
  return b[0] === a[0] ? b[1] : a[1] + ((x - a[0]) / (b[0] - a[0])) * (b[1] - a[1]);
}

function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
