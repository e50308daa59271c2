import { describe, expect, it } from 'vitest';
import {
  addContinent,
  bordersOf,
  credit,
  emptySketch,
  eraseContinent,
  eraseTerritory,
  join,
  moveTerritory,
  nameContinent,
  nameTerritory,
  paintTerritory,
  payContinent,
  placeTerritory,
  startOf,
  startTerritory,
  tidyName,
  type Sketch,
} from './sketch';

/** Two territories of one continent: ids 2 and 3 in 1. */
function pair(): Sketch {
  const one = placeTerritory(emptySketch('Isles', 'North'), 'Land', 1, { x: 0, y: 0 });
  return placeTerritory(one, 'Land', 1, { x: 80.4, y: 0 });
}

describe('a sketch', () => {
  it('numbers what is new, and never twice', () => {
    const again = placeTerritory(eraseTerritory(pair(), 2), 'Land', 1, { x: 0, y: 0 });
    expect(again.territories.map(({ id, name }) => [id, name])).toEqual([
      [3, 'Land 2'],
      [4, 'Land 1'],
    ]);
  });

  it('stands on whole numbers', () => {
    expect(pair().territories[1].at).toEqual({ x: 80, y: 0 });
    expect(moveTerritory(pair(), 2, { x: 1e9, y: -0.6 }).territories[0].at).toEqual({ x: 1_000_000, y: -1 });
  });

  it('takes outlines along with their territory', () => {
    const [first, ...rest] = pair().territories;
    const drawn = { ...pair(), territories: [{ ...first, outlines: [[{ x: -5, y: 0 }]] }, ...rest] };
    expect(moveTerritory(drawn, 2, { x: 10, y: 20 }).territories[0].outlines).toEqual([[{ x: 5, y: 20 }]]);
  });

  it('joins both ways, one way, the other way, and parts what is joined so already', () => {
    const both = join(pair(), 2, 3, 'both');
    expect(both.borders).toEqual([{ from: 2, to: 3, way: 'both' }]);
    const one = join(both, 3, 2, 'one');
    expect(one.borders).toEqual([{ from: 3, to: 2, way: 'one' }]);
    expect(join(one, 2, 3, 'one').borders).toEqual([{ from: 2, to: 3, way: 'one' }]);
    expect(join(one, 3, 2, 'one').borders).toEqual([]);
    expect(join(both, 3, 2, 'both').borders).toEqual([]);
    expect(join(both, 2, 2, 'both')).toBe(both);
  });

  it('loses what concerned a territory that is erased', () => {
    const begun = { ...join(pair(), 2, 3, 'both'), starts: [[{ territory: 2, armies: 3 }], [{ territory: 3, armies: 1 }]] };
    const left = eraseTerritory(begun, 2);
    expect(left.borders).toEqual([]);
    expect(left.starts).toEqual([[{ territory: 3, armies: 1 }]]);
    expect(bordersOf(begun, 3).map(({ other }) => other.id)).toEqual([2]);
  });

  it('fixes who begins where, a seat at a time', () => {
    const one = startTerritory(pair(), 2, 0, 3);
    const two = startTerritory(one, 3, 1, 0);
    expect(two.starts).toEqual([[{ territory: 2, armies: 3 }], [{ territory: 3, armies: 1 }]]);
    expect(startOf(two, 3)).toEqual({ seat: 1, armies: 1 });
    expect(startTerritory(two, 3, 0, 5).starts).toEqual([[{ territory: 2, armies: 3 }, { territory: 3, armies: 5 }]]);
    expect(startOf(startTerritory(two, 2, null, 1), 2)).toBeNull();
  });

  it('paints, and gives the territories of an erased continent to another', () => {
    const two = addContinent(pair(), 'Continent');
    const painted = paintTerritory(two, 3, 4);
    expect(painted.territories.map(({ continent }) => continent)).toEqual([1, 4]);
    expect(eraseContinent(painted, 1).territories.map(({ continent }) => continent)).toEqual([4, 4]);
    expect(eraseContinent(pair(), 1).continents).toHaveLength(1);
  });

  it('is the same object where nothing changes, so that there is nothing to take back', () => {
    const sketch = pair();
    expect(nameTerritory(sketch, 2, ' Land 1 ')).toBe(sketch);
    expect(nameTerritory(sketch, 2, ' ,: ')).toBe(sketch);
    expect(paintTerritory(sketch, 2, 1)).toBe(sketch);
    expect(payContinent(sketch, 1, NaN)).toBe(sketch);
    expect(payContinent(sketch, 1, 2)).toBe(sketch);
    expect(nameContinent(sketch, 1, 'North')).toBe(sketch);
    expect(credit(sketch, 'title', ' Isles ')).toBe(sketch);
  });

  it('keeps names that can be written down', () => {
    expect(tidyName('# Saint [John] -> "East", 2: ')).toBe('Saint John East 2');
    expect(tidyName('Ile\nd’Or')).toBe('Ile d’Or');
    expect(payContinent(pair(), 1, 5_000).continents[0].bonus).toBe(999);
  });
});
