import { everyStep, type Cut, type Moment as AnyMoment } from '../../../replay/replay.svelte';
import type { TurnMark } from '../../../replay/timeline';
import type { Event, Scene } from '../wire';

export type Moment = AnyMoment<Scene, Event>;

/** A turn begins as soon as its bead lies on its point. */
function marksOf(moments: readonly Moment[]): TurnMark[] {
  return moments.flatMap(({ event, scene }, moment) =>
    event?.kind === 'placed' || event?.kind === 'moved' ? [{ turn: scene.turn, seat: event.seat, moment }] : [],
  );
}

function holdOf({ event }: Moment): number {
  if (event === null) return 500;
  if (event.kind === 'taken') return 900;
  return 'mill' in event && event.mill ? 1_100 : 650;
}

export const CUT: Cut<Scene, Event> = { momentsOf: everyStep, marksOf, holdOf };
