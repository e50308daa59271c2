import type { Cut, Moment as AnyMoment } from '../../../replay/replay.svelte';
import type { TurnMark } from '../../../replay/timeline';
import type { Event, Frame, Scene } from '../wire';

export type Moment = AnyMoment<Scene, Event>;

/**
 * The moments of a match. Steps that show nothing by themselves belong to the next one that does, and the dealing of the
 * board is one moment; the beginning of a turn always is one.
 */
export function momentsOf(start: Scene, frames: readonly Frame[]): Moment[] {
  const moments: Moment[] = [{ step: 0, event: null, scene: start }];
  frames.forEach(({ event, scene }, i) => {
    const turn = i === 0 ? start.turn : frames[i - 1].scene.turn;
    const next = frames[i + 1];
    const isSeen = !isSilent(event) && !(isDealing(event) && next && isDealing(next.event));
    if (isSeen || scene.turn !== turn || !next) moments.push({ step: i + 1, event, scene });
  });
  return moments;
}

/** Whose turn it is where it is everybody's. */
const NOBODY = -1;

/** Where the turns begin. */
export function marksOf(moments: readonly Moment[]): TurnMark[] {
  return moments.flatMap(({ scene }, moment) => {
    const before = moments[moment - 1]?.scene.turn ?? 0;
    const begins = scene.turn > before && scene.phase.kind !== 'over';
    return begins ? [{ turn: scene.turn, seat: scene.orders ? NOBODY : scene.turnOf, moment }] : [];
  });
}

/** How long a moment is shown at usual speed, in milliseconds. */
export function holdOf({ event }: Moment): number {
  switch (event?.kind) {
    case 'rolled':
      return 520;
    case 'order-executed':
      return event.order.kind === 'deploy' ? 200 : 600;
    case 'order-skipped':
      return 800;
    case 'traded':
      return 1_000;
    case 'fortified':
      return 750;
    case 'placed':
      return 480;
    case 'occupied':
      return 400;
    case 'drew':
    case 'ended':
      return 350;
    case 'claimed':
      return 260;
    default:
      return 700;
  }
}

const SILENT: ReadonlySet<Event['kind']> = new Set([
  'attacked', 'defended', 'stood', 'ended', 'order-given', 'kills-rolled',
]);

function isSilent({ kind }: Event): boolean {
  return SILENT.has(kind);
}

function isDealing({ kind }: Event): boolean {
  return kind === 'order' || kind === 'rolled-for-order' || kind === 'dealt' || kind === 'dealt-army';
}

export const CUT: Cut<Scene, Event> = { momentsOf, marksOf, holdOf };
