import { recall, remember } from '../../ui/memory';
import type { Board } from './wire';

/** The names of points: letters in reading order, or column and row. */
export type Naming = 'letters' | 'algebraic';

const KEY = 'morris.naming';

let current = $state<Naming>(recall<Naming>(KEY, 'letters'));

/** The names that the reader has chosen for the points. */
export const naming = {
  get current(): Naming {
    return current;
  },
  choose(wanted: Naming): void {
    current = wanted;
    remember(KEY, wanted);
  },
};

/** The current names of the points of a board. */
export function namesOf(board: Board, wanted: Naming = current): string[] {
  return board.points.map(({ letter, algebraic }) => (wanted === 'letters' ? letter : algebraic));
}
