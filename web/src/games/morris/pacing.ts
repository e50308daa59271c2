import { AT_ONCE, type Dwell } from '../../match/playback';
import type { Event } from './wire';

/** With more frames than this waiting, the player has been away, and single steps are not shown. */
const TOO_MANY = 12;

/** How long an event is shown before the next. */
export function dwell(event: Event, behind: number): Dwell {
  if (behind > TOO_MANY) return AT_ONCE;
  return { before: 0, after: event.kind === 'first' ? 600 : Math.max(80, Math.min(360, 1400 / (behind + 3))) };
}
