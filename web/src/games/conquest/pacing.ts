import type { Dwell } from '../../match/playback';
import type { Event } from './wire';

export const AT_ONCE: Dwell = { before: 0, after: 0 };

/** With more frames than this behind, one has been away or wants to skip: nobody follows single steps then. */
const TOO_MANY = 40;

/** How long dice tumble when nothing waits behind them. */
export const TUMBLE_MILLIS = 340;

/** How long an event is shown. Rounds of a blitz go by quickly and slow down towards the end. */
export function dwell(event: Event, behind: number): Dwell {
  if (behind > TOO_MANY) return AT_ONCE;
  switch (event.kind) {
    case 'rolled':
      return behind === 0 ? { before: TUMBLE_MILLIS, after: 260 } : { before: 0, after: hurried(behind, 260) };
    case 'attacked':
      return { before: 0, after: behind <= 1 ? 0 : hurried(behind, 120) };
    case 'traded':
    case 'fortified':
    case 'occupied':
    case 'placed':
    case 'claimed':
    case 'named-capital':
      return { before: 0, after: hurried(behind, 160) };
    case 'order':
    case 'rolled-for-order':
    case 'dealt':
    case 'dealt-army':
    case 'defended':
    case 'stood':
    case 'ended':
    case 'drew':
    case 'drew-mission':
    case 'voted':
    case 'glimpsed':
    case 'happened':
    case 'order-given':
    case 'kills-rolled':
    case 'drew-order':
      return AT_ONCE;
    case 'order-executed':
    case 'order-skipped':
    case 'fought':
      return { before: 0, after: hurried(behind, 260) };
  }
}

function hurried(behind: number, longest: number): number {
  return Math.max(60, Math.min(longest, 1200 / (behind + 3)));
}
