import { describe, expect, it } from 'vitest';
import type { BoardInfo, Event, Frame, Rolled, Scene } from '../wire';
import { lineOf, outcomeOf } from './line';
import { begun, LOGBOOK, record, WHOLE_LOGBOOK, type Log } from './log';
import { isQuiet, sinceLastTurn, summary } from './summary';

const scene = (turn: number, turnOf: number, continents = [-1, -1], owners = [0, 1]) =>
  ({ turn, turnOf, continents, owners, seats: [], phase: { kind: 'attack' } }) as unknown as Scene;

const rolled = (attacker: number, defender: number, from: number, to: number, more: Partial<Rolled> = {}): Rolled => ({
  kind: 'rolled', from, to, attacker, defender, attackFaces: [6], defendFaces: [1],
  attackerLosses: 0, defenderLosses: 1, conquered: false, occupied: null, eliminated: null, won: false, odds: null, ...more,
});

let seq = 0;
const play = (log: Log, ...steps: [Event, Scene][]) =>
  steps.reduce((before, [event, after]): Log => record(before, { seq: seq++, event, scene: after } as Frame), log);

describe('the log', () => {
  it('tells the rounds of a battle as one', () => {
    const log = play(
      begun(scene(1, 0)),
      [rolled(0, 1, 4, 5), scene(1, 0)],
      [rolled(0, 1, 4, 5, { attackerLosses: 1, defenderLosses: 0 }), scene(1, 0)],
      [rolled(0, 1, 4, 5, { conquered: true }), scene(1, 0)],
      [rolled(0, 1, 5, 6), scene(1, 0)],
    );
    const battles = log.entries.filter(({ kind }) => kind === 'battle');
    expect(battles).toHaveLength(2);
    expect(battles[0]).toMatchObject({ rounds: 3, attackerLosses: 1, defenderLosses: 2, conquered: true });
  });

  it('knows in which step a player decided on a line', () => {
    seq = 10;
    const log = play(
      begun(scene(1, 0)),
      [{ kind: 'placed', seat: 0, territory: 4, armies: 3 }, scene(1, 0)],
      [{ kind: 'attacked', seat: 0, from: 4, to: 5, dice: 3, keep: 1 }, scene(1, 0)],
      [rolled(0, 1, 4, 5), scene(1, 0)],
      [rolled(0, 1, 4, 5, { conquered: true, eliminated: 1 }), scene(1, 0)],
    );
    expect(log.entries.slice(1).map(({ kind, step }) => [kind, step])).toEqual([['placed', 10], ['battle', 11], ['eliminated', undefined]]);
  });

  it('names the armies that desert when a turn begins', () => {
    const seats = [{ deserted: 4 }, { deserted: 3 }];
    const next = { ...scene(2, 1), seats } as unknown as Scene;
    const log = play(begun(scene(1, 0)), [{ kind: 'ended', seat: 0 } as Event, next]);
    expect(log.entries.slice(1)).toMatchObject([{ kind: 'turn', seat: 1 }, { kind: 'deserted', seat: 1, armies: 3 }]);
    const told = { names: [], nameOf: (seat: number) => ['Ada', 'Bo'][seat], board: {} as BoardInfo };
    expect(lineOf(told as unknown as Parameters<typeof lineOf>[0], log.entries[2])).toBe('Bo cannot pay: 3 armies desert');
    const together = { ...next, orders: {} } as unknown as Scene;
    const all = play(begun(scene(1, 0)), [{ kind: 'ended', seat: 0 } as Event, together]);
    expect(all.entries.filter(({ kind }) => kind === 'deserted')).toHaveLength(2);
  });

  it('says that an attack was held only when it has ended', () => {
    const afterRoll = play(begun(scene(1, 0)), [rolled(0, 1, 4, 5), scene(1, 0)]);
    expect(afterRoll.entries.at(-1)).toMatchObject({ kind: 'battle', isOver: false });
    const elsewhere = play(afterRoll, [rolled(0, 1, 4, 6), scene(1, 0)]);
    expect(elsewhere.entries.slice(-2)).toMatchObject([{ isOver: true }, { isOver: false }]);
    const fortifying = { ...scene(1, 0), phase: { kind: 'fortify' } } as unknown as Scene;
    const ended = play(afterRoll, [{ kind: 'ended', seat: 0 } as Event, fortifying]);
    expect(ended.entries.at(-1)).toMatchObject({ kind: 'battle', isOver: true });
    const taken = play(afterRoll, [rolled(0, 1, 4, 5, { conquered: true }), scene(1, 0)]);
    expect(taken.entries.at(-1)).toMatchObject({ rounds: 2, conquered: true, isOver: true });
  });

  it('tells placements of a seat as one, with sums', () => {
    const place = (territory: number, armies: number): [Event, Scene] => [
      { kind: 'placed', seat: 0, territory, armies },
      scene(1, 0),
    ];
    const log = play(begun(scene(1, 0)), place(3, 1), place(4, 2), place(3, 2));
    expect(log.entries.at(-1)).toMatchObject({ territories: [3, 4], armies: [3, 2] });
  });

  it('begins a turn after the last thing of the one before', () => {
    const log = play(begun(scene(1, 0)), [{ kind: 'drew', seat: 0, card: null }, scene(2, 1)]);
    expect(log.entries.map(({ kind }) => kind)).toEqual(['turn', 'drew', 'turn']);
  });

  it('forgets the oldest lines of a long live match, but nothing of a whole one', () => {
    const claims = Array.from({ length: 900 }, (_, i) => ({ seq: i, event: { kind: 'claimed', seat: 0, territory: i }, scene: scene(0, 0) }) as Frame);
    const written = (logbook: typeof LOGBOOK) => claims.reduce((log, frame) => logbook.record(log, frame), begun(null)).entries;
    expect(written(WHOLE_LOGBOOK)).toHaveLength(900);
    expect(written(LOGBOOK)).toEqual(written(WHOLE_LOGBOOK).slice(-400));
  });

  it('tells when a continent is won and lost', () => {
    const log = play(
      begun(scene(1, 0)),
      [rolled(0, 1, 4, 5, { conquered: true }), scene(1, 0, [0, -1])],
      [rolled(1, 0, 5, 4, { conquered: true }), scene(2, 1, [-1, -1])],
    );
    expect(log.entries.filter(({ kind }) => kind === 'continent')).toMatchObject([
      { seat: 0, continent: 0, held: true },
      { seat: 0, continent: 0, held: false },
    ]);
  });
});

