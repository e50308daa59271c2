import type { Attachment } from 'svelte/attachments';
import type { Camera } from './camera.svelte';
import type { Point } from './drawing';

/** A finger may tremble this far and still tap. */
const SLOP = 7;
const DOUBLE_TAP_MILLIS = 300;
const CLOSER = 2;

export interface GestureListener {
  /** A tap or click that was no drag. */
  press(event: MouseEvent, at: Point): void;
  /** Whether the wheel acts on what is under the pointer; otherwise it zooms. */
  wheel(event: WheelEvent, at: Point): boolean;
  /** Whether a double tap here means two presses instead of zooming in. */
  isBusyAt(event: MouseEvent, at: Point): boolean;
}

/** Pans by dragging, zooms by wheel, pinch and double tap; everything else is a press. */
export function gestures(camera: Camera, listener: GestureListener): Attachment<Element> {
  return (element) => {
    const pointers = new Map<number, Point>();
    let dragged = false;
    let lastTap: { time: number; at: Point } | null = null;

    const at = (event: MouseEvent): Point => {
      const box = element.getBoundingClientRect();
      return [event.clientX - box.left, event.clientY - box.top];
    };

    const down = (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && event.button !== 0) return;
      if (pointers.size === 0) dragged = false;
      pointers.set(event.pointerId, at(event));
    };

    const move = (event: PointerEvent) => {
      const before = pointers.get(event.pointerId);
      if (!before) return;
      const now = at(event);
      if (!dragged && distance(before, now) < SLOP && pointers.size === 1) return;
      if (!dragged) element.setPointerCapture(event.pointerId);
      dragged = true;
      if (pointers.size === 1) camera.pan(now[0] - before[0], now[1] - before[1]);
      else pinch(before, now, other(event.pointerId));
      pointers.set(event.pointerId, now);
    };

    const pinch = (before: Point, now: Point, still: Point) => {
      const middle: Point = [(now[0] + still[0]) / 2, (now[1] + still[1]) / 2];
      camera.zoom(distance(now, still) / Math.max(1, distance(before, still)), middle);
      camera.pan((now[0] - before[0]) / 2, (now[1] - before[1]) / 2);
    };

    const other = (id: number): Point => [...pointers].find(([key]) => key !== id)?.[1] ?? [0, 0];
    const up = (event: PointerEvent) => pointers.delete(event.pointerId);

    const click = (event: MouseEvent) => {
      if (dragged && event.detail > 0) return void (dragged = false);
      const point = at(event);
      const isDouble =
        lastTap !== null && event.timeStamp - lastTap.time < DOUBLE_TAP_MILLIS && distance(lastTap.at, point) < 4 * SLOP;
      if (isDouble && event.detail > 0 && !listener.isBusyAt(event, point)) {
        lastTap = null;
        return camera.approach(CLOSER, point);
      }
      lastTap = { time: event.timeStamp, at: point };
      listener.press(event, point);
    };

    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const point = at(event);
      if (event.ctrlKey || !listener.wheel(event, point)) {
        camera.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), point);
      }
    };

    const listen = element as HTMLElement;
    listen.addEventListener('pointerdown', down);
    listen.addEventListener('pointermove', move);
    listen.addEventListener('pointerup', up);
    listen.addEventListener('pointercancel', up);
    listen.addEventListener('click', click);
    listen.addEventListener('wheel', wheel, { passive: false });
    return () => {
      listen.removeEventListener('pointerdown', down);
      listen.removeEventListener('pointermove', move);
      listen.removeEventListener('pointerup', up);
      listen.removeEventListener('pointercancel', up);
      listen.removeEventListener('click', click);
      listen.removeEventListener('wheel', wheel);
    };
  };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}
