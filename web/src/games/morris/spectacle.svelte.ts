import { EMPTY, record, type Log } from './log/log';
import type { Event, Frame, Scene } from './wire';

/** What happened last, with the number of its step. */
export interface Deed {
  readonly seq: number;
  readonly event: Event;
}

/** What is seen of a match: the scene as it stands, and how it came about. */
export class Spectacle {
  scene = $state.raw<Scene | null>(null);
  log = $state.raw<Log>(EMPTY);
  deed = $state.raw<Deed | null>(null);
  seq = 0;
  private since: Frame[] = [];

  /** Shows a scene without a past, or with the one that was kept. */
  begin(scene: Scene, seq: number, log: Log = EMPTY): void {
    this.scene = scene;
    this.seq = seq;
    this.log = log;
    this.deed = null;
    this.since = [];
  }

  /** Puts what led to the first scene before what was seen since. */
  recall(past: readonly Frame[]): void {
    this.log = [...past, ...this.since].reduce(record, EMPTY);
  }

  show(frame: Frame): void {
    const { seq, event, scene } = frame;
    this.scene = scene;
    this.seq = seq;
    this.deed = { seq, event };
    this.since.push(frame);
    this.log = record(this.log, frame);
  }
}
