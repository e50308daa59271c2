import type { FrameOf } from '../match/session.svelte';
import type { Logbook } from '../match/table.svelte';
import type { Event, MatchInfo, Replay, Scene } from '../wire/types';
import { momentInAddress } from './address';
import { chronicle, lineAt, type ChronicleLine, type Lines } from './chronicle';
import { ReplayPlayer } from './player.svelte';
import { lastAtMost, markAt, Timeline, type TurnMark } from './timeline';

/** A place at which a replay can stop: the match after a number of steps, and the event that led there. */
export interface Moment<S extends Scene, E extends Event> {
  readonly step: number;
  /** Null before the first step. */
  readonly event: E | null;
  readonly scene: S;
}

/** How a family cuts its matches into moments and turns. */
export interface Cut<S extends Scene, E extends Event> {
  momentsOf(start: S, frames: readonly FrameOf<S, E>[]): Moment<S, E>[];
  /** Where the turns begin. */
  marksOf(moments: readonly Moment<S, E>[]): TurnMark[];
  /** How long a moment is shown at usual speed, in milliseconds. */
  holdOf(moment: Moment<S, E>): number;
}

/** A replay in the types of a family. */
export type ReplayOf<S extends Scene, E extends Event> = Omit<Replay, 'start' | 'frames'> & { start: S; frames: FrameOf<S, E>[] };

/** Every step as a moment of its own. */
export function everyStep<S extends Scene, E extends Event>(start: S, frames: readonly FrameOf<S, E>[]): Moment<S, E>[] {
  return [{ step: 0, event: null, scene: start }, ...frames.map(({ event, scene }, i) => ({ step: i + 1, event, scene }))];
}

/** A match that is over, shown as it was at any of its moments. A family extends it by what its board shows. */
export class MatchReplay<S extends Scene, E extends Event, Entry> {
  readonly match: MatchInfo;
  readonly steps: number;
  readonly moments: readonly Moment<S, E>[];
  readonly lines: readonly ChronicleLine<Entry>[];
  readonly player: ReplayPlayer;
  /** Nobody decides anything in a replay. */
  readonly you = null;

  constructor({ match, start, frames }: ReplayOf<S, E>, cut: Cut<S, E>, logbook: Logbook<S, E, Lines<Entry>>) {
    // Whether a player is connected now says nothing about the match.
    this.match = { ...match, seats: match.seats.map((seat) => ({ ...seat, present: true })) };
    this.steps = frames.length;
    this.moments = cut.momentsOf(start, frames);
    const steps = this.moments.map(({ step }) => step);
    this.lines = chronicle(start, frames, steps, logbook);
    const timeline = new Timeline(this.moments.map((moment) => cut.holdOf(moment)));
    this.player = new ReplayPlayer(timeline, cut.marksOf(this.moments), lastAtMost(steps, momentInAddress() ?? 0));
  }

  get moment(): Moment<S, E> {
    return this.moments[this.player.position];
  }

  get scene(): S {
    return this.moment.scene;
  }

  get title(): string {
    return this.match.title;
  }

  /** The turn that is being played, or none before the first. */
  get mark(): TurnMark | undefined {
    return this.player.marks[markAt(this.player.marks, this.player.position)];
  }

  /** The number of the line that is being written. */
  get line(): number {
    return lineAt(this.lines, this.player.position);
  }

  /** A player's name; empty for seats that nobody plays. */
  nameOf(seat: number): string {
    return this.match.seats[seat]?.name ?? '';
  }
}
