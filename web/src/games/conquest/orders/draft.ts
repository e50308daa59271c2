import type { ChoicesOf, Order, OrderCard } from '../wire';

/** What a player can order now, before the draft is subtracted. */
export type Offer = ChoicesOf<'orders'>;

export type Deployment = Extract<Order, { kind: 'deploy' }>;

/** An order that is carried out in a round of its own. */
export type Later = Exclude<Order, { kind: 'deploy' | 'reinforce' }>;

/** Orders that are not sent yet: they exist in this browser only, in any order, and can be removed. */
export interface Draft {
  /** How many reinforcement cards are to be played. */
  readonly reinforcements: number;
  readonly deployments: readonly Deployment[];
  readonly orders: readonly Later[];
}

export const EMPTY: Draft = { reinforcements: 0, deployments: [], orders: [] };

const CARD_OF: Partial<Record<Order['kind'], OrderCard>> = {
  bomb: 'bomb', blockade: 'blockade', airlift: 'airlift', negotiate: 'diplomacy', reinforce: 'reinforcement',
};

export function draftOf(orders: readonly Order[]): Draft {
  return {
    reinforcements: orders.filter(({ kind }) => kind === 'reinforce').length,
    deployments: orders.filter((order): order is Deployment => order.kind === 'deploy'),
    orders: orders.filter((order): order is Later => order.kind !== 'deploy' && order.kind !== 'reinforce'),
  };
}

/** The orders as they are sent: first cards that bring armies, then deployments, then the orders carried out in rounds. */
export function inOrder({ reinforcements, deployments, orders }: Draft): Order[] {
  return [...Array.from({ length: reinforcements }, (): Order => ({ kind: 'reinforce' })), ...deployments, ...orders];
}

/** The part of a plan that is not sent yet; each sent order cancels an equal one. */
export function ungiven(plan: readonly Order[], given: readonly Order[]): Order[] {
  const known = given.map((order) => JSON.stringify(order));
  return plan.filter((order) => {
    const at = known.indexOf(JSON.stringify(order));
    if (at >= 0) known.splice(at, 1);
    return at < 0;
  });
}

/** How many armies are yet to be deployed, the draft counted. */
export function toDeploy({ left, reinforcement }: Offer, { reinforcements, deployments }: Draft): number {
  return left + reinforcement * reinforcements - sum(deployments);
}

export function deployedOn({ deployments }: Draft, territory: number): number {
  return sum(deployments.filter((each) => each.territory === territory));
}

/** How many armies can still be ordered to leave a territory, the draft counted. */
export function spare({ own }: Offer, draft: Draft, territory: number): number {
  const source = own.find(({ from }) => from === territory);
  return source ? Math.max(0, source.most + deployedOn(draft, territory) - leaving(draft.orders, territory)) : 0;
}

/** The cards that the draft leaves in the hand. */
export function cardsLeft(hand: readonly OrderCard[], draft: Draft): OrderCard[] {
  const left = [...hand];
  for (const { kind } of inOrder(draft)) {
    const card = CARD_OF[kind];
    if (card !== undefined && left.includes(card)) left.splice(left.indexOf(card), 1);
  }
  return left;
}

/** Adds or removes armies on a territory, within what is left and zero. */
export function deploy(offer: Offer, draft: Draft, territory: number, armies: number): Draft {
  if (!offer.own.some(({ from }) => from === territory)) return draft;
  const now = deployedOn(draft, territory);
  const after = Math.max(0, now + Math.min(armies, toDeploy(offer, draft)));
  if (after === now) return draft;
  const changed: Deployment = { kind: 'deploy', territory, armies: after };
  const at = draft.deployments.findIndex((each) => each.territory === territory);
  const deployments = at < 0 ? [...draft.deployments, changed] : draft.deployments.with(at, changed);
  return fitting(offer, { ...draft, deployments: deployments.filter((each) => each.armies > 0) });
}

/** The draft without deployments elsewhere. */
export function only(draft: Draft, territory: number): Draft {
  return { ...draft, deployments: draft.deployments.filter((each) => each.territory === territory) };
}

export function append(draft: Draft, order: Later): Draft {
  return { ...draft, orders: [...draft.orders, order] };
}

export function withdraw(draft: Draft, at: number): Draft {
  return { ...draft, orders: draft.orders.toSpliced(at, 1) };
}

/** Takes an order out of its place and puts it in another. */
export function reorder(draft: Draft, from: number, to: number): Draft {
  const order = draft.orders[from];
  if (order === undefined || to < 0 || to >= draft.orders.length || from === to) return draft;
  return { ...draft, orders: draft.orders.toSpliced(from, 1).toSpliced(to, 0, order) };
}

/** Plays one reinforcement card more, or takes it back with what it had brought. */
export function reinforce(offer: Offer, draft: Draft, cards: number): Draft {
  return fitting(offer, { ...draft, reinforcements: Math.max(0, draft.reinforcements + cards) });
}

/** The draft without orders that lack armies. */
export function fitting(offer: Offer, draft: Draft): Draft {
  let left = offer.left + offer.reinforcement * draft.reinforcements;
  const deployments = draft.deployments.flatMap((each) => {
    const armies = Math.min(each.armies, left);
    left -= armies;
    return armies > 0 ? [{ ...each, armies }] : [];
  });
  const orders: Later[] = [];
  for (const order of draft.orders) {
    const most = 'from' in order ? spare(offer, { ...draft, deployments, orders }, order.from) : Infinity;
    if (most > 0) orders.push('armies' in order ? { ...order, armies: Math.min(order.armies, most) } : order);
  }
  return { ...draft, deployments, orders };
}

/** An earlier draft, reduced to the orders that are still possible with these territories and cards. */
export function revived(offer: Offer, hand: readonly OrderCard[], orders: readonly Order[]): Draft {
  const held = [...hand];
  const isOwn = (territory: number) => offer.own.some(({ from }) => from === territory);
  const playable = orders.filter((order) => {
    const card = CARD_OF[order.kind];
    if (card !== undefined && !held.includes(card)) return false;
    if (card !== undefined) held.splice(held.indexOf(card), 1);
    return 'from' in order ? isOwn(order.from) : order.kind !== 'deploy' || isOwn(order.territory);
  });
  return fitting(offer, draftOf(playable));
}

function sum(orders: readonly { armies: number }[]): number {
  return orders.reduce((all, { armies }) => all + armies, 0);
}

function leaving(orders: readonly Later[], territory: number): number {
  return orders.reduce((all, order) => all + ('from' in order && order.from === territory ? order.armies : 0), 0);
}
