/** What was, what is, and what was taken back. */
export interface Trail<T> {
  past: readonly T[];
  now: T;
  future: readonly T[];
}

const MOST_PAST = 200;

export const trailFrom = <T>(now: T): Trail<T> => ({ past: [], now, future: [] });

/** One step on; what was taken back is forgotten. Nothing happens where nothing changes. */
export function advance<T>(trail: Trail<T>, next: T): Trail<T> {
  if (next === trail.now) return trail;
  return { past: [...trail.past, trail.now].slice(-MOST_PAST), now: next, future: [] };
}

/** A step that belongs to the one before, such as the next inch of a drag. */
export const amend = <T>(trail: Trail<T>, next: T): Trail<T> => ({ ...trail, now: next, future: [] });

export function undo<T>(trail: Trail<T>): Trail<T> {
  const before = trail.past.at(-1);
  return before === undefined ? trail : { past: trail.past.slice(0, -1), now: before, future: [trail.now, ...trail.future] };
}

export function redo<T>(trail: Trail<T>): Trail<T> {
  const [next, ...future] = trail.future;
  return next === undefined ? trail : { past: [...trail.past, trail.now], now: next, future };
}
