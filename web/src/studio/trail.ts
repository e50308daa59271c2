/** An undo history: past, present and undone states. */
export interface Trail<T> {
  past: readonly T[];
  now: T;
  future: readonly T[];
}

const MOST_PAST = 200;

export const trailFrom = <T>(now: T): Trail<T> => ({ past: [], now, future: [] });

/** Adds a step and drops the undone ones; does nothing if nothing changed. */
export function advance<T>(trail: Trail<T>, next: T): Trail<T> {
  if (next === trail.now) return trail;
  return { past: [...trail.past, trail.now].slice(-MOST_PAST), now: next, future: [] };
}

/** Replaces the last step, for example while dragging. */
export const amend = <T>(trail: Trail<T>, next: T): Trail<T> => ({ ...trail, now: next, future: [] });

export function undo<T>(trail: Trail<T>): Trail<T> {
  const before = trail.past.at(-1);
  return before === undefined ? trail : { past: trail.past.slice(0, -1), now: before, future: [trail.now, ...trail.future] };
}

export function redo<T>(trail: Trail<T>): Trail<T> {
  const [next, ...future] = trail.future;
  return next === undefined ? trail : { past: [...trail.past, trail.now], now: next, future };
}
