import type { Boost } from '../wire';
import type { Shown } from './shown';

/** The marks on a board that a legend explains. */
export interface Explained {
  boosts: ReadonlySet<Boost['kind']>;
  hasNeutral: boolean;
  hasRidges: boolean;
  hasRoutes: boolean;
  hasAmounts: boolean;
  isBlocked: boolean;
  isOneWay: boolean;
}

/** The marks to explain, or null on a board whose marks explain themselves: routes alone do. */
export function explained({ board, drawing, scene }: Pick<Shown, 'board' | 'drawing' | 'scene'>): Explained | null {
  const seats = scene?.seats.length ?? 0;
  const marks = {
    boosts: new Set(board.boosts.flatMap(({ boosts }) => boosts.map(({ kind }) => kind))),
    /** The neutral armies own what no seat does. */
    hasNeutral: scene?.owners.some((owner) => owner >= seats) ?? false,
    hasRidges: (drawing.ridges ?? []).length > 0,
    hasRoutes: drawing.routes.some((route) => !route.isOneWay),
    hasAmounts: new Set(board.pays).size > 1,
    isBlocked: board.blocked.length > 0,
    isOneWay: drawing.routes.some((route) => route.isOneWay) || (drawing.arrows ?? []).length > 0,
  };
  const { boosts, hasNeutral, hasRidges, hasAmounts, isBlocked, isOneWay } = marks;
  return boosts.size > 0 || hasNeutral || hasRidges || hasAmounts || isBlocked || isOneWay ? marks : null;
}
