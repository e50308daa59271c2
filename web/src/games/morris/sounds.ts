import type { Sound } from '../../signals/score';
import type { Event } from './wire';

/** The sound of an event: a bead knocks on the board like dice, a bead that is taken is a conquest. */
export function soundOf({ kind }: Event): Sound | null {
  if (kind === 'taken') return 'conquest';
  return kind === 'placed' || kind === 'moved' ? 'dice' : null;
}
