import { count } from '../../../../text/en/words';

/** The words for hints in a game of Morris. */
export const advice = {
  place: (to: string) => `Place a bead on ${to}`,
  move: (from: string, to: string) => `Move from ${from} to ${to}`,
  take: (from: string) => `Take the bead on ${from}`,
  closes: 'Closes a mill.',
  stops: 'Stops a mill.',
  wins: (moves: number) => `Wins in ${count(moves, 'move', 'moves')}.`,
  loses: (moves: number) => `Loses in ${count(moves, 'move', 'moves')}, if the opponent sees it.`,
  chance: (percent: number) => `Chance to win: ${percent} %`,
  next: (others: string) => `other moves: ${others}`,
  other: (move: string, percent: number) => `${move}, ${percent} %`,
};
