import type { Attachment } from 'svelte/attachments';
import type { Point } from '../../../boards/drawing';

/** A pointer may move this many pixels and still press. */
const SLOP = 6;

/** What beads are dragged over. */
export interface Ground {
  /** The point within reach of a place, or -1. */
  pointAt(at: Point): number;
  mayLift(point: number): boolean;
  lift(point: number): void;
  mayDrop(point: number): boolean;
  drop(point: number): void;
  /** Where a bead lies on a point. */
  placeOf(point: number): Point;
}

/** A bead that is dragged, or was dropped and has yet to be told of. */
interface Held {
  readonly from: number;
  readonly at: Point;
}

/** Moves beads by dragging them; a press that is no drag is left to the board. */
export class Drag {
  held = $state.raw<Held | null>(null);
  /** The way of the bead that was dropped last: it is seen there already. */
  dropped: { from: number; to: number } | null = null;

  private isDragging = false;

  constructor(private readonly ground: Ground) {}

  /** The match has gone on, or has refused. */
  settle(): void {
    if (!this.isDragging) this.held = null;
  }

  readonly listen: Attachment<SVGSVGElement> = (svg) => {
    let grasped: { point: number; x: number; y: number } | null = null;
    let wasDragged = false;

    const at = ({ clientX, clientY }: PointerEvent): Point => {
      const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(svg.getScreenCTM()?.inverse());
      return [x, y];
    };

    const down = (event: PointerEvent) => {
      wasDragged = false;
      this.dropped = null;
      const point = event.isPrimary && event.button === 0 ? this.ground.pointAt(at(event)) : -1;
      grasped = this.ground.mayLift(point) ? { point, x: event.clientX, y: event.clientY } : null;
    };

    const move = (event: PointerEvent) => {
      if (!grasped || !event.isPrimary) return;
      if (!this.isDragging) {
        if (Math.hypot(event.clientX - grasped.x, event.clientY - grasped.y) < SLOP) return;
        this.isDragging = wasDragged = true;
        svg.setPointerCapture(event.pointerId);
        this.ground.lift(grasped.point);
      }
      this.held = { from: grasped.point, at: at(event) };
    };

    const up = (event: PointerEvent) => {
      const from = this.isDragging ? grasped?.point : undefined;
      grasped = null;
      this.isDragging = false;
      if (from === undefined) return;
      const to = this.ground.pointAt(at(event));
      if (!this.ground.mayDrop(to)) return this.settle();
      this.held = { from, at: this.ground.placeOf(to) };
      this.dropped = { from, to };
      this.ground.drop(to);
    };

    const cancel = () => {
      grasped = null;
      this.isDragging = false;
      this.settle();
    };

    /** The end of a drag is no press on whatever lies there. */
    const click = (event: MouseEvent) => {
      if (wasDragged) event.stopPropagation();
      wasDragged = false;
    };

    svg.addEventListener('pointerdown', down);
    svg.addEventListener('pointermove', move);
    svg.addEventListener('pointerup', up);
    svg.addEventListener('pointercancel', cancel);
    svg.addEventListener('click', click, { capture: true });
    return () => {
      svg.removeEventListener('pointerdown', down);
      svg.removeEventListener('pointermove', move);
      svg.removeEventListener('pointerup', up);
      svg.removeEventListener('pointercancel', cancel);
      svg.removeEventListener('click', click, { capture: true });
    };
  };
}
