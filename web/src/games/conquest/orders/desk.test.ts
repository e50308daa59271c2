import { describe, expect, it } from 'vitest';
import { NOTHING } from '../intent';
import type { ChoicesOf, Order, Scene } from '../wire';
import { OrderDesk, type Client } from './desk.svelte';

const offer = {
  kind: 'orders', left: 2, own: [{ from: 0, most: 3, to: [1] }], bombs: [], partners: [], reinforcement: 0, special: [],
} as unknown as ChoicesOf<'orders'>;

function table(): Client & { given: readonly Order[] } {
  const scene = { turn: 1, owners: [0, 1], orders: { given: [], cards: [] }, phase: { kind: 'orders' } } as unknown as Scene;
  return {
    match: 'desk', you: 0, scene, choices: offer, intent: NOTHING, given: [],
    give(orders) {
      this.given = orders;
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
});
