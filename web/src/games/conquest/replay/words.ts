import { text } from '../../../text/en';
import { lineOf } from '../log/line';
import { record } from '../log/log';
import type { ConquestReplay } from './replay.svelte';

/** What happened at the moment a replay stands at: who did it, if anybody, and what, in words. */
export interface Happening {
  readonly seat: number | null;
  readonly words: string;
}

export function happening(replay: ConquestReplay): Happening {
  const { event, scene, step } = replay.moment;
  if (event === null) return { seat: null, words: text.replay.moments.start };
  switch (event.kind) {
    case 'order':
    case 'dealt':
    case 'dealt-army':
      return { seat: null, words: text.replay.moments.dealt };
    case 'rolled':
      return { seat: event.attacker, words: text.log.battle(replay.names[event.from], replay.names[event.to]) };
    case 'occupied':
      return { seat: event.seat, words: text.replay.moments.occupied(replay.names[event.to], event.armies) };
    case 'ended':
      return { seat: event.seat, words: text.replay.moments.ended };
    default: {
      const nothing = { entries: [], turn: scene.turn, continents: scene.continents };
      const [entry] = record(nothing, { seq: step, event, scene }).entries;
      return { seat: event.seat, words: entry ? lineOf(replay, entry) : '' };
    }
  }
}
