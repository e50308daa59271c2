import { text } from '../text/en';
import type { Naming } from '../naming.svelte';
import { hasWinner } from '../result';
import type { Entry, Turn } from './log';

/** The names of points and players that a log needs. */
export interface Told {
  readonly names: readonly string[];
  readonly naming: Naming;
  nameOf(seat: number): string;
}

/** A turn in the notation of the chosen names. */
export function notation({ names, naming }: Pick<Told, 'names' | 'naming'>, { from, to, taken }: Turn): string {
  const [join, takes] = naming === 'letters' ? ['', '−'] : ['-', 'x'];
  const move = from === null ? names[to] : names[from] + join + names[to];
  return taken === null ? move : `${move} ${takes}${names[taken]}`;
}

export function lineOf(told: Told, entry: Entry): string {
  switch (entry.kind) {
    case 'begins':
      return text.morris.log.begins(told.nameOf(entry.seat));
    case 'turn':
      return notation(told, entry);
    case 'resigned':
      return text.morris.log.resigned(told.nameOf(entry.seat));
    case 'draw-offered':
      return text.morris.log.offered(told.nameOf(entry.seat));
    case 'ending':
      return hasWinner(entry.ending) ? text.morris.log.won(told.nameOf(entry.seat)) : text.morris.log.drawn;
  }
}
