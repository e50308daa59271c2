import { describe, expect, it } from 'vitest';
import { NOTHING } from '../intent';
import type { Choices, ChoicesOf, Order, Scene } from '../wire';
import { OrderDesk, type Client } from './desk.svelte';

const offer = {
  kind: 'orders', left: 2, own: [{ from: 0, most: 3, to: [1] }], bombs: [], partners: [], reinforcement: 0, special: [],
} as unknown as ChoicesOf<'orders'>;

function table(inTurn = false): Client & { choices: Choices; given: readonly Order[]; isDone: boolean } {
  const scene = { turn: 1, owners: [0, 1], orders: { inTurn, given: [], shown: [], cards: [] }, phase: { kind: 'orders' } } as unknown as Scene;
  return {
    match: 'desk', you: 0, scene, choices: offer, intent: NOTHING, hints: { forget() {} }, given: [], isDone: false,
    give(orders) {
      this.given = orders;
    },
    giveOne(order) {
      this.given = [...this.given, order];
    },
    done() {
      this.isDone = true;
    },
  };
}

describe('the desk of orders', () => {
  it('begins every turn with what is to be deployed, whatever was done last', () => {
    const client = table();
    const desk = new OrderDesk(client);
    expect(desk.tool).toBe('deploy');
    desk.deploy(0, 2);
    desk.choose('advance');
    desk.send();
    expect(client.given).toEqual([{ kind: 'deploy', territory: 0, armies: 2 }]);
    desk.withdrawDeployment(0);
    expect(desk.tool).toBe('deploy');
  });

  it('gives each order at once where players give one in turn', () => {
    const client = table(true);
    const desk = new OrderDesk(client);
    expect(desk.mayEnd).toBe(false);
    desk.add({ kind: 'advance', from: 0, to: 1, armies: 3 });
    expect(client.given).toEqual([{ kind: 'advance', from: 0, to: 1, armies: 3 }]);
    expect(desk.count).toBe(0);
  });

  it('counts out armies for one territory before they are given in turn', () => {
    const client = table(true);
    client.choices = { ...offer, own: [...offer.own, { from: 2, most: 1, to: [1] }] };
    const desk = new OrderDesk(client);
    desk.deploy(0, 1);
    desk.deploy(2, 1);
    desk.deploy(2, 1);
    expect(desk.next).toEqual({ kind: 'deploy', territory: 2, armies: 2 });
    expect(desk.tool).toBe('deploy');
    expect(desk.listed).toBe(1);
    desk.send();
    expect(client.given).toEqual([{ kind: 'deploy', territory: 2, armies: 2 }]);
    expect(client.isDone).toBe(false);
  });

  it('takes the orders of hints into the draft, and sends it when there is none', () => {
    const client = table();
    const desk = new OrderDesk(client);
    desk.follow({ kind: 'deploy', territory: 0, armies: 1 });
    desk.follow({ kind: 'deploy', territory: 0, armies: 1 });
    desk.follow({ kind: 'advance', from: 0, to: 1, armies: 4 });
    const orders = [{ kind: 'deploy', territory: 0, armies: 2 }, { kind: 'advance', from: 0, to: 1, armies: 4 }];
    expect(desk.drafted).toEqual(orders);
    desk.follow(null);
    expect(client.given).toEqual(orders);
  });

  it('is done in turn when nothing is left to deploy and nothing is drafted', () => {
    const client = table(true);
    client.choices = { ...offer, left: 0 };
    new OrderDesk(client).send();
    expect(client.isDone).toBe(true);
    expect(client.given).toEqual([]);
  });
});
