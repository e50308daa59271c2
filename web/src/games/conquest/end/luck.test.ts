import { describe, expect, it } from 'vitest';
import { rarity } from './luck';

describe('how unusual luck is', () => {
  it('is told in round figures', () => {
    expect([3.4, 9.6, 39.6, 40.2, 123, 4567].map(rarity)).toEqual([3, 10, 40, 40, 120, 4600]);
  });

  it('is not told of average luck', () => {
    expect(rarity(2)).toBe(0);
    expect(rarity(2.4)).toBe(0);
  });

  it('ends at one in a million', () => {
    expect(rarity(3e9)).toBe(1_000_000);
    expect(rarity(Infinity)).toBe(1_000_000);
  });
});
