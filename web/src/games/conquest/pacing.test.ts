import { describe, expect, it } from 'vitest';
import { dwell, TUMBLE_MILLIS } from './pacing';
import type { Event, Scene } from './wire';

const inTurn = (event: Partial<Event>) => ({ event: event as Event, scene: { orders: null } as Scene });
const together = (event: Partial<Event>) => ({ event: event as Event, scene: { orders: {} } as Scene });
const rolled = inTurn({ kind: 'rolled' });

describe('the pace of what is shown', () => {
  it('lets the dice of a single roll tumble', () => {
    expect(dwell(rolled, 0).before).toBe(TUMBLE_MILLIS);
  });

  it('slows down towards the end of a blitz, and is done within seconds', () => {
    const rounds = Array.from({ length: 20 }, (_, i) => dwell(rolled, 19 - i));
    const waits = rounds.slice(0, -1).map(({ after }) => after);
    expect(waits).toEqual(waits.toSorted((a, b) => a - b));
    expect(rounds.reduce((sum, { before, after }) => sum + before + after, 0)).toBeLessThan(4_000);
  });

  it('gives every order of a turn its time, more at a slow pace, and does not drag on', () => {
    const order = together({ kind: 'order-executed', order: { kind: 'advance', from: 1, to: 2, armies: 3 } });
    expect(dwell(order, 0, 'slow').after).toBeGreaterThan(dwell(order, 0, 'normal').after);
    expect(dwell(order, 60).after).toBeGreaterThan(150);
    const turn = Array.from({ length: 200 }, (_, i) => dwell(order, i).after);
    expect(turn.reduce((sum, after) => sum + after, 0)).toBeLessThan(60_000);
  });

  it('shows at once what nobody could follow', () => {
    expect(dwell(rolled, 100)).toEqual({ before: 0, after: 0 });
  });
});
