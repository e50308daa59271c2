import type { BarsFigure, BoardFigure, CardsFigure, DiceFigure } from './figure';

/** The positions, rolls and hands that the pages show. */
export const examples = {
  continent: {
    kind: 'board',
    cells: [
      { at: [0, 0], owner: 'you', armies: 1 },
      { at: [1, 0], owner: 'you', armies: 1 },
      { at: [2, 0], owner: 'you', armies: 2 },
      { at: [0, 1], owner: 'you', armies: 4 },
      { at: [1, 1], owner: 'you', armies: 5 },
      { at: [1, 2], owner: 'rival', armies: 3 },
      { at: [2, 2], owner: 'rival', armies: 2 },
    ],
  },
  roll: { kind: 'dice', attack: [6, 4, 1], defence: [5, 4] },
  sets: {
    kind: 'cards',
    hands: [
      { cards: ['infantry', 'infantry', 'infantry'], isSet: true },
      { cards: ['infantry', 'cavalry', 'artillery'], isSet: true },
      { cards: ['cavalry', 'cavalry', 'wild'], isSet: true },
      { cards: ['infantry', 'cavalry', 'cavalry'], isSet: false },
    ],
  },
  joined: {
    kind: 'board',
    cells: [
      { at: [0, 0], owner: 'you', armies: 5 },
      { at: [1, 0], owner: 'you', armies: 1 },
      { at: [2, 0], owner: 'you', armies: 1 },
      { at: [3, 0], owner: 'you', armies: 2 },
      { at: [1, 1], owner: 'rival', armies: 3 },
      { at: [3, 1], owner: 'rival', armies: 6 },
    ],
    arrows: [{ from: [0, 0], to: [3, 0], label: '4' }],
  },
  unclaimed: {
    kind: 'board',
    cells: [
      { at: [0, 0], owner: 'you', armies: 1 },
      { at: [1, 0], owner: 'rival', armies: 1 },
      { at: [2, 0], owner: 'free' },
      { at: [0, 1], owner: 'you', armies: 1 },
      { at: [1, 1], owner: 'free' },
      { at: [2, 1], owner: 'third', armies: 1 },
    ],
  },
  strictSets: {
    kind: 'cards',
    hands: [
      { cards: ['cavalry', 'cavalry', 'cavalry'], isSet: true },
      { cards: ['infantry', 'artillery', 'wild'], isSet: true },
      { cards: ['infantry', 'infantry', 'wild'], isSet: false },
    ],
  },
  oneStep: {
    kind: 'board',
    cells: [
      { at: [0, 0], owner: 'you', armies: 6 },
      { at: [1, 0], owner: 'you', armies: 1 },
      { at: [2, 0], owner: 'you', armies: 1 },
      { at: [2, 1], owner: 'rival', armies: 4 },
    ],
    arrows: [{ from: [0, 0], to: [1, 0], label: '5' }],
  },
  growth: { kind: 'bars', values: [5, 6, 7, 10, 12, 15], labels: ['0', '5', '10', '20', '30', '40'] },
  twoMoves: {
    kind: 'board',
    cells: [
      { at: [0, 0], owner: 'you', armies: 4 },
      { at: [1, 0], owner: 'you', armies: 1 },
      { at: [2, 0], owner: 'you', armies: 1 },
      { at: [0, 1], owner: 'you', armies: 3 },
      { at: [2, 1], owner: 'rival', armies: 5 },
    ],
    arrows: [
      { from: [0, 0], to: [1, 0], label: '3' },
      { from: [0, 1], to: [1, 0], label: '2' },
    ],
  },
  crossing: {
    kind: 'board',
    cells: [
      { at: [0, 0], owner: 'you', armies: 6 },
      { at: [1, 0], owner: 'rival', armies: 3 },
      { at: [0, 1], owner: 'you', armies: 2 },
      { at: [1, 1], owner: 'rival', armies: 5 },
    ],
    arrows: [
      { from: [0, 0], to: [1, 0], label: '5' },
      { from: [1, 1], to: [0, 1], label: '4' },
    ],
  },
  fog: {
    kind: 'board',
    cells: [
      { at: [0, 0], owner: 'you', armies: 3 },
      { at: [1, 0], owner: 'you', armies: 2 },
      { at: [2, 0], owner: 'rival', armies: 4 },
      { at: [3, 0], owner: 'unseen' },
      { at: [0, 1], owner: 'you', armies: 1 },
      { at: [1, 1], owner: 'third', armies: 2 },
      { at: [2, 1], owner: 'unseen' },
      { at: [3, 1], owner: 'unseen' },
    ],
  },
  teams: {
    kind: 'board',
    cells: [
      { at: [0, 0], owner: 'you', armies: 4 },
      { at: [1, 0], owner: 'third', armies: 1 },
      { at: [2, 0], owner: 'rival', armies: 5 },
      { at: [0, 1], owner: 'you', armies: 1 },
      { at: [1, 1], owner: 'third', armies: 6 },
      { at: [2, 1], owner: 'rival', armies: 3 },
    ],
    arrows: [{ from: [1, 1], to: [2, 1] }],
  },
  boosts: {
    kind: 'board',
    cells: [
      { at: [0, 0], owner: 'you', armies: 3, mark: 'supply' },
      { at: [1, 0], owner: 'you', armies: 2 },
      { at: [2, 0], owner: 'rival', armies: 5, mark: 'power' },
      { at: [1, 1], owner: 'rival', armies: 2 },
      { at: [0, 1], owner: 'you', armies: 1 },
    ],
  },
  costs: { kind: 'bars', values: [5, 20, 60, 120], labels: ['5', '10', '20', '30'] },
  entrenched: { kind: 'dice', attack: [6, 3], defence: [5, 2], edge: -1 },
  closed: {
    kind: 'board',
    cells: [
      { at: [0, 0], owner: 'you', armies: 3 },
      { at: [1, 0], owner: 'free', mark: 'blocked' },
      { at: [2, 0], owner: 'rival', armies: 4 },
      { at: [0, 1], owner: 'you', armies: 2 },
      { at: [1, 1], owner: 'third', armies: 1 },
      { at: [2, 1], owner: 'rival', armies: 2 },
    ],
  },
  capitals: {
    kind: 'board',
    cells: [
      { at: [0, 0], owner: 'you', armies: 4, mark: 'capital' },
      { at: [1, 0], owner: 'you', armies: 2 },
      { at: [2, 0], owner: 'you', armies: 5, mark: 'capital' },
      { at: [1, 1], owner: 'rival', armies: 2 },
      { at: [2, 1], owner: 'rival', armies: 7, mark: 'capital' },
    ],
    arrows: [{ from: [2, 0], to: [2, 1] }],
  },
  continents: {
    kind: 'board',
    cells: [
      { at: [0, 0], owner: 'you', armies: 2 },
      { at: [1, 0], owner: 'you', armies: 1 },
      { at: [2, 0], owner: 'rival', armies: 3 },
      { at: [3, 0], owner: 'you', armies: 1 },
      { at: [4, 0], owner: 'you', armies: 2 },
      { at: [0, 1], owner: 'you', armies: 3 },
      { at: [1, 1], owner: 'rival', armies: 1 },
      { at: [3, 1], owner: 'you', armies: 4 },
    ],
  },
  share: {
    kind: 'board',
    cells: [0, 1, 2, 3, 4].flatMap((column) => [
      { at: [column, 0] as [number, number], owner: 'you' as const, armies: 2 },
      { at: [column, 1] as [number, number], owner: column < 2 ? ('you' as const) : ('rival' as const), armies: 1 + (column % 3) },
    ]),
  },
} satisfies Record<string, BoardFigure | DiceFigure | CardsFigure | BarsFigure>;
