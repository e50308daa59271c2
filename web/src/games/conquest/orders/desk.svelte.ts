import { forget, recall, remember } from '../../../ui/memory';
import { NOTHING, type Intent } from '../intent';
import type { Choices, Order, OrderCard, Scene } from '../wire';
import * as drafts from './draft';
import type { Deployment, Draft, Later, Offer } from './draft';
import type { Plan } from './plan';
import { planOf } from './planned';
import { cardOf, offeredBy, pressed, TOOLS, type Desk, type Tool } from './tools';

/** The match as the desk sees it. */
export interface Client {
  readonly match: string;
  readonly you: number | null;
  readonly scene: Scene | null;
  readonly choices: Choices;
  readonly hints: { forget(): void };
  intent: Intent;
  /** Gives orders one after the other, and is done. */
  give(orders: readonly Order[]): void;
  /** Gives one order; others give theirs before the next. */
  giveOne(order: Order): void;
  done(): void;
}

/** The orders of one turn that were put together here, given ones among them. */
interface Kept {
  readonly seat: number | null;
  readonly turn: number;
  readonly orders: readonly Order[];
}

const NO_ORDERS: readonly Order[] = [];

/**
 * Where a player drafts orders. They survive a reload and are sent together. When players give orders in turn, each is sent
 * at once, and only the deployment on one territory waits here until it is complete.
 */
export class OrderDesk {
  private kept = $state.raw<Kept>({ seat: null, turn: 0, orders: NO_ORDERS });
  private chosen = $state<Tool | null>(null);

  constructor(private readonly client: Client) {
    try {
      this.kept = JSON.parse(recall(this.key, 'null')) ?? this.kept;
    } catch {
      // Nothing of use was kept.
    }
  }

  /** Whether players give one order each in turn, for everyone to see. */
  get isInTurn(): boolean {
    return this.client.scene?.orders?.inTurn ?? false;
  }

  /** When players give orders in turn, the complete deployment that can be sent now. */
  get next(): Deployment | null {
    return this.isInTurn ? (this.draft.deployments[0] ?? null) : null;
  }

  /** How many orders the list has. */
  get listed(): number {
    const { scene } = this.client;
    const isShown = this.isInTurn && scene?.phase.kind === 'orders';
    return (isShown ? (scene.orders?.shown.length ?? 0) : this.given.length) + this.count;
  }

  get offer(): Offer | null {
    return this.client.choices.kind === 'orders' ? this.client.choices : null;
  }

  /** The orders that have been given this turn, which nobody can take back. */
  get given(): readonly Order[] {
    return this.client.scene?.orders?.given ?? NO_ORDERS;
  }

  get draft(): Draft {
    const { offer, kept } = this;
    const { scene, you } = this.client;
    if (!offer || kept.turn !== scene?.turn || kept.seat !== you) return drafts.EMPTY;
    return drafts.revived(offer, this.hand, drafts.ungiven(kept.orders, this.given));
  }

  private set draft(draft: Draft) {
    const { scene, you } = this.client;
    this.kept = { seat: you, turn: scene?.turn ?? 0, orders: [...this.given, ...drafts.inOrder(draft)] };
    if (scene) remember(this.key, JSON.stringify(this.kept));
    this.client.hints.forget();
  }

  /** The orders that are put together and will be sent together. */
  get drafted(): readonly Order[] {
    return this.isInTurn ? NO_ORDERS : drafts.inOrder(this.draft);
  }

  /** All orders of this turn, given or drafted. */
  get plan(): Plan {
    return planOf([...this.given, ...drafts.inOrder(this.draft)]);
  }

  private get key(): string {
    return `orders.${this.client.match}`;
  }

  private get hand(): readonly OrderCard[] {
    return this.client.scene?.orders?.cards ?? [];
  }

  /** The cards that are not used in the draft. */
  get cards(): readonly OrderCard[] {
    return drafts.cardsLeft(this.hand, this.draft);
  }

  get left(): number {
    return this.offer ? drafts.toDeploy(this.offer, this.draft) : 0;
  }

  get mayEnd(): boolean {
    return this.offer !== null && (this.left === 0 || this.next !== null);
  }

  get count(): number {
    return drafts.inOrder(this.draft).length;
  }

  // What the player points at.

  get tool(): Tool {
    const usual = this.left > 0 || this.next ? 'deploy' : 'advance';
    return this.chosen && this.tools.includes(this.chosen) ? this.chosen : usual;
  }

  /** What can be done now: cards only if they are held. */
  get tools(): readonly Tool[] {
    const { offer, cards } = this;
    if (!offer) return [];
    return TOOLS.filter((tool) => {
      const card = cardOf(tool);
      if (tool === 'deploy') return this.left > 0 || this.draft.deployments.length > 0;
      if (tool === 'bomb') return cards.includes('bomb') && offer.bombs.length > 0;
      return card === null || cards.includes(card);
    });
  }

