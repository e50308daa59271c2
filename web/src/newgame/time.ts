import type { TimeControl } from '../wire/types';

/** The time controls to choose from, by a name for each; a custom one is possible through the API. */
export const TIMES: Readonly<Record<string, TimeControl>> = {
  fast: { kind: 'live', turnSeconds: 45, conquestSeconds: 5, bankSeconds: 120 },
  medium: { kind: 'live', turnSeconds: 90, conquestSeconds: 10, bankSeconds: 300 },
  slow: { kind: 'live', turnSeconds: 180, conquestSeconds: 10, bankSeconds: 600 },
  day: { kind: 'correspondence', turnDays: 1 },
  days: { kind: 'correspondence', turnDays: 3 },
  week: { kind: 'correspondence', turnDays: 7 },
};

/** The name of no time control. */
export const NO_CLOCK = 'none';

/** The time control of a name; null for none, or for a name that is not offered any more. */
export function timeNamed(name: string): TimeControl | null {
  return TIMES[name] ?? null;
}
