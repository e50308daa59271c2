import type { Series } from '../../../end/series';
import type { ChanceGraph } from '../../../wire/types';

/** The chances of each seat in percent, up to where it was out. */
export function chanceSeries({ turns }: ChanceGraph): Series[] {
  return (turns[0]?.chances ?? []).map((_, seat) => {
    const values = turns.map(({ chances }) => 100 * chances[seat]);
    const out = values.indexOf(0);
    return { seat, values: out < 0 ? values : values.slice(0, out + 1), isOut: out >= 0 };
  });
}

/** The index of the last turn that had begun at a step of the replay, or null before the first. */
export function turnAt({ turns }: ChanceGraph, step: number): number | null {
  const found = turns.findLastIndex((turn) => turn.step <= step);
  return found < 0 ? null : found;
}
