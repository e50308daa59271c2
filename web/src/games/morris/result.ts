import type { Terms } from '../../end/rematch';
import { text } from './text/en';
import type { Ending, Scene } from './wire';

/** Whether this ending has a winner. */
export function hasWinner(ending: Ending): boolean {
  return ending === 'few-men' || ending === 'blocked' || ending === 'mill' || ending === 'resigned';
}

/** The result of a match, in words for the viewer. */
export function resultOf({ ending, turnOf }: Scene, you: number | null, nameOf: (seat: number) => string): string {
  if (ending === null) return text.over.ended;
  if (!hasWinner(ending)) return text.morris.over.drawn;
  return turnOf === you ? text.morris.over.youWon : text.morris.over.won(nameOf(turnOf));
}

/** Why it ended. */
export function reasonOf({ ending, turnOf }: Scene, you: number | null, nameOf: (seat: number) => string): string {
  if (ending === null) return '';
  const loser = 1 - turnOf;
  if (loser === you && (ending === 'few-men' || ending === 'blocked' || ending === 'resigned')) return text.morris.over.youLost[ending];
  return text.morris.over.why[ending](nameOf(loser));
}

/** The terms of a rematch: the rules decide the board, and players swap who begins. */
export const TERMS: Terms = { board: null, opening: null, seating: 'turned' };
