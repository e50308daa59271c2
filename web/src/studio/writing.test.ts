import { describe, expect, it } from 'vitest';
import type { BoardCheckBoardSheet } from '../wire/types';
import { sketchOf } from './reading';
import { credit, emptySketch } from './sketch';
import { fileName, write } from './writing';

const SHEET: BoardCheckBoardSheet = {
  board: {
    name: 'isles',
    title: 'The Isles',
    boosts: [],
    pays: [],
    blocked: [],
    continents: [
      { name: 'North', bonus: 2 },
      { name: 'South', bonus: 1 },
    ],
    territories: [
      { name: 'Uig', aliases: ['Port'], continent: 0, neighbours: [1, 2] },
      { name: 'Stour', aliases: [], continent: 0, neighbours: [0, 2] },
      { name: 'Lyme', aliases: [], continent: 1, neighbours: [0] },
    ],
  },
  features: {
    author: 'Ann Example',
    licence: 'CC0-1.0',
    places: [
      { at: { x: 120, y: 80 }, outlines: [[{ x: 1, y: 2 }, { x: 3, y: 4 }, { x: 5, y: 6 }]], boosts: [{ kind: 'supply', armies: 2 }], pays: 6 },
      { at: { x: 200, y: 90 }, outlines: [], boosts: [{ kind: 'power', strength: 1, radius: 1 }], pays: null },
      { at: null, outlines: [], boosts: [], pays: null },
    ],
    starts: [[{ territory: 0, armies: 3 }, { territory: 1, armies: 1 }]],
  },
  spots: [],
  usualBonuses: [2, 1],
  text: '',
};

describe('a sketch as text', () => {
  it('holds everything that was read', () => {
    expect(write(sketchOf(SHEET)).text).toBe(
      `board: isles
title: The Isles
author: Ann Example
licence: CC0-1.0
start: 3 Uig, 1 Stour

[North] 2
Uig (Port): Stour, Lyme
  at 120 80
  outline 1 2, 3 4, 5 6
  pays 6
  boost supply 2
Stour: -> Lyme
  at 200 90
  boost power 1 radius 1

[South] 1
Lyme: 
  at 0 80
`,
    );
  });

  it('knows what each of its lines is about', () => {
    const { subjects } = write(sketchOf(SHEET));
    expect(subjects.get(7)).toEqual({ kind: 'continent', id: 1 });
    expect(subjects.get(12)).toEqual({ kind: 'territory', id: 3 });
    expect(subjects.get(13)).toEqual({ kind: 'territory', id: 4 });
    expect(subjects.get(1)).toBeUndefined();
  });

  it('is called in files after its title', () => {
    expect(fileName(emptySketch('Île d’Or, 2nd', 'x'))).toBe('ile-d-or-2nd');
    expect(fileName(emptySketch('地図', 'x'))).toBe('unnamed');
    expect(fileName(credit(sketchOf(SHEET), 'title', 'Other'))).toBe('isles');
  });
});
