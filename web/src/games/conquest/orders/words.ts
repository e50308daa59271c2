import { text } from '../text/en';
import { UNKNOWN } from '../../../ui/seats';
import type { Order } from '../wire';

/** The names that an order needs. */
export interface Names {
  readonly names: readonly string[];
  nameOf(seat: number): string;
}

/** An order in words; what fog hides of it has a word of its own. */
export function orderWords(told: Names, order: Order): string {
  const place = (territory: number) => (territory === UNKNOWN ? text.orders.words.unseen : told.names[territory]);
  const { words } = text.orders;
  switch (order.kind) {
    case 'deploy':
      return words.deploy(place(order.territory), order.armies);
    case 'advance':
    case 'airlift':
      return words[order.kind](place(order.from), place(order.to), order.armies);
    case 'bomb':
    case 'blockade':
      return words[order.kind](place(order.territory));
    case 'negotiate':
      return words.negotiate(told.nameOf(order.seat));
    case 'reinforce':
      return words.reinforce;
  }
}

/** The territories that an order is about. */
export function placesOf(order: Order | null): number[] {
  if (order === null) return [];
  if ('from' in order) return [order.from, order.to].filter((territory) => territory !== UNKNOWN);
  return 'territory' in order ? [order.territory] : [];
}
