/** When each moment of a replay is reached while it plays by itself, in milliseconds from its first moment. */
export class Timeline {
  private readonly reached: readonly number[];

  /** Says how long each moment is shown. */
  constructor(holds: readonly number[]) {
    let time = 0;
    this.reached = holds.map((hold) => (time += hold) - hold);
  }

  /** The number of the last moment. */
  get last(): number {
    return this.reached.length - 1;
  }

  timeOf(moment: number): number {
    return this.reached[this.within(moment)];
  }

  /** The moment shown at a time, clamped to the first and the last. */
  momentAt(time: number): number {
    return Math.max(0, lastAtMost(this.reached, time));
  }

  within(moment: number): number {
    return Math.min(this.last, Math.max(0, Math.round(moment)));
  }
}

/** Where a turn begins. */
export interface TurnMark {
  readonly turn: number;
  readonly seat: number;
  readonly moment: number;
}

/** The number of the mark whose turn a moment belongs to, or -1 before the first turn. */
export function markAt(marks: readonly TurnMark[], moment: number): number {
  return lastAtMost(marks.map((mark) => mark.moment), moment);
}

/** The target of *next turn*: its beginning, or the last moment after the last turn. */
export function turnOn(marks: readonly TurnMark[], moment: number, last: number): number {
  return marks[markAt(marks, moment) + 1]?.moment ?? last;
}

/** The target of *previous turn*: the beginning of the current turn, or from there that of the turn before. */
export function turnBack(marks: readonly TurnMark[], moment: number): number {
  const at = markAt(marks, moment);
  if (at < 0) return 0;
  return marks[at].moment < moment ? marks[at].moment : (marks[at - 1]?.moment ?? 0);
}

/** The last place in an ascending list whose value is at most the wanted one, or -1. */
export function lastAtMost(ascending: readonly number[], wanted: number): number {
  let [low, high] = [0, ascending.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (ascending[middle] <= wanted) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
