import { describe, expect, it } from 'vitest';
import { band, bounds } from './graph';

const points = [
  { rating: 1500, deviation: 480 },
  { rating: 1660, deviation: 410 },
];

describe('the graph of a rating', () => {
  it('has room for the uncertainty', () => {
    expect(bounds(points)).toEqual([1000, 2100]);
  });

  it('goes around the uncertainty', () => {
    expect(band(points)).toEqual([[0, 1980], [1, 2070], [1, 1250], [0, 1020]]);
  });
});
