import { AT_ONCE, type Dwell } from '../../match/playback';
import type { Pace } from '../../wire/types';
import { UNKNOWN } from '../../ui/seats';
import type { Event, Frame } from './wire';

type Seen = Pick<Frame, 'event' | 'scene'>;

/** With more frames than this waiting, the player has been away or skips, and single steps are not shown. */
const TOO_MANY = 40;

/** How long dice tumble when nothing waits behind them. */
export const TUMBLE_MILLIS = 340;

/** The most frames in one turn of orders, and the longest that showing them should take. */
const MOST_OF_A_TURN = 400;
const LONGEST_TURN_MILLIS = 14_000;

/** The factor for each pace. */
const STRETCH: Record<Pace, number> = { slow: 1.7, normal: 1, fast: 0.5 };

/** How long an event is shown. Rounds of a blitz go by quickly and slow down towards the end. */
export function dwell({ event, scene }: Seen, behind: number, pace: Pace = 'normal'): Dwell {
  const ofOrder = scene.orders === null ? null : orderMillis(event);
  if (ofOrder !== null) {
    if (behind > MOST_OF_A_TURN) return AT_ONCE;
    return { before: 0, after: STRETCH[pace] * Math.min(ofOrder, LONGEST_TURN_MILLIS / (behind + 1)) };
  }
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
    case 'resigned':
    case 'glimpsed':
    case 'happened':
    case 'order-given':
    case 'order-executed':
    case 'order-skipped':
    case 'kills-rolled':
    case 'fought':
    case 'drew-order':
      return AT_ONCE;
  }
}

/** How long the result of an order is shown if there is time; null for other events. */
function orderMillis(event: Event): number | null {
  switch (event.kind) {
    case 'glimpsed':
      return event.from === UNKNOWN && event.to === UNKNOWN ? 0 : 520;
    case 'order-executed':
      return event.order.kind === 'deploy' ? 160 : 620;
    case 'order-skipped':
      return event.order === null ? 420 : 1_100;
    case 'fought':
      return 780;
    case 'drew-order':
      return event.card === null ? 0 : 900;
    default:
      return null;
  }
}

function hurried(behind: number, longest: number): number {
  return Math.max(60, Math.min(longest, 1200 / (behind + 3)));
}
