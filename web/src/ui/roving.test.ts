import { describe, expect, it } from 'vitest';
import { destination } from './roving';

describe('keys in a list', () => {
  it('go up and down, to both ends, and never beyond', () => {
    expect(destination('ArrowDown', 1, 3)).toBe(2);
    expect(destination('ArrowDown', 2, 3)).toBe(2);
    expect(destination('ArrowUp', 0, 3)).toBe(0);
    expect(destination('Home', 2, 3)).toBe(0);
    expect(destination('End', 0, 3)).toBe(2);
  });

  it('mean nothing else, and nothing outside the list', () => {
    expect(destination('Enter', 1, 3)).toBeNull();
    expect(destination('ArrowDown', -1, 3)).toBeNull();
  });
});
