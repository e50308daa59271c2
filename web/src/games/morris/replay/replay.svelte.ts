import type { Deed } from '../../../match/table.svelte';
import { MatchReplay } from '../../../replay/replay.svelte';
import type { Shown } from '../board/shown';
import type { Role } from '../intent';
import type { Told } from '../log/line';
import { LOGBOOK, type Entry } from '../log/log';
import { naming, namesOf, type Naming } from '../naming.svelte';
import type { Board, Event, Replay, Scene } from '../wire';
import { CUT } from './moments';

/** A match of Morris that is over, shown as it was at any of its moments. */
export class MorrisReplay extends MatchReplay<Scene, Event, Entry> implements Shown, Told {
  highlight = $state.raw<readonly number[]>([]);
  readonly chosen = null;
  readonly roles: ReadonlyMap<number, Role> = new Map();

  constructor(
    replay: Replay,
    readonly board: Board,
  ) {
    super(replay, CUT, LOGBOOK);
  }

  get deed(): Deed<Event> | null {
    const { event, step } = this.moment;
    return event && { seq: step, event };
  }

  get naming(): Naming {
    return naming.current;
  }

  get names(): readonly string[] {
    return namesOf(this.board);
  }

  press(): void {}
}