describe('a line of the log', () => {
  const told = {
    board: { territories: [], continents: [] } as unknown as BoardInfo,
    names: ['Alaska', 'Kamchatka'],
    nameOf: (seat: number) => ['Ada', 'Bob'][seat],
  };
  const first = (event: Event, after: Scene) => play({ entries: [], turn: after.turn, continents: after.continents }, [event, after]).entries[0];

  it('says who claims, names and places before the first turn', () => {
    expect(lineOf(told, first({ kind: 'claimed', seat: 0, territory: 1 }, scene(0, 0)))).toBe('Ada claims Kamchatka');
    expect(lineOf(told, first({ kind: 'placed', seat: 1, territory: 0, armies: 1 }, scene(0, 1)))).toBe('Bob: +1 Alaska');
    expect(lineOf(told, first({ kind: 'placed', seat: 1, territory: 0, armies: 1 }, scene(1, 1)))).toBe('+1 Alaska');
    expect(lineOf(told, first({ kind: 'voted', seat: 1, wish: 'end' }, scene(1, 0)))).toBe('Bob agrees to end the game');
    expect(lineOf(told, first({ kind: 'resigned', seat: 1 }, scene(1, 0)))).toBe('Bob resigns');
  });

  it('says whose territory was taken', () => {
    const battle = first(rolled(0, 1, 0, 1, { conquered: true }), scene(1, 0));
    expect(battle.kind === 'battle' && outcomeOf(told, battle)).toBe('taken from Bob');
    const unfinished = first(rolled(0, 1, 0, 1), scene(1, 0));
    expect(unfinished.kind === 'battle' && outcomeOf(told, unfinished)).toBe('');
  });
});

