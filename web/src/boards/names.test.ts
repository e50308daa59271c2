import { describe, expect, it } from 'vitest';
import { inOrder, type Drawing, type Point } from './drawing';
import { nameplate, readable } from './names';
import world from './world.json';

const drawing = world as unknown as Drawing;
const names = drawing.continents.flatMap(({ territories }) => territories.map(({ name }) => name));
const territories = inOrder(drawing, names);

function namesAt(scale: number, radius: number): string[] {
  const badges = territories.map(({ badge: [x, y] }): Point => [x * scale, y * scale]);
  const plates = territories.map((territory, i) => nameplate(territory, badges[i], scale));
  const shown = readable(plates, badges, radius);
  return names.filter((_, i) => shown[i]);
}

describe('the names of territories', () => {
  it('are all read on a board of its own size', () => {
    expect(namesAt(1, 14)).toEqual(names);
  });

  it('leave out those that would be covered when the board is small, but not many', () => {
    const small = namesAt(0.6, 10.5);
    expect(small.length).toBeLessThan(names.length);
    expect(small.length).toBeGreaterThan(30);
    expect(small).toEqual(expect.arrayContaining(['Great Britain', 'Iceland']));
  });

  it('stay clear of their own badge', () => {
    const { at, size } = nameplate(territories[names.indexOf('Iceland')], [100, 100], 0.6);
    expect(at[1] - size / 2).toBeGreaterThan(100 + 10.5);
  });
});
