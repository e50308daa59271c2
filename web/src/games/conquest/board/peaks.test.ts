import { describe, expect, it } from 'vitest';
import { peaks } from './peaks';

describe('a ridge', () => {
  it('has peaks along its line, evenly spread', () => {
    expect(peaks(['M0 0 27 0']).match(/M/g)).toHaveLength(3);
    expect(peaks(['M0 0 9 0 9 18']).match(/M/g)).toHaveLength(3);
  });

  it('has one even where it is short', () => {
    expect(peaks(['M10 10 12 10'])).toBe('M6.5 13.2L11 5.5L15.5 13.2z');
  });

  it('is nothing where there is none', () => {
    expect(peaks([])).toBe('');
  });
});
