import type { Box, Point } from './drawing';

export interface Size {
  width: number;
  height: number;
}

/** The visible part of a board: the point in the middle of the pane, and the pixels per unit. */
export interface Viewport {
  x: number;
  y: number;
  scale: number;
}

/** The greatest zoom, relative to the whole board. */
const CLOSEST = 6;
const MARGIN = 16;

/** The whole board, as large as it fits. */
export function whole(pane: Size, board: Size): Viewport {
  const scale = Math.min(pane.width / board.width, pane.height / board.height);
  return { x: board.width / 2, y: board.height / 2, scale };
}

/** Panes at least this wide begin with the whole board. */
const WIDE = 640;

/** The view to begin with: the whole board, or on a narrow pane as much of it as fills the height. */
export function opening(pane: Size, board: Size, legibleScale: number): Viewport {
  const all = whole(pane, board);
  const filling = Math.max(pane.width / board.width, pane.height / board.height);
  if (pane.width >= WIDE) return all;
  return clamp({ ...all, scale: Math.max(all.scale, Math.min(filling, legibleScale)) }, pane, board);
}

/** A box of the board with a margin around it. */
export function closeUp([x, y, width, height]: Box, pane: Size, board: Size): Viewport {
  const scale = Math.min((pane.width - 2 * MARGIN) / width, (pane.height - 2 * MARGIN) / height);
  return clamp({ x: x + width / 2, y: y + height / 2, scale }, pane, board);
}

/** Zooms while the point under the pointer stays in place. */
export function zoomAt(view: Viewport, pointer: Point, factor: number, pane: Size, board: Size): Viewport {
  const [x, y] = toBoard(view, pointer, pane);
  const scale = limited(view.scale * factor, pane, board);
  const offset: Point = [pointer[0] - pane.width / 2, pointer[1] - pane.height / 2];
  return clamp({ x: x - offset[0] / scale, y: y - offset[1] / scale, scale }, pane, board);
}

export function panBy(view: Viewport, dx: number, dy: number, pane: Size, board: Size): Viewport {
  return clamp({ ...view, x: view.x - dx / view.scale, y: view.y - dy / view.scale }, pane, board);
}

/** The smallest move that brings a point well into the pane. */
export function reveal(view: Viewport, [x, y]: Point, pane: Size, board: Size): Viewport {
  const reach = (length: number) => Math.max(0, length / 2 - 3 * MARGIN) / view.scale;
  const moved = {
    ...view,
    x: between(x - reach(pane.width), view.x, x + reach(pane.width)),
    y: between(y - reach(pane.height), view.y, y + reach(pane.height)),
  };
  return clamp(moved, pane, board);
}

export function toBoard(view: Viewport, [px, py]: Point, pane: Size): Point {
  return [view.x + (px - pane.width / 2) / view.scale, view.y + (py - pane.height / 2) / view.scale];
}

export function toPane(view: Viewport, [x, y]: Point, pane: Size): Point {
  return [(x - view.x) * view.scale + pane.width / 2, (y - view.y) * view.scale + pane.height / 2];
}

/** No farther than the whole board, and never past its edges. */
export function clamp(view: Viewport, pane: Size, board: Size): Viewport {
  const scale = limited(view.scale, pane, board);
  return {
    x: within(view.x, pane.width / scale, board.width),
    y: within(view.y, pane.height / scale, board.height),
    scale,
  };
}

function limited(scale: number, pane: Size, board: Size): number {
  const least = whole(pane, board).scale;
  return between(least, scale, Math.max(least * CLOSEST, 3));
}

function within(middle: number, seen: number, length: number): number {
  return seen >= length ? length / 2 : between(seen / 2, middle, length - seen / 2);
}

function between(least: number, value: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
