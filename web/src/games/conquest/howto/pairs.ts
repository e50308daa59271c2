import type { DiceFigure } from './figure';

/** Dice that meet in a roll, and who loses an army by it; a die without an opponent takes nothing. */
export interface Pair {
  attack: number;
  defence: number | null;
  loser: 'attack' | 'defence' | null;
}

export function pairsOf({ attack, defence, edge = 0 }: DiceFigure): Pair[] {
  return attack.map((face, i) => {
    const met = defence[i];
    if (met === undefined) return { attack: face, defence: null, loser: null };
    const added = i === 0 ? edge : 0;
    return { attack: face, defence: met, loser: face + added > met ? 'defence' : 'attack' };
  });
}
