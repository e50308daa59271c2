import { count } from './words';

/** The texts of the result of any game. */

export const over = {
  ended: 'The game is over.',
  subtitle: (title: string, turns: number, how = '') => [title, count(turns, 'turn', 'turns'), how].filter(Boolean).join(', '),
  rematch: 'Play again',
  newGame: 'New game',
  replay: 'Watch the replay',
  home: 'Home page',
  result: 'Result',
  seeBoard: 'See the board',
  chartLabel: (what: string, turns: number) =>
    `${what} of every player over ${count(turns, 'turn', 'turns')}. The same figures are in the table below.`,
  axis: 'Turn',
  turnsPlayed: '0 turns',
  end: 'end',
  figuresAt: (turn: number) => `At the start of turn ${turn}`,
  figuresAtEnd: 'At the end',
  player: 'Player',
  all: 'All figures in a table',
  noFigures: 'Cannot load the figures for this game right now.',
};
