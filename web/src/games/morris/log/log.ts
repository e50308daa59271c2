import type { Logbook } from '../../../match/table.svelte';
import type { Ending, Event, Frame, Scene } from '../wire';

/** A line of the log. Points are those to light up on the board. */
export type Entry =
  | { kind: 'begins'; seat: number; points: number[] }
  | Turn
  | { kind: 'resigned'; seat: number; points: number[] }
  | { kind: 'draw-offered'; seat: number; points: number[] }
  | { kind: 'ending'; seat: number; ending: Ending; points: number[] };

/** What a seat did with one bead, and the bead that it took. */
export interface Turn {
  kind: 'turn';
  seat: number;
  turn: number;
  from: number | null;
  to: number;
  mill: boolean;
  taken: number | null;
  points: number[];
  /** The step in which the player decided on it. */
  step: number;
}

export interface Log {
  readonly entries: readonly Entry[];
}

export const EMPTY: Log = { entries: [] };

export const LOGBOOK: Logbook<Scene, Event, Log> = { begun: () => EMPTY, record };

export function record({ entries }: Log, frame: Frame): Log {
  const { scene } = frame;
  const written = writtenDown(entries, frame);
  return { entries: scene.ending === null ? written : [...written, ended(scene, scene.ending)] };
}

function writtenDown(entries: readonly Entry[], { event, scene, seq }: Frame): readonly Entry[] {
  const { seat } = event;
  switch (event.kind) {
    case 'first':
      return [...entries, { kind: 'begins', seat, points: [] }];
    case 'placed':
      return [...entries, turnOf(seq, scene.turn, seat, null, event.point, event.mill)];
    case 'moved':
      return [...entries, turnOf(seq, scene.turn, seat, event.from, event.to, event.mill)];
    case 'resigned':
    case 'draw-offered':
      return [...entries, { kind: event.kind, seat, points: [] }];
    case 'taken': {
      const last = entries.at(-1);
      return last?.kind === 'turn'
        ? [...entries.slice(0, -1), { ...last, taken: event.point, points: [...last.points, event.point] }]
        : entries;
    }
  }
}

function turnOf(step: number, turn: number, seat: number, from: number | null, to: number, mill: boolean): Turn {
  return { kind: 'turn', seat, turn, from, to, mill, taken: null, points: from === null ? [to] : [from, to], step };
}

function ended({ turnOf: seat }: Scene, ending: Ending): Entry {
  return { kind: 'ending', seat, ending, points: [] };
}
