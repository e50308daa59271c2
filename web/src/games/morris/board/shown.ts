import type { Role } from '../intent';
import type { Deed } from '../../../match/table.svelte';
import type { Board, Event, Scene } from '../wire';

/** What a point shows of the value of a move. */
export interface Worth {
  readonly label: string;
  readonly words: string;
  readonly tone: 'win' | 'draw' | 'loss' | 'estimate';
}

/** What a drawn board shows, of a match that is played or of one that is over. */
export interface Shown {
  readonly board: Board;
  readonly title: string;
  readonly scene: Scene | null;
  readonly you: number | null;
  readonly deed: Deed<Event> | null;
  /** What the points are called. */
  readonly names: readonly string[];
  /** What pressing each point would do; nothing where it would do nothing. */
  readonly roles: ReadonlyMap<number, Role>;
  readonly chosen: number | null;
  /** Points to light up because something beside the board speaks of them. */
  readonly highlight: readonly number[];
  /** The values of moves by the points that they are about, in practice. */
  readonly worths?: ReadonlyMap<number, Worth>;
  nameOf(seat: number): string;
  press(point: number): void;
}
