import { text } from '../text/en';
import { replay as texts } from '../text/en/replay';
import { lineOf } from '../log/line';
import { record } from '../log/log';
import { outcomeOf } from '../orders/outcome';
import type { ConquestReplay } from './replay.svelte';

/** What happened at the current moment of a replay: by whom, if anyone, and in words. */
export interface Happening {
  readonly seat: number | null;
  readonly words: string;
}

export function happening(replay: ConquestReplay): Happening {
  const { mark, moment } = replay;
  const { event, scene, step } = moment;
  if (event === null) return { seat: null, words: texts.moments.start };
  switch (event.kind) {
    case 'order':
    case 'rolled-for-order':
      return { seat: null, words: texts.moments.ordered };
    case 'dealt':
    case 'dealt-army':
      return { seat: null, words: texts.moments.dealt };
    case 'ended':
    case 'drew':
      if (mark?.moment === replay.player.position && scene.phase.kind === 'reinforce')
        return { seat: mark.seat, words: texts.moments.begins(scene.phase.left) };
      break;
    case 'order-executed':
    case 'order-skipped':
    case 'fought':
    case 'drew-order': {
      const outcome = outcomeOf(replay, event, scene.phase);
      return { seat: outcome.seat, words: outcome.words };
    }
    case 'rolled':
      return { seat: event.attacker, words: text.log.battle(replay.names[event.from], replay.names[event.to]) };
    case 'occupied':
      return { seat: event.seat, words: texts.moments.occupied(replay.names[event.to], event.armies) };
    case 'happened':
      return { seat: null, words: text.events.line(event.event, event.territory === null ? null : replay.names[event.territory]) };
    default:
      break;
  }
  const nothing = { entries: [], turn: scene.turn, continents: scene.continents };
  const [entry] = record(nothing, { seq: step, event, scene }).entries;
  return { seat: event.seat, words: entry ? lineOf(replay, entry) : '' };
}
