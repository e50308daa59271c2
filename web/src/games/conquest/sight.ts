import { UNKNOWN } from '../../ui/seats';
import { text } from './text/en';
import type { Event, Scene } from './wire';

export function isSeen(scene: Scene | null, territory: number): boolean {
  return scene?.owners[territory] !== UNKNOWN;
}

/** Whether part of the board is out of the viewer's sight. */
export function isFogged(scene: Scene): boolean {
  return scene.owners.includes(UNKNOWN);
}

/** A figure as it is shown: it may be one that the viewer does not know. */
export function figure(n: number): string {
  return n === UNKNOWN ? text.unknown : String(n);
}

/** The way that an event went, where the viewer saw both ends of it. */
export function wayOf(event: Event | null): { from: number; to: number } | null {
  const way = event !== null && (event.kind === 'order-executed' || event.kind === 'order-skipped') ? event.order : event;
  if (way === null || !('from' in way) || way.from === UNKNOWN || way.to === UNKNOWN) return null;
  return { from: way.from, to: way.to };
}
