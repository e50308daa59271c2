import type { Stop } from './intent';
import type { CardSet, Order, StandingDefence, Wish } from './wire';

/** Moves as the server reads them. Names are quoted, so that no two can run together. */
export class Notation {
  constructor(
    private readonly territories: readonly string[],
    private readonly card: (card: number) => string,
  ) {}

  readonly done = 'done';
  readonly claim = (territory: number) => `claim ${this.name(territory)}`;
  readonly capital = (territory: number) => `capital ${this.name(territory)}`;
  readonly place = (territory: number, armies: number) => `place ${this.name(territory)} ${armies}`;
  readonly attack = (from: number, to: number, dice: number) => `attack ${this.name(from)} ${this.name(to)} ${dice}`;
  readonly vote = (wish: Wish) => `vote ${wish}`;
  readonly defend = (dice: number) => `defend ${dice}`;
  readonly occupy = (armies: number) => `occupy ${armies}`;
  readonly fortify = (from: number, to: number, armies: number) =>
    `fortify ${this.name(from)} ${this.name(to)} ${armies}`;

  attackUntil(from: number, to: number, { by, count }: Stop): string {
    const word = { left: 'blitz', rounds: 'attack-times', losses: 'attack-losing' }[by];
    return `${word} ${this.name(from)} ${this.name(to)} ${count}`;
  }

  trade(set: CardSet, matching: number | null): string {
    const cards = set.cards.map((card) => `"${this.card(card)}"`).join(' ');
    return matching === null ? `trade ${cards}` : `trade ${cards} on ${this.name(matching)}`;
  }

  stand(defence: StandingDefence): string {
    return { 'always-two': 'stand always 2', 'always-one': 'stand always 1', ask: 'stand ask' }[defence];
  }

  order(order: Order): string {
    switch (order.kind) {
      case 'deploy':
        return `deploy ${this.name(order.territory)} ${order.armies}`;
      case 'advance':
      case 'airlift':
        return `${order.kind} ${this.name(order.from)} ${this.name(order.to)} ${order.armies}`;
      case 'bomb':
      case 'blockade':
        return `${order.kind} ${this.name(order.territory)}`;
      case 'negotiate':
        return `negotiate ${order.seat + 1}`;
      case 'reinforce':
        return 'reinforce';
    }
  }

  private name(territory: number): string {
    return `"${this.territories[territory]}"`;
  }
}
