import type { Worth } from '../board/shown';
import { practice as words } from '../text/en/practice';
import type { MoveValue } from '../wire';

/** The result that a value stands for; null if it is only an estimate. */
export function resultOf({ basis, chance }: MoveValue): 'win' | 'draw' | 'loss' | null {
  if (basis === 'estimate') return null;
  return chance === 1 ? 'win' : chance === 0 ? 'loss' : 'draw';
}

const percentOf = ({ chance }: MoveValue) => Math.round(chance * 100);

/** The value of a move in words. */
export function wordsOf(value: MoveValue): string {
  const result = resultOf(value);
  if (result === null) return words.estimate(percentOf(value));
  if (value.plies === null) return words.results[result];
  return value.basis === 'table' ? words.capture(words.results[result], value.plies) : words.end(words.results[result], value.plies);
}

/** What a point shows of the move that ends there, or begins there. */
function worthOf(value: MoveValue): Worth {
  const result = resultOf(value);
  const label = result === null ? words.percent(percentOf(value)) : words.short[result] + (value.plies ?? '');
  return { label, words: wordsOf(value), tone: result ?? 'estimate' };
}

/**
 * The values that the points of a board show: those of the moves of the chosen bead, or of each bead that of its best
 * move.
 *
 * @param moves the best first
 */
export function worthsOf(moves: readonly MoveValue[], chosen: number | null): ReadonlyMap<number, Worth> {
  const worths = new Map<number, Worth>();
  for (const value of moves) {
    const [from, to] = value.points;
    const point = to === undefined || chosen === null ? from : chosen === from ? to : null;
    if (point !== null && !worths.has(point)) worths.set(point, worthOf(value));
  }
  return worths;
}
