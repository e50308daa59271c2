import { describe, expect, it } from 'vitest';
import { planOf } from './planned';

describe('the orders on the board', () => {
  it('have the number of their round, which deployments do not have', () => {
    const { ways, marks } = planOf([
      { kind: 'deploy', territory: 1, armies: 3 },
      { kind: 'advance', from: 1, to: 2, armies: 4 },
      { kind: 'bomb', territory: 2 },
      { kind: 'airlift', from: 3, to: 9, armies: 1 },
    ]);
    expect(ways).toEqual([
      { from: 1, to: 2, isFlight: false, rounds: [1], armies: 4 },
      { from: 3, to: 9, isFlight: true, rounds: [3], armies: 1 },
    ]);
    expect(marks).toEqual([{ territory: 2, round: 2, kind: 'bomb' }]);
  });

  it('are one arrow over the same way', () => {
    const { ways } = planOf([
      { kind: 'advance', from: 1, to: 2, armies: 4 },
      { kind: 'advance', from: 2, to: 1, armies: 1 },
      { kind: 'advance', from: 1, to: 2, armies: 2 },
    ]);
    expect(ways.map(({ rounds, armies }) => [rounds, armies])).toEqual([[[1, 3], 6], [[2], 1]]);
  });
});
