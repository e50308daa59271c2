import { describe, expect, it } from 'vitest';
import { howTo } from '.';
import { pairsOf } from './pairs';
import { topics } from './topics';

const { titles, pagesOf } = topics;
const pages = howTo.groups.flatMap((group) => group.topics);

describe('figures', () => {
  it('show boards without two territories in one place, and arrows between territories', () => {
    for (const { name, figure } of pages.flatMap(({ name, sections }) => sections.flatMap(({ figure }) => (figure ? [{ name, figure: figure.figure }] : [])))) {
      if (figure.kind !== 'board') continue;
      const cells = figure.cells.map(({ at }) => `${at}`);
      expect(new Set(cells).size, name).toBe(cells.length);
      for (const { from, to } of figure.arrows ?? []) expect(cells, name).toEqual(expect.arrayContaining([`${from}`, `${to}`]));
    }
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
  });

  it('all exist', () => {
    const added = ['sight=fog', 'teams=2', 'team-sight=shared', 'goal=capitals', 'goal=missions', 'win-share=70', 'round-limit=9', 'vote-to-end=allowed', 'economy=on', 'events-every=3', 'boosts=on', 'blocked=2'];
    const options = added.map((each) => each.split('=')).map(([name, value]) => ({ name, value }));
    expect(pagesOf('classic', options)).toHaveLength(10);
    for (const page of pagesOf('classic', options)) expect(titles).toHaveProperty(page);
  });
});
