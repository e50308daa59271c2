import { isMotionReduced } from '../ui/motion';
import type { Box, Point } from './drawing';
import { clamp, closeUp, opening, panBy, reveal, toPane, whole, zoomAt, type Size, type Viewport } from './viewport';

const FLIGHT_MILLIS = 260;

/** After this long without movement, the board is drawn sharp again. */
const REST_MILLIS = 140;

/** Below this scale names cannot be read, so narrow panes begin closer. */
const LEGIBLE_SCALE = 0.6;

/** The visible part of a board, and how it changes. */
export class Camera {
  pane = $state.raw<Size>({ width: 0, height: 0 });
  view = $state.raw<Viewport>({ x: 0, y: 0, scale: 1 });
  /** The scale at which the land is drawn; while zooming, the drawing is stretched instead of redrawn. */
  drawnScale = $state(1);
  private flight = 0;
  private rest: ReturnType<typeof setTimeout> | undefined;
  private touched = false;

  constructor(private readonly board: Size) {}

  get isWhole(): boolean {
    return this.view.scale <= whole(this.pane, this.board).scale * 1.001;
  }

  /** Resizes the pane and keeps its centre. */
  resize(pane: Size): void {
    if (pane.width === 0 || pane.height === 0) return;
    this.pane = pane;
    this.view = this.touched ? clamp(this.view, pane, this.board) : opening(pane, this.board, LEGIBLE_SCALE);
    this.drawnScale = this.view.scale;
  }

  zoom(factor: number, at: Point = [this.pane.width / 2, this.pane.height / 2]): void {
    this.jump(zoomAt(this.view, at, factor, this.pane, this.board));
  }

  pan(dx: number, dy: number): void {
    this.jump(panBy(this.view, dx, dy, this.pane, this.board));
  }

  /** Zooms in around a point, animated. */
  approach(factor: number, at?: Point): void {
    const middle: Point = at ?? [this.pane.width / 2, this.pane.height / 2];
    this.fly(zoomAt(this.view, middle, factor, this.pane, this.board));
  }

  showAll(): void {
    this.fly(whole(this.pane, this.board));
  }

  showBox(box: Box): void {
    this.fly(closeUp(box, this.pane, this.board));
  }

  /** Makes the smallest move that shows these points, as far as they fit. */
  reveal(...points: Point[]): void {
    if (this.pane.width === 0) return;
    const to = points.reduce((view, point) => reveal(view, point, this.pane, this.board), this.view);
    if (to.x !== this.view.x || to.y !== this.view.y) this.fly(to);
  }

  toPane(point: Point): Point {
    return toPane(this.view, point, this.pane);
  }

  private jump(view: Viewport): void {
    cancelAnimationFrame(this.flight);
    this.touched = true;
    this.view = view;
    clearTimeout(this.rest);
    this.rest = setTimeout(() => (this.drawnScale = this.view.scale), REST_MILLIS);
  }

  private fly(to: Viewport): void {
    if (isMotionReduced()) return this.jump(to);
    const from = this.view;
    const start = performance.now();
    const frame = (now: number) => {
      const part = Math.min(1, (now - start) / FLIGHT_MILLIS);
      this.jump(between(from, to, 1 - (1 - part) ** 3));
      if (part < 1) this.flight = requestAnimationFrame(frame);
    };
    cancelAnimationFrame(this.flight);
    this.flight = requestAnimationFrame(frame);
  }
}

function between(from: Viewport, to: Viewport, part: number): Viewport {
  const mix = (a: number, b: number) => a + (b - a) * part;
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), scale: from.scale * (to.scale / from.scale) ** part };
}
