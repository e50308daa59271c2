import { lastAtMost } from '../../../replay/timeline';
import { EMPTY, record, type Entry, type Log } from '../log/log';
import type { Moment } from './moments';

/** A line of a whole match's log, and the moment at which it begins. */
export interface ChronicleLine {
  readonly entry: Entry;
  readonly moment: number;
}

/** The log of a match from first to last, each line with its moment. */
export function chronicle(moments: readonly Moment[]): ChronicleLine[] {
  let log: Log = EMPTY;
  const begins: number[] = [];
  moments.forEach(({ event, scene }, moment) => {
    if (event) log = record(log, { seq: moment, event, scene });
    while (begins.length < log.entries.length) begins.push(moment);
  });
  return log.entries.map((entry, i) => ({ entry, moment: begins[i] }));
}

/** The number of the line that is being written at a moment, or -1 before the first. */
export function lineAt(lines: readonly ChronicleLine[], moment: number): number {
  return lastAtMost(lines.map((line) => line.moment), moment);
}
