import type { Point } from '../../../boards/drawing';

/** An arrow's measures. */
export interface Make {
  /** How far from the badges it keeps. */
  readonly gap: number;
  /** How long its head is. */
  readonly head: number;
  /** How far it bends, as a part of its length, and at most. */
  readonly bend: number;
  readonly deepest: number;
  /** How far apart badges have to be for that; nearer ones get a deeper bow, so that there is something of it to see. */
  readonly near: number;
}

/** An arrow as paths, and the place in its middle. */
export interface Bow {
  readonly line: string;
  readonly tip: string;
  readonly middle: Point;
}

/** A slight bow from rim to rim of two badges: it does not hide a name between them, and there is not back. */
export function bow(from: Point, to: Point, radius: number, { gap, head, bend, deepest, near }: Make): Bow {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const depth = Math.max(Math.min(deepest, length * bend), (near - length) / 2);
  const control: Point = [(from[0] + to[0]) / 2 + (dy / length) * depth, (from[1] + to[1]) / 2 - (dx / length) * depth];
  const start = towards(from, control, radius + gap);
  const tip = towards(to, control, radius + gap);
  const neck = towards(to, control, radius + gap + head);
  const [hx, hy] = [(tip[0] - neck[0]) / head, (tip[1] - neck[1]) / head];
  const wing = head * 0.62;
  return {
    line: `M${start} Q${control} ${neck}`,
    tip: `M${tip} L${[neck[0] - hy * wing, neck[1] + hx * wing]} L${[neck[0] + hy * wing, neck[1] - hx * wing]}z`,
    middle: [(start[0] + 2 * control[0] + neck[0]) / 4, (start[1] + 2 * control[1] + neck[1]) / 4],
  };
}

function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  return [from[0] + ((to[0] - from[0]) / length) * distance, from[1] + ((to[1] - from[1]) / length) * distance];
}
