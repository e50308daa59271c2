import { AT_ONCE, type Dwell } from '../../match/playback';
import type { Pace } from '../../wire/types';
import { UNKNOWN } from '../../ui/seats';
import type { Event, Frame } from './wire';

type Seen = Pick<Frame, 'event' | 'scene'>;

/** With more frames than this behind, one has been away or wants to skip: nobody follows single steps then. */
const TOO_MANY = 40;

/** How long dice tumble when nothing waits behind them. */
export const TUMBLE_MILLIS = 340;

/** So many frames are of one turn of orders, and no more; and all of them together should take about so long at most. */
const MOST_OF_A_TURN = 400;
const LONGEST_TURN_MILLIS = 14_000;

/** How much slower or faster people want to watch. */
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

/** How long what becomes of an order is shown where there is time: each order is looked at for itself. */
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
