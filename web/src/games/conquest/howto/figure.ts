/** A picture on a page of *How to play*, as data: `figures/` has a component for each kind. */
export type Figure = BoardFigure | DiceFigure | CardsFigure | BarsFigure | PhasesFigure;

/** A piece of a board, as cells of a honeycomb: cells that touch are neighbours. */
export interface BoardFigure {
  kind: 'board';
  cells: Cell[];
  arrows?: Arrow[];
}

export interface Cell {
  /** Column and row; odd rows are shifted half a cell to the right. */
  at: [column: number, row: number];
  owner: Owner;
  armies?: number;
  mark?: 'capital' | 'supply' | 'power' | 'blocked';
}

export type Owner = 'you' | 'rival' | 'third' | 'neutral' | 'free' | 'unseen';

export interface Arrow {
  from: [column: number, row: number];
  to: [column: number, row: number];
  label?: string;
}

/** One roll of both sides, pair by pair. */
export interface DiceFigure {
  kind: 'dice';
  attack: number[];
  defence: number[];
  /** What is added to the attacker's highest die; below 0, to the defender's. */
  edge?: number;
}

/** Hands of three cards, each a set or not. */
export interface CardsFigure {
  kind: 'cards';
  hands: { cards: CardType[]; isSet: boolean }[];
}

export type CardType = 'infantry' | 'cavalry' | 'artillery' | 'wild';

/** Numbers that grow, one bar each. */
export interface BarsFigure {
  kind: 'bars';
  values: number[];
  labels: string[];
}

/** The phases of a turn in order. */
export interface PhasesFigure {
  kind: 'phases';
  phases: string[];
}
