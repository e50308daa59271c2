import { text } from '../../../text/en/conquest';
import type { Order } from '../wire';

/** The names that an order needs. */
export interface Names {
  readonly names: readonly string[];
  nameOf(seat: number): string | undefined;
}

/** An order in words. */
export function orderWords(told: Names, order: Order): string {
  const { names } = told;
  const { words } = text.orders;
  switch (order.kind) {
    case 'deploy':
      return words.deploy(names[order.territory], order.armies);
    case 'advance':
    case 'airlift':
      return words[order.kind](names[order.from], names[order.to], order.armies);
    case 'bomb':
    case 'blockade':
      return words[order.kind](names[order.territory]);
    case 'negotiate':
      return words.negotiate(told.nameOf(order.seat) ?? '');
    case 'reinforce':
      return words.reinforce;
  }
}

/** The territories that an order is about. */
export function placesOf(order: Order | null): number[] {
  if (order === null) return [];
  if ('from' in order) return [order.from, order.to];
  return 'territory' in order ? [order.territory] : [];
}
