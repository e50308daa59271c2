import { describe, expect, it } from 'vitest';
import { press, rolesOf } from './intent';
import type { Board, Choices } from './wire';

const board = { points: ['A', 'B', 'C', 'D'].map((letter) => ({ letter })) } as Board;
const nothing: Choices = { place: [], move: [], take: [] };
const moving: Choices = { ...nothing, move: [{ from: 0, to: [1] }, { from: 3, to: [1, 2] }] };

describe('pointing at a board of Morris', () => {
  it('places and takes at once', () => {
    expect(press(board, { ...nothing, place: [2] }, null, 2)).toEqual({ kind: 'say', move: 'C' });
    expect(press(board, { ...nothing, take: [2] }, null, 2)).toEqual({ kind: 'say', move: '-C' });
  });

  it('moves in two steps, and lets one choose again between them', () => {
    expect(press(board, moving, null, 3)).toEqual({ kind: 'choose', point: 3 });
    expect(press(board, moving, 3, 2)).toEqual({ kind: 'say', move: 'DC' });
    expect(press(board, moving, 3, 0)).toEqual({ kind: 'choose', point: 0 });
    expect(press(board, moving, 3, 3)).toEqual({ kind: 'choose', point: null });
  });

  it('does nothing where nothing is offered', () => {
    expect(press(board, moving, null, 1)).toEqual({ kind: 'nothing' });
    expect(press(board, nothing, null, 1)).toEqual({ kind: 'nothing' });
  });

  it('lights where the chosen bead can go, and the other beads that could go instead', () => {
    expect([...rolesOf(moving, null)]).toEqual([[0, 'from'], [3, 'from']]);
    expect([...rolesOf(moving, 3)]).toEqual([[0, 'from'], [1, 'to'], [2, 'to']]);
  });
});
