import { describe, expect, it } from 'vitest';
import { chronicle, lineAt } from '../../../replay/chronicle';
import { LOGBOOK } from '../log/log';
import type { Event, Scene } from '../wire';
import { CUT } from './moments';

const scene = (turn: number, ending: Scene['ending'] = null) => ({ turn, turnOf: 0, ending }) as Scene;
const frame = (seq: number, event: Event, at: Scene) => ({ seq, event, scene: at });
const frames = [
  frame(1, { kind: 'first', seat: 1 }, scene(0)),
  frame(2, { kind: 'placed', seat: 1, point: 0, mill: true }, scene(1)),
  frame(3, { kind: 'taken', seat: 1, point: 4 }, scene(1)),
  frame(4, { kind: 'placed', seat: 0, point: 2, mill: false }, scene(2, 'blocked')),
];

describe('the replay of a match of Morris', () => {
  const moments = CUT.momentsOf(scene(0), frames);

  it('has a moment a step, and one before the first', () => {
    expect(moments.map(({ event }) => event?.kind ?? null)).toEqual([null, 'first', 'placed', 'taken', 'placed']);
  });

  it('counts a capture to the turn that it belongs to', () => {
    expect(CUT.marksOf(moments)).toEqual([
      { turn: 1, seat: 1, moment: 2 },
      { turn: 2, seat: 0, moment: 4 },
    ]);
  });

  it('has a log whose lines lead to their moments', () => {
    const lines = chronicle(scene(0), frames, moments.map(({ step }) => step), LOGBOOK);
    expect(lines.map(({ moment }) => moment)).toEqual([1, 2, 4, 4]);
    expect(lineAt(lines, 3)).toBe(1);
    expect(lineAt(lines, 0)).toBe(-1);
  });
});
