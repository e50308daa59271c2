import { describe, expect, it } from 'vitest';
import type { Event, Frame, Scene } from '../wire';
import { lineOf, notation, type Told } from './line';
import { EMPTY, record, type Turn } from './log';

const scene = (turn: number, more: Partial<Scene> = {}) => ({ turn, turnOf: 0, ending: null, ...more }) as Scene;
const frame = (event: Event, at: Scene): Frame => ({ seq: 1, event, scene: at });
const letters: Told = { names: ['A', 'B', 'C'], naming: 'letters', nameOf: (seat) => ['Ada', 'Bob'][seat] };

describe('the log of Morris', () => {
  const placed = record(EMPTY, frame({ kind: 'placed', seat: 0, point: 0, mill: false }, scene(1)));
  const moved = record(placed, frame({ kind: 'moved', seat: 1, from: 1, to: 2, mill: true }, scene(2)));
  const taken = record(moved, frame({ kind: 'taken', seat: 1, point: 0 }, scene(2)));

  it('writes a capture behind the move that closed the mill', () => {
    expect(taken.entries).toHaveLength(2);
    expect(taken.entries[1]).toMatchObject({ turn: 2, from: 1, to: 2, mill: true, taken: 0, points: [1, 2, 0], step: 1 });
  });

  it('is written in letters as moves are typed, or in algebraic names', () => {
    const [place, move] = taken.entries as Turn[];
    expect(notation(letters, place)).toBe('A');
    expect(notation(letters, move)).toBe('BC −A');
    expect(notation({ names: ['a7', 'd7', 'g7'], naming: 'algebraic' }, move)).toBe('d7-g7 xa7');
  });

  it('ends with who has won, or with a draw', () => {
    const over = (more: Partial<Scene>) =>
      record(moved, frame({ kind: 'taken', seat: 1, point: 0 }, scene(2, more))).entries.at(-1)!;
    expect(lineOf(letters, over({ ending: 'few-men', turnOf: 1 }))).toContain('Bob');
    expect(lineOf(letters, over({ ending: 'repeated' }))).not.toContain('Ada');
  });
});
