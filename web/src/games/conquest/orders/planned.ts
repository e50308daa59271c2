import type { Order } from '../wire';
import { draftOf } from './draft';
import type { Plan, PlannedMark, PlannedWay } from './plan';

/** What the board shows of a list of orders: those over the same way are one arrow. */
export function planOf(list: readonly Order[]): Plan {
  const { orders } = draftOf(list);
  const ways = new Map<string, PlannedWay>();
  const marks: PlannedMark[] = [];
  orders.forEach((order, i) => {
    const round = i + 1;
    if (order.kind === 'bomb' || order.kind === 'blockade') marks.push({ territory: order.territory, round, kind: order.kind });
    if (!('from' in order)) return;
    const key = `${order.kind} ${order.from} ${order.to}`;
    const { rounds, armies } = ways.get(key) ?? { rounds: [], armies: 0 };
    ways.set(key, {
      from: order.from, to: order.to, isFlight: order.kind === 'airlift',
      rounds: [...rounds, round], armies: armies + order.armies,
    });
  });
  return { ways: [...ways.values()], marks };
}
