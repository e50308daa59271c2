import type { Point } from '../../../boards/drawing';

/** The dimensions of an arrow. */
export interface Make {
  /** Its distance from the badges. */
  readonly gap: number;
  /** How long its head is. */
  readonly head: number;
  /** Its bend as a fraction of its length, and the maximum. */
  readonly bend: number;
  readonly deepest: number;
  /** The least distance of badges for that bend; closer ones get a deeper bow, so that it can be seen. */
  readonly near: number;
}

/** An arrow as paths, and the place in its middle. */
export interface Bow {
  readonly line: string;
  readonly tip: string;
  readonly middle: Point;
}

/** A slight bow between two badges: it hides no name between them, and the way back takes another line. */
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
