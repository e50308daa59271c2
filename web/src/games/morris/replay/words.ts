import { text } from '../text/en';
import { reasonOf, resultOf } from '../result';
import type { MorrisReplay } from './replay.svelte';

/** What happened at the current moment of a replay, in words. */
export function happening(replay: MorrisReplay): string {
  const { event, scene } = replay.moment;
  const nameOf = (seat: number) => replay.nameOf(seat);
  const end = scene.ending ? ` ${resultOf(scene, null, nameOf)} ${reasonOf(scene, null, nameOf)}` : '';
  return deed(replay, event) + end;
}

function deed({ names }: MorrisReplay, event: MorrisReplay['moment']['event']): string {
  const words = text.morris.replay;
  switch (event?.kind) {
    case undefined:
      return words.start;
    case 'first':
      return words.begins;
    case 'placed':
      return words.placed(names[event.point]) + (event.mill ? words.andMill : '') + '.';
    case 'moved':
      return words.moved(names[event.from], names[event.to]) + (event.mill ? words.andMill : '') + '.';
    case 'resigned':
      return words.resigned;
    case 'draw-offered':
      return words.offered;
    case 'taken':
      return words.taken(names[event.point]) + '.';
  }
}
