import type { Logbook } from '../match/table.svelte';
import type { Event, Scene } from '../wire/types';
import type { FrameOf } from '../match/session.svelte';
import { lastAtMost } from './timeline';

/** A log of any family: what it wrote, line by line. */
export interface Lines<Entry> {
  readonly entries: readonly Entry[];
}

/** A line of a whole match's log, and the moment at which it begins. */
export interface ChronicleLine<Entry> {
  readonly entry: Entry;
  readonly moment: number;
}

/** The log of a match from first to last, each line with its moment; moments are given by the steps they show. */
export function chronicle<S extends Scene, E extends Event, Entry>(
  start: S,
  frames: readonly FrameOf<S, E>[],
  steps: readonly number[],
  logbook: Logbook<S, E, Lines<Entry>>,
): ChronicleLine<Entry>[] {
  let log = logbook.begun(start);
  const begins: number[] = log.entries.map(() => 0);
  frames.forEach((frame, i) => {
    log = logbook.record(log, frame);
    const moment = lastAtMost(steps, i) + 1;
    while (begins.length < log.entries.length) begins.push(Math.min(moment, steps.length - 1));
  });
  return log.entries.map((entry, i) => ({ entry, moment: begins[i] }));
}

/** The number of the line that is being written at a moment, or -1 before the first. */
export function lineAt(lines: readonly ChronicleLine<unknown>[], moment: number): number {
  return lastAtMost(lines.map((line) => line.moment), moment);
}
