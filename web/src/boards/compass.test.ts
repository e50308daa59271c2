import { describe, expect, it } from 'vitest';
import { isTypable, nearest, nextTowards, typed, type Direction } from './compass';
import { inOrder, type Drawing } from './drawing';
import world from './world.json';

const drawing = world as unknown as Drawing;
const names = drawing.continents.flatMap(({ territories }) => territories.map(({ name }) => name));
const badges = inOrder(drawing, names).map(({ badge }) => badge);
const step = (from: string, direction: Direction) => names[nextTowards(badges, names.indexOf(from), direction)];

describe('arrow keys', () => {
  it('go where the eye goes', () => {
    expect(step('Alaska', 'ArrowRight')).toBe('Northwest Territory');
    expect(step('Peru', 'ArrowRight')).toBe('Brazil');
    expect(step('Congo', 'ArrowDown')).toBe('South Africa');
    expect(step('Siberia', 'ArrowLeft')).toBe('Ural');
  });

  it('stay where nothing lies further on', () => {
    expect(step('Alaska', 'ArrowLeft')).toBe('Alaska');
    expect(step('Argentina', 'ArrowDown')).toBe('Argentina');
  });

  it('reach every territory from every other', () => {
    const reached = new Set([0]);
    for (const from of reached) {
      for (const direction of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const) {
        reached.add(nextTowards(badges, from, direction));
      }
    }
    expect(reached.size).toBe(names.length);
  });
});

describe('typing a name', () => {
  it('finds the territory that begins with it, then one with such a word', () => {
    expect(names[typed(names, 'kam', 0)]).toBe('Kamchatka');
    expect(names[typed(names, 'gu', 0)]).toBe('New Guinea');
  });

  it('takes names of several words, and knows where a space leads to one', () => {
    expect(names[typed(names, 'north a', names.indexOf('Northwest Territory'))]).toBe('North Africa');
    expect(names[typed(names, 'western un', names.indexOf('Western Europe'))]).toBe('Western United States');
    expect(isTypable(names, 'north ')).toBe(true);
    expect(isTypable(names, 'united ')).toBe(true);
    expect(isTypable(names, 'alaska ')).toBe(false);
  });

  it('goes on to the next when one letter is typed again', () => {
    const first = typed(names, 'i', 0);
    const second = typed(names, 'i', first);
    expect(second).not.toBe(first);
    expect(names[second].startsWith('I')).toBe(true);
  });

  it('stays where nothing has such a name', () => {
    expect(typed(names, 'xyz', 5)).toBe(5);
  });
});

describe('the nearest badge', () => {
  it('is found within reach only', () => {
    const [x, y] = badges[0];
    expect(nearest(badges, [x + 5, y], 20)).toBe(0);
    expect(nearest(badges, [-500, -500], 20)).toBe(-1);
  });
});
