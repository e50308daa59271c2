import { describe, expect, it } from 'vitest';
import { SCORE } from './score';

describe.each(Object.entries(SCORE))('the sound of %s', (_, notes) => {
  it('begins at once and is over soon', () => {
    expect(Math.min(...notes.map(({ at }) => at))).toBe(0);
    expect(Math.max(...notes.map(({ at, length }) => at + length))).toBeLessThan(1.5);
  });

  it('can be heard on small loudspeakers, and is never too loud', () => {
    for (const { pitch, loudness } of notes) {
      if (pitch !== null) expect(pitch).toBeGreaterThan(200);
      expect(loudness).toBeLessThanOrEqual(1);
    }
  });
});
