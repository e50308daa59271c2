import { crossesSeam, inOrder, type Drawing, type DrawnTerritory } from '../../../boards/drawing';
import { ReplayPlayer } from '../../../replay/player.svelte';
import { lastAtMost, markAt, Timeline, type TurnMark } from '../../../replay/timeline';
import type { MatchInfo } from '../../../wire/types';
import type { Shown } from '../board/shown';
import { NOTHING } from '../intent';
import type { Told } from '../log/line';
import { NO_PLAN } from '../orders/planned';
import { wayOf } from '../sight';
import { capturedIn, changesOf, type Change, type Throw } from '../spectacle.svelte';
import type { BoardInfo, Replay, Scene } from '../wire';
import { chronicle, lineAt, type ChronicleLine } from './chronicle';
import { holdOf, marksOf, momentsOf, type Moment } from './moments';

/** A match of the Risk family that is over, shown as it stood at any of its moments. */
export class ConquestReplay implements Shown, Told {
  readonly match: MatchInfo;
  readonly steps: number;
  readonly moments: readonly Moment[];
  readonly lines: readonly ChronicleLine[];
  readonly player: ReplayPlayer;
  readonly names: readonly string[];
  readonly territories: readonly DrawnTerritory[];
  highlight = $state.raw<readonly number[]>([]);
  private faded = $state<number | null>(null);

  // There is nobody who could decide anything.
  readonly you = null;
  readonly intent = NOTHING;
  readonly plan = NO_PLAN;
  readonly offered: ReadonlySet<number> = new Set();

  constructor(
    { match, start, frames }: Replay,
    readonly board: BoardInfo,
    readonly drawing: Drawing,
    step: number | null,
  ) {
    // Whether somebody is at the table now says nothing about then.
    this.match = { ...match, seats: match.seats.map((seat) => ({ ...seat, present: true })) };
    this.steps = frames.length;
    this.names = board.territories.map(({ name }) => name);
    this.territories = inOrder(drawing, this.names);
    this.moments = momentsOf(start, frames);
    this.lines = chronicle(start, frames, this.moments);
    this.player = new ReplayPlayer(
      new Timeline(this.moments.map(holdOf)),
      marksOf(this.moments),
      step === null ? 0 : lastAtMost(this.moments.map((each) => each.step), step),
    );
  }

  get moment(): Moment {
    return this.moments[this.player.position];
  }

  get scene(): Scene {
    return this.moment.scene;
  }

  /** The turn that is being played, or none before the first. */
  get mark(): TurnMark | undefined {
    return this.player.marks[markAt(this.player.marks, this.player.position)];
  }

  get line(): number {
    return lineAt(this.lines, this.player.position);
  }

  get thrown(): Throw | null {
    const { event, step } = this.moment;
    return event?.kind === 'rolled' ? { seq: step, rolled: event, tumbling: false } : null;
  }

  get arrow(): { from: number; to: number } | null {
    return wayOf(this.moment.event);
  }

  get changes(): readonly Change[] {
    const { event, step } = this.moment;
    return event === null || this.faded === step ? [] : changesOf(step, event);
  }

  get captured(): { seq: number; territory: number } | null {
    const { event, step } = this.moment;
    const territory = event === null ? null : capturedIn(event);
    return territory === null ? null : { seq: step, territory };
  }

  forgetChange({ seq }: Change): void {
    this.faded = seq;
  }

  nameOf(seat: number): string | undefined {
    return this.match.seats[seat]?.name;
  }

  armiesOn(territory: number): number {
    return this.scene.armies[territory];
  }

  crossesSeam(from: number, to: number): boolean {
    return crossesSeam(this.drawing, this.names[from], this.names[to]);
  }

  staged(): number {
    return 0;
  }

  press(): void {}

  stage(): void {}
}
