import { crossesSeam, inOrder, type Drawing, type DrawnTerritory } from '../../../boards/drawing';
import { MatchReplay } from '../../../replay/replay.svelte';
import type { Shown } from '../board/shown';
import { NOTHING } from '../intent';
import type { Told } from '../log/line';
import { WHOLE_LOGBOOK, type Entry } from '../log/log';
import { NO_PLAN } from '../orders/plan';
import { wayOf } from '../sight';
import { capturedIn, changesOf, type Change, type Throw } from '../effects.svelte';
import type { BoardInfo, Event, Replay, Scene } from '../wire';
import { CUT } from './moments';

/** A match of the Risk family that is over, shown as it stood at any of its moments. */
export class ConquestReplay extends MatchReplay<Scene, Event, Entry> implements Shown, Told {
  readonly names: readonly string[];
  readonly territories: readonly DrawnTerritory[];
  highlight = $state.raw<readonly number[]>([]);
  private faded = $state<number | null>(null);

  readonly intent = NOTHING;
  readonly plan = NO_PLAN;
  readonly offered: ReadonlySet<number> = new Set();

  constructor(
    replay: Replay,
    readonly board: BoardInfo,
    readonly drawing: Drawing,
  ) {
    super(replay, CUT, WHOLE_LOGBOOK);
    this.names = board.territories.map(({ name }) => name);
    this.territories = inOrder(drawing, this.names);
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
