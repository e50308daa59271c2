import { describe, expect, it } from 'vitest';
import { isInTeams, isMate } from './teams';
import type { Scene } from './wire';

const scene = (...teams: number[]) => ({ seats: teams.map((team) => ({ team })) }) as unknown as Scene;

describe('teams', () => {
  it('are played where seats share one', () => {
    expect(isInTeams(scene(0, 1, 0, 1))).toBe(true);
    expect(isInTeams(scene(0, 1, 2))).toBe(false);
  });

  it('have mates, but nobody is their own', () => {
    expect(isMate(scene(0, 1, 0, 1), 0, 2)).toBe(true);
    expect(isMate(scene(0, 1, 0, 1), 0, 0)).toBe(false);
    expect(isMate(scene(0, 1, 0, 1), 0, 3)).toBe(false);
    expect(isMate(scene(0, 1, 0, 1), 0, 4)).toBe(false);
    expect(isMate(scene(0, 1, 0, 1), null, 2)).toBe(false);
  });
});
