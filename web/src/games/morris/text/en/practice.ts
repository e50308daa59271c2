import { count } from '../../../../text/en/words';

const moves = (n: number) => count(n, 'move', 'moves');

/** The words for practice in a game of Morris, and for the review of one. */
export const practice = {
  title: 'Practice',
  about: 'A copy of a game, to try things out. It is never rated, and the game itself stays as it is.',
  undo: 'Undo',
  values: 'Values',
  valuesAbout: 'Shows the value of every move on the board. Dashed frames are estimates.',
  best: (value: string) => `Best move: ${value}.`,
  coming: 'The tables are being made; until then, values are estimates.',
  results: { win: 'win', draw: 'draw', loss: 'loss' },
  short: { win: 'W', draw: 'D', loss: 'L' },
  capture: (result: string, plies: number) => `${result}, next capture in ${moves(plies)}`,
  end: (result: string, plies: number) => `${result}, end in ${moves(plies)}`,
  estimate: (percent: number) => `estimate: ${percent} % to win`,
  percent: (percent: number) => `${percent}%`,
  review: {
    title: 'Where the game turned',
    searching: 'Looking for the decisive moves…',
    none: 'No move gave much away, as far as the server can see.',
    unavailable: 'Cannot find the decisive moves right now.',
    made: (it: { name: string; move: string; value: string }) => `${it.name}: ${it.move} (${it.value})`,
    better: (it: { move: string; value: string }) => `Better: ${it.move} (${it.value})`,
    step: (step: number) => `Step ${step}`,
    note: 'Results are certain where they are called win, draw or loss; all others are estimates by a search.',
  },
};