  choose(tool: Tool): void {
    this.chosen = tool;
    this.client.intent = NOTHING;
  }

  get offered(): ReadonlySet<number> {
    const desk = this.asDesk();
    return desk ? offeredBy(desk, this.client.intent.from) : new Set();
  }

  press(territory: number): void {
    const desk = this.asDesk();
    if (!desk) return;
    const meant = pressed(desk, this.client.intent, territory);
    switch (meant.kind) {
      case 'intent':
        this.client.intent = meant.intent;
        break;
      case 'deploy':
        this.deploy(territory, 1);
        break;
      case 'order':
        this.add(meant.order);
        break;
      case 'confirm':
        this.confirm();
        break;
      case 'nothing':
        break;
    }
  }

  private asDesk(): Desk | null {
    const { offer, draft, tool } = this;
    const { scene, you } = this.client;
    return offer && scene && you !== null ? { tool, offer, draft, scene, you } : null;
  }

  /** The armies that are about to be ordered from one territory to another. */
  get moving(): { from: number; to: number; least: number; most: number; armies: number } | null {
    const { offer, tool } = this;
    const { from, to, amount } = this.client.intent;
    if (!offer || from === null || to === null || (tool !== 'advance' && tool !== 'airlift')) return null;
    const most = drafts.spare(offer, this.draft, from);
    return most > 0 ? { from, to, least: 1, most, armies: Math.min(amount ?? most, most) } : null;
  }

  deployedOn(territory: number): number {
    const { phase } = this.client.scene ?? {};
    if (phase?.kind !== 'orders') return 0;
    return drafts.deployedOn(drafts.draftOf(this.given), territory) + drafts.deployedOn(this.draft, territory);
  }

  // What the player drafts.

  /** Changes the number of armies of the current order or deployment. */
  stage(territory: number, armies: number): void {
    const { moving } = this;
    if (!moving) return this.deploy(territory, armies);
    const amount = Math.min(moving.most, Math.max(moving.least, moving.armies + armies));
    this.client.intent = { ...this.client.intent, amount };
  }

  deploy(territory: number, armies: number): void {
    const draft = this.isInTurn ? drafts.only(this.draft, territory) : this.draft;
    if (this.offer) this.draft = drafts.deploy(this.offer, draft, territory, armies);
    if (this.left === 0 && this.chosen === 'deploy') this.chosen = null;
  }

  /** Adds the order that the two territories and the slider show. */
  confirm(): void {
    const { moving, tool } = this;
    if (!moving) return;
    const { from, to, armies } = moving;
    this.add({ kind: tool === 'airlift' ? 'airlift' : 'advance', from, to, armies });
  }

  add(order: Later): void {
    if (this.isInTurn) this.client.giveOne(order);
    else this.draft = drafts.append(this.draft, order);
    this.chosen = null;
    this.client.intent = NOTHING;
  }

  /** Adds the order of a hint, or is done if it has none. */
  follow(order: Order | null): void {
    if (this.isInTurn) return order === null ? this.client.done() : this.client.giveOne(order);
    if (order === null) this.send();
    else if (order.kind === 'deploy') this.deploy(order.territory, order.armies);
    else if (order.kind === 'reinforce') this.reinforce(1);
    else this.add(order);
  }

  reinforce(cards: number): void {
    if (this.isInTurn) this.client.giveOne({ kind: 'reinforce' });
    else if (this.offer) this.draft = drafts.reinforce(this.offer, this.draft, cards);
  }

  withdraw(at: number): void {
    this.draft = drafts.withdraw(this.draft, at);
  }

  withdrawDeployment(territory: number): void {
    this.deploy(territory, -drafts.deployedOn(this.draft, territory));
  }

  reorder(from: number, to: number): void {
    this.draft = drafts.reorder(this.draft, from, to);
  }

  /** Removes the last order, or else the last deployment. */
  undo(): boolean {
    const { orders, deployments } = this.draft;
    if (orders.length > 0) this.withdraw(orders.length - 1);
    else if (deployments.length > 0) this.withdrawDeployment(deployments[deployments.length - 1].territory);
    else return false;
    return true;
  }

  /**
   * Sends all drafted orders and is done. When players give orders in turn, sends the drafted order, or is done if there is
   * none.
   */
  send(): void {
    if (!this.mayEnd) return;
    const { next } = this;
    this.chosen = null;
    if (!this.isInTurn) this.client.give(drafts.inOrder(this.draft));
    else if (next) this.client.giveOne(next);
    else this.client.done();
  }

  /** Drops the drafts of earlier turns. */
  settle(): void {
    const { turn } = this.client.scene ?? {};
    if (this.kept.turn > 0 && turn !== undefined && turn > this.kept.turn) {
      this.kept = { seat: null, turn: 0, orders: NO_ORDERS };
      forget(this.key);
    }
  }
}
