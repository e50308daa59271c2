import type { Scene } from '../wire';

/** Whether a match waits for a seat or shows its action; several seats at once when orders are given together. */
export function isActing({ phase, turnOf, decider, orders }: Scene, seat: number): boolean {
  if (phase.kind === 'over') return false;
  if (orders === null) return turnOf === seat;
  switch (phase.kind) {
    case 'orders':
      return orders.inTurn ? decider === seat : phase.waiting.includes(seat);
    case 'fight':
    case 'draw-order-card':
      return phase.seat === seat;
    default:
      return false;
  }
}

/** Whether a seat has given its orders while others still give theirs. */
export function isDone({ phase, seats }: Scene, seat: number): boolean {
  return phase.kind === 'orders' && seats[seat].alive && !phase.waiting.includes(seat);
}
