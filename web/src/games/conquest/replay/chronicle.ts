import { lastAtMost } from '../../../replay/timeline';
import { begun, record, type Entry } from '../log/log';
import type { Frame, Scene } from '../wire';
import type { Moment } from './moments';

/** A line of a whole match's log, and the moment at which it begins. */
export interface ChronicleLine {
  readonly entry: Entry;
  readonly moment: number;
}

/** The log of a match from first to last, each line with its moment. */
export function chronicle(start: Scene, frames: readonly Frame[], moments: readonly Moment[]): ChronicleLine[] {
  const steps = moments.map(({ step }) => step);
  let log = begun(start);
  const begins: number[] = log.entries.map(() => 0);
  frames.forEach((frame, i) => {
    log = record(log, frame, Infinity);
    const moment = lastAtMost(steps, i) + 1;
    while (begins.length < log.entries.length) begins.push(Math.min(moment, moments.length - 1));
  });
  return log.entries.map((entry, i) => ({ entry, moment: begins[i] }));
}

/** The number of the line that is being written at a moment, or -1 before the first. */
export function lineAt(lines: readonly ChronicleLine[], moment: number): number {
  return lastAtMost(lines.map((line) => line.moment), moment);
}
