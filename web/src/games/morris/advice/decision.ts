import type { Event } from '../wire';

/** What a player decided in a step. */
export interface Decision {
  readonly seat: number;
  readonly step: number;
  readonly isTaking: boolean;
}

/** The decision behind an event that can be explained. */
export function decisionOf(event: Event | null, step: number): Decision | null {
  switch (event?.kind) {
    case 'placed':
    case 'moved':
    case 'taken':
      return { seat: event.seat, step, isTaking: event.kind === 'taken' };
    default:
      return null;
  }
}
