import { advice } from '../text/en/advice';
import type { Explanation } from '../wire';

const percent = (chance: number) => Math.round(chance * 100);

/** A move in words. One of a single point places a bead, or takes one. */
export function moveWords(names: readonly string[], points: readonly number[], isTaking: boolean): string {
  const [first, second] = points.map((point) => names[point]);
  if (second !== undefined) return advice.move(first, second);
  return isTaking ? advice.take(first) : advice.place(first);
}

/** What speaks for a move, and the chances of the next best ones. */
export function reasonWords(names: readonly string[], explanation: Explanation, isTaking: boolean): string {
  const { closesMill, stopsMill, others } = explanation;
  const facts = [closesMill ? advice.closes : '', stopsMill ? advice.stops : '', outcomeOf(explanation)];
  const next = others.map(({ points, chance }) => advice.other(moveWords(names, points, isTaking), percent(chance)));
  return [...facts, next.length > 0 ? `(${advice.next(next.join('; '))})` : ''].filter(Boolean).join(' ');
}

function outcomeOf({ decidedIn, chance }: Explanation): string {
  if (decidedIn === null) return advice.chance(percent(chance));
  return chance > 0 ? advice.wins(decidedIn) : advice.loses(decidedIn);
}
