import { ReplayPlayer } from '../../../replay/player.svelte';
import { markAt, Timeline, type TurnMark } from '../../../replay/timeline';
import type { MatchInfo } from '../../../wire/types';
import type { Shown } from '../board/shown';
import type { Role } from '../intent';
import type { Told } from '../log/line';
import { naming, namesOf, type Naming } from '../naming.svelte';
import type { Deed } from '../spectacle.svelte';
import type { Board, Replay, Scene } from '../wire';
import { chronicle, lineAt, type ChronicleLine } from './chronicle';
import { holdOf, marksOf, momentsOf, type Moment } from './moments';

/** A match of Morris that is over, shown as it stood at any of its moments. */
export class MorrisReplay implements Shown, Told {
  readonly match: MatchInfo;
  readonly moments: readonly Moment[];
  readonly lines: readonly ChronicleLine[];
  readonly player: ReplayPlayer;
  highlight = $state.raw<readonly number[]>([]);

  // There is nobody who could decide anything.
  readonly you = null;
  readonly chosen = null;
  readonly roles: ReadonlyMap<number, Role> = new Map();

  constructor(
    { match, start, frames }: Replay,
    readonly board: Board,
    startAt: number | null,
  ) {
    // Whether somebody is at the table now says nothing about then.
    this.match = { ...match, seats: match.seats.map((seat) => ({ ...seat, present: true })) };
    this.moments = momentsOf(start, frames);
    this.lines = chronicle(this.moments);
    this.player = new ReplayPlayer(new Timeline(this.moments.map(holdOf)), marksOf(this.moments), startAt ?? 0);
  }

  get moment(): Moment {
    return this.moments[this.player.position];
  }

  get scene(): Scene {
    return this.moment.scene;
  }

  get deed(): Deed | null {
    const { event } = this.moment;
    return event && { seq: this.player.position, event };
  }

  /** The turn that is being played. */
  get mark(): TurnMark | undefined {
    return this.player.marks[markAt(this.player.marks, this.player.position)];
  }

  /** The number of the line that is being written. */
  get line(): number {
    return lineAt(this.lines, this.player.position);
  }

  get steps(): number {
    return this.moments.length - 1;
  }

  get title(): string {
    return this.match.title;
  }

  get naming(): Naming {
    return naming.current;
  }

  get names(): readonly string[] {
    return namesOf(this.board);
  }

  nameOf(seat: number): string {
    return this.match.seats[seat]?.name ?? '';
  }

  press(): void {}
}
