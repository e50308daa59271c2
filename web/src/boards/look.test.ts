import { describe, expect, it } from 'vitest';
import { lookKey, panKey } from './look';

describe('keys to look around', () => {
  const done: string[] = [];
  const camera = {
    approach: (factor: number) => void done.push(factor > 1 ? 'closer' : 'farther'),
    showAll: () => void done.push('all'),
    pan: (dx: number, dy: number) => void done.push(`${Math.sign(dx)} ${Math.sign(dy)}`),
  };

  it('bring the board closer, farther, and as a whole', () => {
    expect([']', '[', '\\', 'x'].map((key) => lookKey(camera, key))).toEqual([true, true, true, false]);
    expect(done.splice(0)).toEqual(['closer', 'farther', 'all']);
  });

  it('move what is seen, so that the board goes the other way', () => {
    panKey(camera, 'ArrowRight');
    panKey(camera, 'ArrowUp');
    expect(done).toEqual(['-1 0', '0 1']);
  });
});
