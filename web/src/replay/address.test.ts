import { describe, expect, it } from 'vitest';
import { momentInAddress } from './address';

describe('the address of a replay', () => {
  it('may point at a step', () => {
    expect(momentInAddress('#120')).toBe(120);
    expect(momentInAddress('#0')).toBe(0);
  });

  it('is read with care', () => {
    for (const hash of ['', '#', '#-3', '#1e9', '#12 ', '#turn', '#9999999999']) expect(momentInAddress(hash)).toBeNull();
  });
});
