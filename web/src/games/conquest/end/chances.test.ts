import { describe, expect, it } from 'vitest';
import type { ChanceGraph } from '../../../wire/types';
import { chanceSeries, turnAt } from './chances';

const graph: ChanceGraph = {
  turns: [
    { turn: 1, step: 2, chances: [0.5, 0.25, 0.25] },
    { turn: 2, step: 9, chances: [0.75, 0, 0.25] },
    { turn: 3, step: 20, chances: [1, 0, 0] },
  ],
  turningPoints: [],
};

describe('the chances of a match', () => {
  it('are shown in percent, and end where a seat is out', () => {
    expect(chanceSeries(graph)).toEqual([
      { seat: 0, values: [50, 75, 100], isOut: false },
      { seat: 1, values: [25, 0], isOut: true },
      { seat: 2, values: [25, 25, 0], isOut: true },
    ]);
  });

  it('are found for a step of the replay', () => {
    expect([0, 2, 8, 9, 50].map((step) => turnAt(graph, step))).toEqual([null, 0, 0, 1, 2]);
  });

  it('are nothing where they are not estimated', () => {
    expect(chanceSeries({ turns: [], turningPoints: [] })).toEqual([]);
  });
});
