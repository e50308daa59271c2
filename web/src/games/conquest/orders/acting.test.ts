import { describe, expect, it } from 'vitest';
import type { Phase, Scene } from '../wire';
import { isActing, isDone } from './acting';

const scene = (phase: Phase, isTogether: boolean) =>
  ({ phase, turnOf: 1, orders: isTogether ? {} : null, seats: [{ alive: true }, { alive: true }, { alive: false }] }) as unknown as Scene;
const acting = (it: Scene) => [0, 1, 2].filter((seat) => isActing(it, seat));

describe('who acts', () => {
  it('is whose turn it is', () => {
    expect(acting(scene({ kind: 'attack' }, false))).toEqual([1]);
  });

  it('is everybody who still gives orders', () => {
    const giving = scene({ kind: 'orders', waiting: [0], left: 0 }, true);
    expect(acting(giving)).toEqual([0]);
    expect([0, 1, 2].filter((seat) => isDone(giving, seat))).toEqual([1]);
  });

  it('is who gives the next order where players give one in turn', () => {
    const giving = { ...scene({ kind: 'orders', waiting: [0, 1], left: 0 }, true), decider: 1, orders: { inTurn: true } } as unknown as Scene;
    expect(acting(giving)).toEqual([1]);
  });

  it('is whose order is being fought out', () => {
    const phase: Phase = { kind: 'fight', seat: 0, from: 1, to: 2, attackers: 3, defenders: 2, attackersRolled: -1, defendersRolled: -1 };
    expect(acting(scene(phase, true))).toEqual([0]);
    expect(acting(scene({ kind: 'execute' }, true))).toEqual([]);
  });
});
