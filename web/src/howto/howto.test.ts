import { describe, expect, it } from 'vitest';
import { groups } from '../text/en/howto';
import { titles } from '../text/en/howto/titles';
import { BOARDS } from './figures/morrisBoards';
import { pairsOf } from './pairs';
import { pagesOf } from './topics';

const topics = groups.flatMap(({ topics }) => topics);
const figures = topics.flatMap(({ name, sections }) => sections.flatMap(({ figure }) => (figure ? [{ name, figure: figure.figure }] : [])));

describe('the pages of How to play', () => {
  it('have addresses of their own', () => {
    expect(new Set(topics.map(({ name }) => name)).size).toBe(topics.length);
    for (const { name } of topics) expect(name).toMatch(/^[a-z-]+$/);
  });

  it('have titles', () => {
    expect(Object.keys(titles).toSorted()).toEqual(topics.map(({ name }) => name).toSorted());
  });

  it('are each illustrated', () => {
    for (const { name, sections } of topics) expect(sections.some(({ figure }) => figure), name).toBe(true);
  });

  it('show positions of Morris that can occur', () => {
    for (const { name, figure } of figures) {
      if (figure.kind !== 'morris') continue;
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

  it('show boards without two territories in one place, and arrows between territories', () => {
    for (const { name, figure } of figures) {
      if (figure.kind !== 'board') continue;
      const cells = figure.cells.map(({ at }) => `${at}`);
      expect(new Set(cells).size, name).toBe(cells.length);
      for (const { from, to } of figure.arrows ?? []) expect(cells, name).toEqual(expect.arrayContaining([`${from}`, `${to}`]));
    }
  });
});

describe('boards of Morris', () => {
  it('have their points', () => {
    expect(Object.entries(BOARDS).map(([name, { points }]) => [name, points.length])).toEqual([['three', 9], ['six', 16], ['nine', 24], ['twelve', 24]]);
  });
});

describe('dice that meet', () => {
  it('take armies from the lower side, and ties from the attacker', () => {
    expect(pairsOf({ kind: 'dice', attack: [6, 4, 1], defence: [5, 4] })).toEqual([
      { attack: 6, defence: 5, loser: 'defence' },
      { attack: 4, defence: 4, loser: 'attack' },
      { attack: 1, defence: null, loser: null },
    ]);
  });

  it('count an edge on the highest die alone', () => {
    const losers = (edge: number) => pairsOf({ kind: 'dice', attack: [6, 3], defence: [5, 2], edge }).map(({ loser }) => loser);
    expect(losers(-1)).toEqual(['attack', 'defence']);
  });
});

describe('the pages that explain a game', () => {
  it('are those of the preset and of what was added to it', () => {
    const options = [{ name: 'sight', value: 'fog' }, { name: 'goal', value: 'missions' }, { name: 'round-limit', value: '20' }, { name: 'win-share', value: '70' }];
    expect(pagesOf('modern', options)).toEqual(['modern', 'fog', 'missions', 'endings']);
    expect(pagesOf('morris', [])).toEqual(['morris']);
  });

  it('all exist', () => {
    const added = ['sight=fog', 'teams=2', 'team-sight=shared', 'goal=capitals', 'goal=missions', 'win-share=70', 'round-limit=9', 'vote-to-end=allowed', 'economy=on', 'events-every=3', 'boosts=on', 'blocked=2'];
    const options = added.map((each) => each.split('=')).map(([name, value]) => ({ name, value }));
    expect(pagesOf('classic', options)).toHaveLength(10);
    for (const page of pagesOf('classic', options)) expect(titles).toHaveProperty(page);
  });
});
