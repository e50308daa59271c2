import type { TurnMark } from '../../../replay/timeline';
import type { Event, Frame, Scene } from '../wire';

/** How a match stood, and what had just happened; before the first step nothing had. */
export interface Moment {
  readonly event: Event | null;
  readonly scene: Scene;
}

/** Every step of a match, with how it stood before the first. */
export function momentsOf(start: Scene, frames: readonly Frame[]): Moment[] {
  return [{ event: null, scene: start }, ...frames.map(({ event, scene }) => ({ event, scene }))];
}

/** A turn is at hand as soon as its bead lies where it is to lie. */
export function marksOf(moments: readonly Moment[]): TurnMark[] {
  return moments.flatMap(({ event, scene }, moment) =>
    event?.kind === 'placed' || event?.kind === 'moved' ? [{ turn: scene.turn, seat: event.seat, moment }] : [],
  );
}

/** How long a moment is shown at usual speed, in milliseconds. */
export function holdOf({ event }: Moment): number {
  if (event === null) return 500;
  if (event.kind === 'taken') return 900;
  return 'mill' in event && event.mill ? 1_100 : 650;
}
