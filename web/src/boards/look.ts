import type { Camera } from './camera.svelte';
import type { Direction } from './compass';

/** The zoom factor of one step. */
export const STEP = 1.5;

/** How many pixels a key moves the board. */
const PACE = 90;

const PANS: Record<Direction, [dx: number, dy: number]> = {
  ArrowLeft: [PACE, 0],
  ArrowRight: [-PACE, 0],
  ArrowUp: [0, PACE],
  ArrowDown: [0, -PACE],
};

type Looking = Pick<Camera, 'approach' | 'showAll' | 'pan'>;

/** Zooms in, out or to the whole board if a key says so; returns whether it did. */
export function lookKey(camera: Looking, key: string): boolean {
  if (key === '[') camera.approach(1 / STEP);
  else if (key === ']') camera.approach(STEP);
  else if (key === '\\') camera.showAll();
  else return false;
  return true;
}

export function panKey(camera: Looking, direction: Direction): void {
  camera.pan(...PANS[direction]);
}
