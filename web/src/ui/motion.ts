const reduced = matchMedia('(prefers-reduced-motion: reduce)');

/** Whether the reader asked for less motion. */
export function isMotionReduced(): boolean {
  return reduced.matches;
}
