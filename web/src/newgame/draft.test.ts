import { describe, expect, it } from 'vitest';
import type { CatalogueFamily, CataloguePreset, OpeningKind } from '../wire/types';
import { botSeat, countOf, fits, usual, wanted, withPreset, withSeat, withSeatCount, withUsualBot, type SeatPlan } from './draft';

const preset = (name: string, fewest: number, openings: OpeningKind[] = ['dealt', 'claimed']): CataloguePreset => ({
  name, title: name, summary: '', fewest, most: 6, openings,
});
const classic = preset('classic', 3, ['claimed', 'dealt']);
const modern = preset('modern', 2);
const catalogue: CatalogueFamily = {
  game: 'conquest',
  presets: [classic, modern],
  boards: [{ name: 'world', title: 'The World', territories: 42, continents: 6 }],
  bots: ['random', 'normal', 'rush'].map((name) => ({ name, title: name, summary: '' })),
};
const bot = botSeat(catalogue, 'modern');
const you: SeatPlan = { kind: 'you' };
const friend: SeatPlan = { kind: 'open' };

describe('a new game', () => {
  it('is ready to start as it is offered first', () => {
    const draft = usual(catalogue);
    expect(draft).toMatchObject({ preset: 'modern', board: 'world', opening: 'dealt' });
    expect(draft.seats).toEqual([you, bot, bot, bot]);
    expect(bot).toEqual({ kind: 'bot', bot: 'normal' });
  });

  it('takes what the catalogue has where the usual is missing', () => {
    const other: CatalogueFamily = { ...catalogue, presets: [classic], bots: catalogue.bots.slice(0, 1) };
    expect(usual(other)).toMatchObject({ preset: 'classic', seats: [you, { bot: 'random' }, {}, {}] });
  });

  it('has no board and no opening where there is none to choose', () => {
    const morris: CatalogueFamily = { ...catalogue, game: 'morris', presets: [{ ...modern, most: 2, openings: [] }], boards: [] };
    expect(usual(morris)).toMatchObject({ board: null, opening: null, seats: [you, { kind: 'bot' }] });
  });

  it('is played against the learner by the rules of its document, and else against a searcher', () => {
    const morris: CatalogueFamily = {
      ...catalogue,
      game: 'morris',
      presets: ['morris-fly', 'morris'].map((name) => ({ ...modern, name, most: 2, openings: [] })),
      boards: [],
      bots: ['random', 'memory', 'memory-share', 'search-3'].map((name) => ({ name, title: name, summary: '' })),
    };
    const flying = usual(morris);
    expect(flying.seats).toEqual([you, { kind: 'bot', bot: 'memory' }]);
    const searcher = botSeat(morris, 'morris');
    expect(withUsualBot(flying, botSeat(morris, 'morris-fly'), searcher).seats).toEqual([you, { kind: 'bot', bot: 'search-3' }]);
    const chosen = withSeat(flying, 1, { kind: 'bot', bot: 'random' });
    expect(withUsualBot(chosen, botSeat(morris, 'morris-fly'), searcher)).toEqual(chosen);
  });

  it('opens as its rules say', () => {
    const dealt = usual(catalogue);
    expect(dealt.opening).toBe('dealt');
    expect(withPreset(dealt, classic, bot).opening).toBe('claimed');
    const morris = withPreset(dealt, preset('morris', 2, []), bot);
    expect(morris.opening).toBeNull();
    expect(withPreset(morris, modern, bot).opening).toBe('dealt');
  });

  it('gets more seats when the rules need them', () => {
    const two = withSeatCount(usual(catalogue), 2, bot);
    expect(fits(classic, two.seats.length)).toBe(false);
    expect(withPreset(two, classic, bot).seats).toEqual([you, bot, bot]);
  });

  it('keeps the own seat when seats are taken away', () => {
    const last = withSeat(usual(catalogue), 3, you);
    expect(last.seats).toEqual([bot, bot, bot, you]);
    expect(withSeatCount(last, 2, bot).seats).toEqual([bot, you]);
  });

  it('seats nobody twice', () => {
    const invited = withSeat(usual(catalogue), 2, friend);
    const moved = withSeat(invited, 2, you);
    expect(moved.seats).toEqual([friend, bot, you, bot]);
    expect(countOf(moved, 'you')).toBe(1);
  });

  it('leaves seats alone that are chosen again', () => {
    const draft = usual(catalogue);
    expect(withSeat(draft, 0, you)).toEqual(draft);
  });

  it('asks the server for names and bots only where they belong', () => {
    const draft = withSeat(withSeatCount(usual(catalogue), 3, bot), 1, friend);
    expect(wanted(draft, ' Ada ').seats).toEqual([
      { kind: 'you', bot: null, name: 'Ada' },
      { kind: 'open', bot: null, name: null },
      { kind: 'bot', bot: 'normal', name: null },
    ]);
    expect(wanted(draft, ' ').seats[0].name).toBeNull();
  });

  it('asks the server for the rules that were chosen', () => {
    const draft = { ...usual(catalogue), chosen: { sight: 'fog' } };
    expect(wanted(draft, '').options).toEqual([{ name: 'sight', value: 'fog' }]);
    expect(wanted(usual(catalogue), '').options).toEqual([]);
  });

  it('has a clock only where friends play', () => {
    const timed = { ...usual(catalogue), time: 'days' };
    expect(wanted(timed, '').time).toBeNull();
    expect(wanted(withSeat(timed, 1, { kind: 'open' }), '').time).toEqual({ kind: 'correspondence', turnDays: 3 });
    expect(wanted(withSeat({ ...timed, time: 'gone' }, 1, { kind: 'open' }), '').time).toBeNull();
  });

  it('names the people who share the screen', () => {
    const draft = withSeat(usual(catalogue), 1, { kind: 'here', name: ' Bea ' });
    expect(wanted(draft, 'Ada').seats.slice(0, 2)).toEqual([
      { kind: 'you', bot: null, name: 'Ada' },
      { kind: 'here', bot: null, name: 'Bea' },
    ]);
  });
});
