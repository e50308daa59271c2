interface Estimate {
  readonly rating: number;
  readonly deviation: number;
}

const STEP = 100;

/** The lowest and the highest rating to show, round numbers that leave room for the uncertainty. */
export function bounds(points: readonly Estimate[]): [number, number] {
  const low = Math.min(...points.map(({ rating, deviation }) => rating - deviation));
  const high = Math.max(...points.map(({ rating, deviation }) => rating + deviation));
  return [Math.floor(low / STEP) * STEP, Math.ceil(high / STEP) * STEP];
}

/** The outline of the uncertainty: along its upper edge, and back along the lower one. */
export function band(points: readonly Estimate[]): [number, number][] {
  const above = points.map(({ rating, deviation }, i): [number, number] => [i, rating + deviation]);
  const below = points.map(({ rating, deviation }, i): [number, number] => [i, rating - deviation]);
  return [...above, ...below.reverse()];
}
