import type { Attachment } from 'svelte/attachments';
import type { Point } from '../wire/types';

/** A finger may tremble this far and still tap. */
const SLOP = 6;

/** What a hand does on the sheet, in pixels of the pane. */
export interface HandListener {
  /** A tap or click on a thing, or on nothing. */
  press(thing: Element | null, at: Point, event: PointerEvent): void;
  /** Whether a drag that begins on a thing is for it; otherwise it moves the sheet. */
  grasp(thing: Element | null, at: Point): boolean;
  drag(at: Point, over: () => Element | null): void;
  drop(thing: Element | null): void;
  pan(dx: number, dy: number): void;
  zoom(at: Point, factor: number): void;
}

/** What can be touched says so with this attribute. */
const THING = '[data-thing]';

/** Presses, drags of things and of the sheet, wheel and pinch. */
export function hand(listener: HandListener): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    const pointers = new Map<number, Point>();
    let start: Point = { x: 0, y: 0 };
    let thing: Element | null = null;
    let doing: 'nothing' | 'dragging' | 'panning' = 'nothing';

    const at = ({ clientX, clientY }: MouseEvent): Point => {
      const box = element.getBoundingClientRect();
      return { x: clientX - box.left, y: clientY - box.top };
    };
    const thingAt = ({ clientX, clientY }: MouseEvent) => document.elementFromPoint(clientX, clientY)?.closest(THING) ?? null;

    const down = (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && event.button !== 0) return;
      if (pointers.size === 0) {
        start = at(event);
        thing = (event.target as Element).closest(THING);
        doing = 'nothing';
      }
      pointers.set(event.pointerId, at(event));
      element.setPointerCapture(event.pointerId);
    };

    const move = (event: PointerEvent) => {
      const before = pointers.get(event.pointerId);
      if (!before) return;
      const now = at(event);
      if (doing === 'nothing' && pointers.size === 1) {
        if (distance(start, now) < SLOP) return;
        doing = listener.grasp(thing, start) ? 'dragging' : 'panning';
      }
      pointers.set(event.pointerId, now);
      if (pointers.size > 1) pinch(before, now, event.pointerId);
      else if (doing === 'dragging') listener.drag(now, () => thingAt(event));
      else listener.pan(now.x - before.x, now.y - before.y);
    };

    const pinch = (before: Point, now: Point, id: number) => {
      const still = [...pointers].find(([key]) => key !== id)?.[1] ?? now;
      doing = 'panning';
      listener.zoom({ x: (now.x + still.x) / 2, y: (now.y + still.y) / 2 }, distance(now, still) / Math.max(1, distance(before, still)));
      listener.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    };

    const up = (event: PointerEvent) => {
      if (!pointers.delete(event.pointerId) || pointers.size > 0) return;
      if (doing === 'nothing') listener.press(thing, at(event), event);
      if (doing === 'dragging') listener.drop(thingAt(event));
    };

    const cancel = (event: PointerEvent) => {
      if (pointers.delete(event.pointerId) && doing === 'dragging') listener.drop(null);
    };

    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      listener.zoom(at(event), Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)));
    };

    const listen = element as HTMLElement;
    listen.addEventListener('pointerdown', down);
    listen.addEventListener('pointermove', move);
    listen.addEventListener('pointerup', up);
    listen.addEventListener('pointercancel', cancel);
    listen.addEventListener('wheel', wheel, { passive: false });
    return () => {
      listen.removeEventListener('pointerdown', down);
      listen.removeEventListener('pointermove', move);
      listen.removeEventListener('pointerup', up);
      listen.removeEventListener('pointercancel', cancel);
      listen.removeEventListener('wheel', wheel);
    };
  };
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
