import { describe, expect, it } from 'vitest';
import type { CatalogueFamily } from '../wire/types';
import { usual, type Draft } from './draft';
import { revived } from './remembered';

const family: CatalogueFamily = {
  game: 'conquest',
  presets: [
    { name: 'modern', title: 'Modern', summary: '', fewest: 2, most: 6, openings: ['dealt', 'claimed'] },
    { name: 'warzone', title: 'Warzone', summary: '', fewest: 2, most: 14, openings: [] },
  ],
  boards: [{ name: 'world', title: 'The World', territories: 42, continents: 6 }],
  bots: ['balanced', 'rush'].map((name) => ({ name, title: name, summary: '' })),
};
const draft: Draft = {
  preset: 'warzone', board: 'random:30:5:4:2', opening: null, chosen: { sight: 'fog' }, pace: 'fast', time: 'day',
  seats: [{ kind: 'you' }, { kind: 'bot', bot: 'rush' }, { kind: 'open' }],
};
const again = (change: object) => revived(family, JSON.stringify({ ...draft, ...change }));

describe('a remembered draft', () => {
  it('comes back as it was', () => {
    expect(again({})).toEqual(draft);
  });

  it('is the usual one where there is none, or nothing of use', () => {
    for (const text of ['null', '', '{', '7', '{"seats":3}', '{"chosen":null}']) expect(revived(family, text)).toEqual(usual(family));
  });

  it('is the usual one where what it asks for is gone', () => {
    const gone = [
      { preset: 'none' }, { opening: 'dealt' }, { pace: 'never' }, { chosen: { sight: 1 } },
      { seats: [{ kind: 'you' }] }, { seats: [{ kind: 'you' }, { kind: 'bot', bot: 'none' }] },
    ];
    for (const change of gone) expect(again(change)).toEqual(usual(family));
  });

  it('is played on the usual board where its own may be gone', () => {
    expect(again({ board: 'shared:abc' })).toEqual({ ...draft, board: 'world' });
  });
});
