import { describe, expect, it } from 'vitest';
import { figure, isFogged, isSeen, wayOf } from './sight';
import type { Event, Scene } from './wire';

const scene = (owners: number[]) => ({ owners }) as unknown as Scene;
const glimpsed = (from: number, to: number): Event => ({ kind: 'glimpsed', seat: 1, from, to, eliminated: null });

describe('fog', () => {
  it('lies on territories whose owner is not told', () => {
    expect(isSeen(scene([0, -2]), 0)).toBe(true);
    expect(isSeen(scene([0, -2]), 1)).toBe(false);
    expect(isFogged(scene([0, -2]))).toBe(true);
    expect(isFogged(scene([0, -1, 1]))).toBe(false);
  });

  it('hides figures, but not nothing', () => {
    expect(figure(-2)).toBe('?');
    expect(figure(0)).toBe('0');
  });

  it('hides ways of which an end is out of sight', () => {
    expect(wayOf(glimpsed(-2, 3))).toBeNull();
    expect(wayOf(glimpsed(4, -2))).toBeNull();
    expect(wayOf({ kind: 'fortified', seat: 0, from: 4, to: 3, armies: 1 })).toEqual({ from: 4, to: 3 });
    expect(wayOf({ kind: 'drew', seat: 0, card: null })).toBeNull();
  });
});
