import type { Point } from '../wire/types';

/** What is seen of an endless sheet: the point in the middle, and how many pixels one unit takes. */
export interface Lens {
  x: number;
  y: number;
  scale: number;
}

export interface Pane {
  width: number;
  height: number;
}

const MARGIN = 56;
/** On a wide pane the tools stand at the side. */
const WIDE = 700;
const WIDE_MARGIN = 100;
const CLOSEST = 60;
const FARTHEST = 0.0004;

export const toSheet = ({ x, y, scale }: Lens, pane: Pane, at: Point): Point => ({
  x: x + (at.x - pane.width / 2) / scale,
  y: y + (at.y - pane.height / 2) / scale,
});

export const toPane = ({ x, y, scale }: Lens, pane: Pane, at: Point): Point => ({
  x: (at.x - x) * scale + pane.width / 2,
  y: (at.y - y) * scale + pane.height / 2,
});

/** Closer or farther, while what lies under the pointer stays there. */
export function zoom(lens: Lens, pane: Pane, at: Point, factor: number): Lens {
  const under = toSheet(lens, pane, at);
  const scale = Math.min(CLOSEST, Math.max(FARTHEST, lens.scale * factor));
  return { x: under.x - (at.x - pane.width / 2) / scale, y: under.y - (at.y - pane.height / 2) / scale, scale };
}

export const pan = (lens: Lens, dx: number, dy: number): Lens => ({ ...lens, x: lens.x - dx / lens.scale, y: lens.y - dy / lens.scale });

/** All places, as large as they fit, but not larger than usual. */
export function wholeOf(places: readonly Point[], pane: Pane, usual: number): Lens {
  if (places.length === 0) return { x: 0, y: 0, scale: usual };
  const left = places.reduce((least, { x }) => Math.min(least, x), Infinity);
  const right = places.reduce((most, { x }) => Math.max(most, x), -Infinity);
  const top = places.reduce((least, { y }) => Math.min(least, y), Infinity);
  const bottom = places.reduce((most, { y }) => Math.max(most, y), -Infinity);
  const margin = pane.width > WIDE ? WIDE_MARGIN : MARGIN;
  const fit = Math.min((pane.width - 2 * margin) / (right - left || 1), (pane.height - 2 * MARGIN) / (bottom - top || 1));
  return { x: (left + right) / 2, y: (top + bottom) / 2, scale: Math.max(FARTHEST, Math.min(fit, usual)) };
}

export const isSeen = (lens: Lens, pane: Pane, at: Point): boolean =>
  Math.abs(at.x - lens.x) * lens.scale < pane.width / 2 - MARGIN / 2 && Math.abs(at.y - lens.y) * lens.scale < pane.height / 2 - MARGIN / 2;
