import { describe, expect, it } from 'vitest';
import { howTo } from '.';
import { BOARDS } from './boards';

const pages = howTo.groups.flatMap((group) => group.topics);

describe('figures', () => {
  it('show positions that can occur', () => {
    for (const { name, figure } of pages.flatMap(({ name, sections }) => sections.flatMap(({ figure }) => (figure ? [{ name, figure: figure.figure }] : [])))) {
      const { points } = BOARDS[figure.board];
      const beads = [...figure.you, ...figure.rival];
      expect(new Set(beads).size, name).toBe(beads.length);
      for (const point of beads) expect(points[point], name).toBeDefined();
      if (!figure.move) continue;
      const [from, to] = figure.move;
      expect(figure.you, name).toContain(from);
      expect(beads, name).not.toContain(to);
      const after = figure.you.map((point) => (point === from ? to : point));
      for (const point of figure.mill ?? []) expect(after, name).toContain(point);
    }
  });
});

describe('boards of Morris', () => {
  it('have their points', () => {
    expect(Object.entries(BOARDS).map(([name, { points }]) => [name, points.length])).toEqual([['three', 9], ['six', 16], ['nine', 24], ['twelve', 24]]);
  });
});
