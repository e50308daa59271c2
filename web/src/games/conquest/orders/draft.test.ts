import { describe, expect, it } from 'vitest';
import type { Order } from '../wire';
import {
  append, cardsLeft, deploy, draftOf, EMPTY, inOrder, reinforce, reorder, revived, spare, toDeploy, ungiven, withdraw,
  type Draft, type Later, type Offer,
} from './draft';

const OFFER: Offer = {
  kind: 'orders', left: 4, bombs: [7], mayBlockade: true, mayAirlift: true, partners: [1], reinforcement: 5, mayEnd: false,
  own: [{ from: 1, most: 2, to: [2, 7] }, { from: 2, most: 0, to: [1] }],
  usual: { attackersKill: 60, defendersKill: 70, luck: 100 }, special: [],
};
const advance = (from: number, to: number, armies: number): Later => ({ kind: 'advance', from, to, armies });
const drafted = (...orders: Later[]): Draft => ({ ...EMPTY, orders });

describe('a draft of orders', () => {
  it('is given with what brings armies first, then deployments, then what has a round', () => {
    const draft: Draft = { reinforcements: 1, deployments: [{ kind: 'deploy', territory: 1, armies: 9 }], orders: [advance(1, 7, 3)] };
    expect(inOrder(draft).map(({ kind }) => kind)).toEqual(['reinforce', 'deploy', 'advance']);
    expect(draftOf(inOrder(draft))).toEqual(draft);
  });

  it('deploys no more than there is, on own territories only', () => {
    const draft = deploy(OFFER, deploy(OFFER, EMPTY, 2, 1), 1, Infinity);
    expect(draft.deployments).toEqual([{ kind: 'deploy', territory: 2, armies: 1 }, { kind: 'deploy', territory: 1, armies: 3 }]);
    expect(toDeploy(OFFER, draft)).toBe(0);
    expect(deploy(OFFER, draft, 7, 1)).toBe(draft);
    expect(deploy(OFFER, draft, 2, -5).deployments).toHaveLength(1);
  });

  it('lets deployed armies leave, and counts those that leave already', () => {
    const draft = append(deploy(OFFER, EMPTY, 2, 3), advance(2, 1, 2));
    expect(spare(OFFER, draft, 2)).toBe(1);
    expect(spare(OFFER, draft, 1)).toBe(2);
    expect(spare(OFFER, draft, 7)).toBe(0);
  });

  it('orders fewer armies, or none, when a deployment is taken back', () => {
    const draft = append(append(deploy(OFFER, EMPTY, 1, 2), advance(1, 7, 3)), advance(1, 2, 1));
    expect(deploy(OFFER, draft, 1, -1).orders).toEqual([advance(1, 7, 3)]);
    expect(deploy(OFFER, draft, 1, -2).orders).toEqual([advance(1, 7, 2)]);
  });

  it('takes the armies of a reinforcement card back with it', () => {
    const draft = deploy(OFFER, reinforce(OFFER, EMPTY, 1), 1, 9);
    expect(toDeploy(OFFER, draft)).toBe(0);
    expect(reinforce(OFFER, draft, -1).deployments).toEqual([{ kind: 'deploy', territory: 1, armies: 4 }]);
  });

  it('changes its order, within its ends', () => {
    const [a, b, c] = [advance(1, 2, 1), advance(1, 7, 1), advance(2, 1, 1)];
    const draft = drafted(a, b, c);
    expect(reorder(draft, 0, 1).orders).toEqual([b, a, c]);
    expect(reorder(draft, 2, 0).orders).toEqual([c, a, b]);
    expect(reorder(draft, 0, -1)).toBe(draft);
    expect(reorder(draft, 2, 3)).toBe(draft);
    expect(withdraw(draft, 1).orders).toEqual([a, c]);
  });

  it('leaves the cards in the hand that it does not play', () => {
    const draft = drafted({ kind: 'bomb', territory: 7 }, advance(1, 2, 1));
    expect(cardsLeft(['bomb', 'airlift', 'bomb'], draft)).toEqual(['airlift', 'bomb']);
  });
});

describe('a plan that was made before', () => {
  const plan: Order[] = [{ kind: 'deploy', territory: 1, armies: 4 }, advance(1, 7, 2), advance(1, 7, 2), { kind: 'bomb', territory: 7 }];

  it('goes on with what has not been given', () => {
    expect(ungiven(plan, [plan[0], plan[1]])).toEqual([plan[2], plan[3]]);
    expect(ungiven(plan, [])).toEqual(plan);
  });

  it('goes on without what can no longer be ordered', () => {
    expect(revived(OFFER, [], plan).orders).toEqual([advance(1, 7, 2), advance(1, 7, 2)]);
    expect(revived({ ...OFFER, own: [] }, ['bomb'], plan)).toEqual(drafted({ kind: 'bomb', territory: 7 }));
    expect(revived({ ...OFFER, left: 0 }, [], plan).orders).toEqual([advance(1, 7, 2)]);
  });
});
