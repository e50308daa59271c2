import { count } from './words';

/** What is read when a game is over: how it went, and its replay. */

export const over = {
  ended: 'The game is over.',
  subtitle: (title: string, turns: number, how = '') => [title, count(turns, 'turn', 'turns'), how].filter(Boolean).join(', '),
  rematch: 'Play again',
  newGame: 'New game',
  replay: 'Watch the replay',
  home: 'Start page',
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
  all: 'All figures as a table',
  noFigures: 'The figures of this game cannot be fetched now.',
};

export const replay = {
  title: (match: string) => `Replay of ${match}`,
  notOver: 'This game is still being played. Its replay is here when it is over.',
  watch: 'Go to the game',
  controls: 'Replay',
  side: 'Players and log',
  play: 'Play',
  pause: 'Pause',
  stepBack: 'One step back',
  stepOn: 'One step on',
  turnBack: 'To the turn before',
  turnOn: 'To the next turn',
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
  recordTitle: 'The record of this game',
  recordDetail: 'A text file with every step: who chose what, and how the dice fell. Nothing more is needed to play the game again.',
  download: 'Download',
  terminal: 'The same record replays in the terminal:',
  command: (file: string) => `./strategos replay ${file}`,
  keys: 'Space plays, ← → step, ↑ ↓ go from turn to turn.',
};
