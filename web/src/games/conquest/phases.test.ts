import { describe, expect, it } from 'vitest';
import { stepOf } from './phases';
import type { Phase, TurnPhase } from './wire';

const FIVE: TurnPhase[] = ['reinforce', 'trade', 'attack', 'fortify', 'draw-card'];
const THREE: TurnPhase[] = ['reinforce', 'attack', 'fortify'];
const steps = (phases: TurnPhase[], ...kinds: Phase['kind'][]) => kinds.map((kind) => stepOf(phases, { kind } as Phase));

describe('how far a turn is', () => {
  it('counts cards where they have phases of their own', () => {
    expect(steps(FIVE, 'reinforce', 'trade', 'attack', 'fortify', 'draw-card')).toEqual([0, 1, 2, 3, 4]);
  });

  it('counts them to another phase where they have none', () => {
    expect(steps(THREE, 'reinforce', 'attack', 'fortify', 'draw-card')).toEqual([0, 1, 2, 2]);
  });

  it('counts all of a battle to the attack', () => {
    expect(steps(THREE, 'defend', 'battle', 'occupy')).toEqual([1, 1, 1]);
  });

  it('counts giving and carrying out of orders', () => {
    expect(steps(['orders', 'execute'], 'orders', 'execute', 'fight', 'draw-order-card')).toEqual([0, 1, 1, 1]);
  });

  it('is nowhere before the first turn and after the last', () => {
    expect(steps(THREE, 'claim', 'deal', 'over')).toEqual([-1, -1, -1]);
  });
});
