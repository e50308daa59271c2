import { describe, expect, it } from 'vitest';
import { chronicle, lineAt } from '../../../replay/chronicle';
import { WHOLE_LOGBOOK } from '../log/log';
import type { Event, Frame, Rolled, Scene } from '../wire';
import { marksOf, momentsOf } from './moments';

const scene = (turn: number, turnOf = 0, phase = 'attack') =>
  ({ turn, turnOf, continents: [-1], seats: [], phase: { kind: phase } }) as unknown as Scene;
const start = scene(0, 0, 'draw-order');

const rolled: Rolled = {
  kind: 'rolled', from: 4, to: 5, attacker: 1, defender: 0, attackFaces: [6], defendFaces: [1],
  attackerLosses: 0, defenderLosses: 1, conquered: false, occupied: null, eliminated: null, won: false, odds: null,
};
const dealt: Event = { kind: 'dealt', seat: 0, territory: 3, armies: 1 };
const attacked: Event = { kind: 'attacked', seat: 1, from: 4, to: 5, dice: 3, keep: 1 };

const steps: [Event, Scene][] = [
  [{ kind: 'order', seat: 1, place: 0 }, scene(0)],
  [dealt, scene(0)],
  [dealt, scene(1, 1)],
  [{ kind: 'placed', seat: 1, territory: 4, armies: 3 }, scene(1, 1)],
  [attacked, scene(1, 1)],
  [rolled, scene(1, 1)],
  [attacked, scene(1, 1)],
  [{ ...rolled, conquered: true }, scene(1, 1)],
  [{ kind: 'ended', seat: 1, phase: 'attack' }, scene(1, 1, 'fortify')],
  [{ kind: 'ended', seat: 1, phase: 'fortify' }, scene(2, 0)],
  [{ kind: 'placed', seat: 0, territory: 2, armies: 3 }, scene(2, 0)],
  [{ kind: 'ended', seat: 0, phase: 'attack' }, scene(2, 0)],
];
const frames = steps.map(([event, after], i): Frame => ({ seq: i + 1, event, scene: after }));
const moments = momentsOf(start, frames);

describe('the moments of a replay', () => {
  it('are one for the dealing and one for each roll', () => {
    expect(moments.map(({ step, event }) => [step, event?.kind ?? 'start'])).toEqual([
      [0, 'start'], [3, 'dealt'], [4, 'placed'], [6, 'rolled'], [8, 'rolled'], [10, 'ended'], [11, 'placed'], [12, 'ended'],
    ]);
  });

  it('begin and end with the match', () => {
    expect(moments[0].scene).toBe(start);
    expect(moments.at(-1)?.step).toBe(frames.length);
  });

  it('include the beginning of every turn', () => {
    expect(marksOf(moments)).toEqual([
      { turn: 1, seat: 1, moment: 1 },
      { turn: 2, seat: 0, moment: 5 },
    ]);
  });
});

describe('the chronicle of a match', () => {
  const written = (told: Frame[]) => chronicle(start, told, momentsOf(start, told).map(({ step }) => step), WHOLE_LOGBOOK);
  const lines = written(frames);

  it('gives each line the moment at which it begins', () => {
    expect(lines.map(({ entry, moment }) => [entry.kind, moment])).toEqual([
      ['turn', 1], ['placed', 2], ['battle', 3], ['turn', 5], ['placed', 6],
    ]);
  });

  it('stays at a line until the next one begins', () => {
    expect(moments.map((_, moment) => lineAt(lines, moment))).toEqual([-1, 0, 1, 2, 2, 3, 4, 4]);
  });

  it('forgets nothing of a long match', () => {
    const many = Array.from({ length: 900 }, (_, i): Frame => ({
      seq: i + 1, event: { kind: 'claimed', seat: 0, territory: i }, scene: scene(0),
    }));
    expect(written(many)).toHaveLength(900);
  });
});
