import { describe, expect, it } from 'vitest';
import { LIMIT, planOf, refOf, withTerritories, type Plan } from './plan';

const plan: Plan = { territories: 42, continents: 6, islands: 3, seed: 5, boosts: false, pays: false };

describe('a board at random', () => {
  it('is asked for by its numbers, and known by them again', () => {
    expect(refOf(plan)).toBe('random:42:5:6:3');
    expect(planOf('random:42:5:6:3')).toEqual(plan);
    expect(planOf('random:42:5')).toEqual(plan);
    expect(refOf({ ...plan, boosts: true, pays: true })).toBe('random:42:5:6:3:boosts:pays');
    expect(planOf('random:42:5:6:3:boosts:pays')).toEqual({ ...plan, boosts: true, pays: true });
    expect(planOf('random:42:5:pays')).toEqual({ ...plan, pays: true });
    expect(planOf('random:42:5:gold')).toBeNull();
    expect(planOf('world')).toBeNull();
    expect(planOf('shared:abc')).toBeNull();
  });

  it('has more continents when it has more territories, unless they were chosen', () => {
    expect(withTerritories(plan, 84)).toMatchObject({ territories: 84, continents: 12, islands: 3 });
    expect(withTerritories({ ...plan, continents: 4, islands: 1 }, 84)).toMatchObject({ continents: 4, islands: 1 });
    expect(withTerritories({ ...plan, boosts: true }, 84)).toMatchObject({ territories: 84, boosts: true, pays: false });
  });

  it('never asks for what cannot be made', () => {
    expect(withTerritories({ ...plan, continents: 20 }, 12).continents).toBe(6);
    expect(withTerritories({ ...plan, islands: 7 }, 12).islands).toBe(2);
    expect(withTerritories(plan, 1e9).territories).toBe(LIMIT);
    expect(withTerritories(plan, NaN).territories).toBe(10);
  });
});
