import type { Sound } from '../../signals/score';
import { capturedIn } from './effects.svelte';
import type { Event } from './wire';

/** The sound of an event: battles rattle, conquests blow the horn. */
export function soundOf(event: Event): Sound | null {
  if (capturedIn(event) !== null) return 'conquest';
  return event.kind === 'rolled' || event.kind === 'fought' ? 'dice' : null;
}
