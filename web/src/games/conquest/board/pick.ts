import { nearest } from '../../../boards/compass';
import type { Point } from '../../../boards/drawing';

/** Half of the 44 pixels that a finger needs. */
export const REACH = 22;

/**
 * The territory that a press means: a badge counts as far as a finger is broad, but land that is pressed beside
 * another territory's badge is still that land, unless only the badge has anything to offer.
 */
export function pick(
  at: Point,
  land: number,
  badges: readonly Point[],
  radius: number,
  isOffered: (territory: number) => boolean,
): number {
  const onBadge = nearest(badges, at, radius);
  if (onBadge >= 0) return onBadge;
  const near = nearest(badges, at, REACH);
  if (near < 0 || near === land) return land;
  if (land < 0) return near;
  return isOffered(near) && !isOffered(land) ? near : land;
}
