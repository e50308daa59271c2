import { describe, expect, it } from 'vitest';
import type { History, Verdict } from '../wire';
import { placings, seriesOf } from './figures';

const line = (turn: number, territories: number[]) => ({
  turn, seat: 0, territories, armies: territories.map((each) => each * 2), income: territories.map(() => 3),
});
const history: History = {
  seats: 3,
  turns: [line(1, [14, 14, 14]), line(2, [20, 0, 22]), line(3, [30, 0, 12]), line(4, [42, 0, 0])],
  luck: null,
};

const alone: Verdict = { ending: 'last-left', winners: [0], ranking: [[0], [1, 2]] };

describe('the figures of a match', () => {
  it('end where a seat is out', () => {
    expect(seriesOf(history, 'territories').map(({ values }) => values)).toEqual([[14, 20, 30, 42], [14, 0], [14, 22, 12, 0]]);
    expect(seriesOf(history, 'armies')[1].values).toEqual([28, 0]);
  });

  it('rank seats by how long they lasted, and tell in which turn they fell', () => {
    expect(placings(history, alone)).toEqual([
      { seat: 0, place: 1, outIn: null },
      { seat: 2, place: 2, outIn: 3 },
      { seat: 1, place: 3, outIn: 1 },
    ]);
  });

  it('let seats that fell in the same turn share a place', () => {
    const fell: History = { seats: 3, turns: [line(1, [14, 14, 14]), line(2, [42, 0, 0])], luck: null };
    expect(placings(fell, alone).map(({ place }) => place)).toEqual([1, 2, 2]);
  });

  it('rank seats as the match did where it ended early', () => {
    const limit: Verdict = { ending: 'limit', winners: [0, 2], ranking: [[0, 2], [1]] };
    expect(placings(history, limit).map(({ seat, place }) => [seat, place])).toEqual([[0, 1], [2, 1], [1, 3]]);
  });

  it('are nothing before the first turn', () => {
    expect(placings({ seats: 2, turns: [], luck: null }, alone)).toEqual([]);
  });
});
