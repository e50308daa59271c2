import { count } from './words';

/** The texts of the result and the replay of any game. */

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
  noFigures: 'Cannot load the figures of this game now.',
};

export const replay = {
  title: (match: string) => `Replay of ${match}`,
  notOver: 'This game is still being played. The replay will be here when it is over.',
  watch: 'Go to the game',
  controls: 'Replay',
  side: 'Players and log',
  play: 'Play',
  pause: 'Pause',
  stepBack: 'Step back',
  stepOn: 'Step forward',
  turnBack: 'Previous turn',
  turnOn: 'Next turn',
  position: 'Position',
  positionText: (turn: number, who: string | undefined, step: number, steps: number) =>
    `${turn > 0 ? `${['Turn ' + turn, who].filter(Boolean).join(', ')}, ` : ''}step ${step} of ${steps}`,
  step: (step: number, steps: number) => `${step} / ${steps}`,
  speed: 'Speed',
  times: (n: number) => `${n.toLocaleString('en')}×`,
  turn: 'Turn',
  turnOption: (turn: number, who: string) => (who ? `${turn} · ${who}` : `${turn}`),
  opening: 'Opening',
  copyMoment: 'Copy link to this moment',
  copied: 'Link copied.',
  record: 'Record',
  recordTitle: 'Record of this game',
  recordDetail: 'A text file with every decision and every roll of the dice. You need nothing else to replay the game.',
  download: 'Download',
  terminal: 'Replay it in the terminal:',
  command: (file: string) => `./strategos replay ${file}`,
  keys: 'Space plays, ← → step, ↑ ↓ change turns.',
};
