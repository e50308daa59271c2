import type { Entry } from '../log/log';
import type { Event, Order, OrderCard, Scene, Skip } from '../wire';
import { placesOf } from './words';

/** A line of the log about an order; battles and deployments have lines of their own. */
export type OrderEntry =
  | { kind: 'flown'; seat: number; armies: number; territories: number[] }
  | { kind: 'bombed'; seat: number; armies: number; territories: number[] }
  | { kind: 'blockaded'; seat: number; territories: number[] }
  | { kind: 'peace'; seat: number; other: number; territories: number[] }
  | { kind: 'skipped'; seat: number; order: Order | null; reason: Skip | null; territories: number[] }
  | { kind: 'drew-order'; seat: number; card: OrderCard | null; territories: number[] };

type Told = Extract<Event, { kind: 'order-executed' | 'order-skipped' | 'drew-order' }>;

/** What is written about an event of orders: nothing about an attack before it has been fought. */
export function entryOf(event: Told, { phase }: Scene): Entry[] {
  const { seat } = event;
  switch (event.kind) {
    case 'order-skipped':
      return [{ kind: 'skipped', seat, order: event.order, reason: event.reason, territories: placesOf(event.order) }];
    case 'drew-order':
      return [{ kind: 'drew-order', seat, card: event.card, territories: [] }];
    case 'order-executed':
      return phase.kind === 'fight' ? [] : executed(seat, event.order, event.armies);
  }
}

function executed(seat: number, order: Order, armies: number): Entry[] {
  const territories = placesOf(order);
  switch (order.kind) {
    case 'advance':
      return [{ kind: 'fortified', seat, armies, territories }];
    case 'airlift':
      return [{ kind: 'flown', seat, armies, territories }];
    case 'bomb':
      return [{ kind: 'bombed', seat, armies, territories }];
    case 'blockade':
      return [{ kind: 'blockaded', seat, territories }];
    case 'negotiate':
      return [{ kind: 'peace', seat, other: order.seat, territories }];
    case 'deploy':
    case 'reinforce':
      return [];
  }
}