describe('the log in fog', () => {
  const glimpse = (from: number, to: number, eliminated: number | null = null): [Event, Scene] => [
    { kind: 'glimpsed', seat: 1, from, to, eliminated },
    scene(1, 1, [-1, -1], [0, -2]),
  ];

  it('tells what was glimpsed once, with the end that was seen', () => {
    const log = play(begun(scene(1, 1)), glimpse(-2, -2), glimpse(-2, -2), glimpse(4, -2), glimpse(-2, 3));
    expect(log.entries.slice(1)).toMatchObject([
      { kind: 'glimpsed', seat: 1, territories: [] },
      { kind: 'glimpsed', territories: [4] },
      { kind: 'glimpsed', territories: [3] },
    ]);
  });

  it('tells nothing of an order that nobody was seen carrying out, but who was eliminated by it', () => {
    const unseen = (eliminated: number | null): [Event, Scene] => [
      { kind: 'glimpsed', seat: -2, from: -2, to: -2, eliminated },
      scene(1, 1, [-1, -1], [0, -2]),
    ];
    const log = play(begun(scene(1, 1)), unseen(null), unseen(2));
    expect(log.entries.slice(1)).toMatchObject([{ kind: 'eliminated', seat: 2, by: -2 }]);
  });

  it('tells who was eliminated out of sight', () => {
    const log = play(begun(scene(1, 1)), glimpse(-2, -2, 2));
    expect(log.entries.at(-1)).toMatchObject({ kind: 'eliminated', seat: 2, by: 1 });
  });

  it('does not say that a continent was lost that is only out of sight', () => {
    const log = play(begun(scene(1, 0, [1, -1])), glimpse(-2, -2));
    expect(log.entries.some(({ kind }) => kind === 'continent')).toBe(false);
  });
});

describe('events', () => {
  it('are told of nobody, with the place that they are about', () => {
    const happened: Event = { kind: 'happened', event: 'uprising', territory: 4 };
    const log = play(begun(scene(1, 0)), [happened, scene(1, 0)]);
    expect(log.entries.at(-1)).toMatchObject({ kind: 'happened', event: 'uprising', territories: [4] });
  });
});

describe('the summary of what others did', () => {
  const log = play(
    begun(scene(1, 0)),
    [rolled(0, 1, 1, 9, { conquered: true }), scene(1, 0)],
    [{ kind: 'drew', seat: 0, card: null }, scene(2, 1)],
    [rolled(1, 0, 5, 4, { conquered: true, defenderLosses: 2 }), scene(2, 1)],
    [rolled(1, 0, 5, 3), scene(2, 1)],
    [{ kind: 'drew', seat: 1, card: null }, scene(3, 2)],
    [rolled(2, 1, 7, 8, { conquered: true, eliminated: 1 }), scene(3, 2)],
    [{ kind: 'drew', seat: 2, card: null }, scene(4, 0)],
  );

  it('leaves out what the seat did itself', () => {
    const told = summary(sinceLastTurn(log.entries, 0), 0);
    expect(told.taken).toEqual([{ by: 1, territories: [4] }]);
    expect(told.held).toEqual([3]);
    expect(told.lost).toBe(3);
    expect(told.elsewhere).toEqual([{ by: 2, count: 1 }]);
    expect(told.eliminated).toEqual([{ seat: 1, by: 2 }]);
  });

  it('leaves that out also where all play at the same time', () => {
    expect(summary(log.entries, 0).elsewhere).toEqual([{ by: 2, count: 1 }]);
  });

  it('tells of attacks that failed, the own ones among them where orders are carried out together', () => {
    const failed = play(
      begun(scene(1, 0)),
      [rolled(1, 2, 5, 6), scene(1, 0)],
      [rolled(0, 2, 1, 9), scene(1, 0)],
      [rolled(0, 1, 1, 8, { conquered: true }), scene(1, 0)],
    );
    const told = summary(failed.entries, 0);
    expect(isQuiet(told)).toBe(false);
    expect(told.elsewhere).toEqual([{ by: 1, count: 0 }]);
    expect(told.own).toEqual({ taken: [8], failed: [9] });
  });

  it('is quiet when nothing happened', () => {
    expect(isQuiet(summary(sinceLastTurn(begun(scene(1, 0)).entries, 0), 0))).toBe(true);
  });
});
