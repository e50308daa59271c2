import { describe, expect, it } from 'vitest';
import { halt, isToTheEnd } from './odds';

const sides = { attackers: 8, defenders: 5 };

describe('the odds of a blitz', () => {
  it('are those of the offer where it goes on to the last army', () => {
    expect(isToTheEnd(sides, { by: 'left', count: 1 })).toBe(true);
    expect(isToTheEnd(sides, { by: 'losses', count: 7 })).toBe(true);
    expect(isToTheEnd(sides, { by: 'left', count: 2 })).toBe(false);
    expect(isToTheEnd(sides, { by: 'losses', count: 3 })).toBe(false);
    expect(isToTheEnd(sides, { by: 'rounds', count: 99 })).toBe(false);
  });

  it('are asked for by what stops it', () => {
    expect(halt(sides, { by: 'left', count: 3 })).toEqual({ stop: 3 });
    expect(halt(sides, { by: 'losses', count: 3 })).toEqual({ stop: 5 });
    expect(halt(sides, { by: 'rounds', count: 3 })).toEqual({ rounds: 3 });
  });
});
