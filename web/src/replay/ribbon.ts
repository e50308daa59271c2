import type { Point } from '../boards/drawing';

/** The most points a band is drawn with; more are not seen. */
const FINEST = 240;

/**
 * The parts of a whole over time, one above the other: for each seat the outline of its band on a field of the given
 * size, the first seat at the bottom. Times without anything to share are left out.
 */
export function bands(parts: readonly (readonly number[])[], width: number, height: number): Point[][] {
  const seats = parts[0]?.length ?? 0;
  const times = sampled(parts.length).filter((time) => sum(parts[time]) > 0);
  const x = (time: number) => (parts.length > 1 ? (time / (parts.length - 1)) * width : width);
  const edge = (below: number) =>
    times.map((time): Point => {
      const share = sum(parts[time].slice(0, below)) / sum(parts[time]);
      return [x(time), height - share * height];
    });
  return Array.from({ length: seats }, (_, seat) => [...edge(seat), ...edge(seat + 1).reverse()]);
}

/** At most this many of the times, evenly spaced, with the first and the last among them. */
function sampled(times: number): number[] {
  if (times <= FINEST) return Array.from({ length: times }, (_, time) => time);
  return Array.from({ length: FINEST }, (_, i) => Math.round((i * (times - 1)) / (FINEST - 1)));
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}
