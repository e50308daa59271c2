import type { Series } from '../../../end/series';
import type { History, Verdict } from '../wire';

export const FIGURES = ['territories', 'armies', 'income'] as const;
export type Figure = (typeof FIGURES)[number];

/** The result of a seat: its place, and the turn in which it lost its last territory. */
export interface Placing {
  readonly seat: number;
  readonly place: number;
  readonly outIn: number | null;
}

export function seriesOf(history: History, figure: Figure): Series[] {
  return seatsOf(history).map((seat) => {
    const out = outAt(history, seat);
    const lines = out < 0 ? history.turns : history.turns.slice(0, out + 1);
    return { seat, values: lines.map((line) => line[figure][seat]), isOut: out >= 0 };
  });
}

/** As the match ranked its seats; where one was left alone, the others by how long they lasted. */
export function placings(history: History, { ending, ranking }: Verdict): Placing[] {
  if (ending === 'last-left') return byEndurance(history);
  let place = 1;
  return ranking.flatMap((seats) => {
    const placed = seats.map((seat) => ({ seat, place, outIn: outTurn(history, seat) }));
    place += seats.length;
    return placed;
  });
}

/** The winner first, then by how long each seat lasted. Seats that are still in at the end share a place by territories. */
function byEndurance(history: History): Placing[] {
  const end = history.turns.at(-1);
  if (!end) return [];
  const lasted = (seat: number) => {
    const out = outAt(history, seat);
    return out < 0 ? history.turns.length + end.territories[seat] : out;
  };
  const ranked = seatsOf(history).sort((a, b) => lasted(b) - lasted(a));
  return ranked.map((seat) => ({
    seat,
    place: 1 + ranked.filter((other) => lasted(other) > lasted(seat)).length,
    outIn: outTurn(history, seat),
  }));
}

function seatsOf({ seats }: History): number[] {
  return Array.from({ length: seats }, (_, seat) => seat);
}

/** The first line at which a seat has no territory any more, or -1. */
function outAt({ turns }: History, seat: number): number {
  return turns.findIndex(({ territories }) => territories[seat] === 0);
}

/** A line tells how things stood when its turn began, so it happened in the turn before. */
function outTurn(history: History, seat: number): number | null {
  const out = outAt(history, seat);
  return out < 0 ? null : history.turns[Math.max(0, out - 1)].turn;
}
