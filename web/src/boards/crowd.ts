import type { Point } from './drawing';
import type { Size } from './viewport';

/** A badge, and the name beside it, may reach this far into the pane from a place outside of it. */
const MARGIN = 70;

/** Closer together than this, badges would hide the land and each other. */
const ROOM = 17;

/** Up to so many places are drawn wherever they are: it costs little, and readers of the page find all of them. */
const FEW = 150;

/** The places worth drawing: on a large board those that are seen in the pane, or that something is seen of. */
export function inPane(spots: readonly Point[], pane: Size): number[] {
  if (spots.length <= FEW) return spots.map((_, i) => i);
  const seen: number[] = [];
  spots.forEach(([x, y], i) => {
    if (x > -MARGIN && y > -MARGIN && x < pane.width + MARGIN && y < pane.height + MARGIN) seen.push(i);
  });
  return seen;
}

/** Whether places that are usually so far apart on the board leave no room for a badge each. */
export function isCrowded(spacing: number, scale: number): boolean {
  return spacing * scale < ROOM;
}
