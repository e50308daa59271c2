import { text } from '../text/en';
import { glimpse, nameIn } from '../log/line';
import { wayOf } from '../sight';
import type { Event, Executed, Phase } from '../wire';
import { orderWords, type Names } from './words';

/** The result of an order, in words. */
export interface Outcome {
  readonly seat: number;
  /** 0 for deployments, null outside rounds. */
  readonly round: number | null;
  readonly way: { readonly from: number; readonly to: number } | null;
  readonly words: string;
  readonly tone: 'usual' | 'taken' | 'nothing';
}

/** The events that tell what became of an order. */
export type Telling = Extract<Event, { kind: 'order-executed' | 'order-skipped' | 'fought' | 'drew-order' | 'glimpsed' }>;

const TELLING: ReadonlySet<Event['kind']> = new Set<Telling['kind']>([
  'order-executed', 'order-skipped', 'fought', 'drew-order', 'glimpsed',
]);

export function isTelling(event: Event | null): event is Telling {
  return event !== null && TELLING.has(event.kind);
}

export function outcomeOf(told: Names, event: Telling, phase: Phase | null): Outcome {
  const words = text.orders.execution;
  switch (event.kind) {
    case 'order-executed':
      return { seat: event.seat, round: event.round, way: wayOf(event), words: executed(told, event, phase), tone: 'usual' };
    case 'order-skipped':
      return {
        seat: event.seat, round: event.round, way: wayOf(event), tone: 'nothing',
        words: event.order && event.reason
          ? words.skippedOwn(orderWords(told, event.order), text.orders.reasons[event.reason])
          : words.skipped,
      };
    case 'fought': {
      const { attacker, defender, attackerLosses, defenderLosses, occupied } = event;
      const result = occupied > 0 ? text.log.conquered(nameIn(told, defender)) : text.log.held;
      return {
        seat: attacker, round: null, way: wayOf(event), tone: occupied > 0 ? 'taken' : 'usual',
        words: `${words.fought(attackerLosses, defenderLosses)}: ${result}`,
      };
    }
    case 'glimpsed':
      return { seat: event.seat, round: null, way: null, tone: 'usual', words: glimpse(told, event) };
    case 'drew-order':
      return { seat: event.seat, round: null, way: null, tone: 'usual', words: words.drew(event.card && text.orders.cards[event.card]) };
  }
}

function executed(told: Names, { order, armies }: Executed, phase: Phase | null): string {
  const words = text.orders.execution;
  switch (order.kind) {
    case 'deploy':
      return words.deployed(told.names[order.territory], armies);
    case 'advance':
      return phase?.kind === 'fight' ? words.attacks(phase.attackers, phase.defenders) : words.moves(armies);
    case 'airlift':
      return phase?.kind === 'fight' ? words.attacks(phase.attackers, phase.defenders) : words.flies(armies);
    case 'bomb':
      return words.bombed(told.names[order.territory], armies);
    case 'blockade':
      return words.blockaded(told.names[order.territory], armies);
    case 'negotiate':
      return words.peace(told.nameOf(order.seat));
    case 'reinforce':
      return '';
  }
}
