import type { Point } from './drawing';
import type { Size } from './viewport';

/** A badge, and the name beside it, may reach this far into the pane from a place outside of it. */
const MARGIN = 70;

/** Closer together than this, badges would hide the land and each other. */
const ROOM = 17;

/** Up to this number, all places are drawn: it costs little, and screen readers find all of them. */
const FEW = 150;

/** The places to draw: on a large board, those that are at least partly visible. */
export function inPane(spots: readonly Point[], pane: Size): number[] {
  if (spots.length <= FEW) return spots.map((_, i) => i);
  const seen: number[] = [];
  spots.forEach(([x, y], i) => {
    if (x > -MARGIN && y > -MARGIN && x < pane.width + MARGIN && y < pane.height + MARGIN) seen.push(i);
  });
  return seen;
}

/** Whether places with this spacing leave no room for a badge each. */
export function isCrowded(spacing: number, scale: number): boolean {
  return spacing * scale < ROOM;
}
