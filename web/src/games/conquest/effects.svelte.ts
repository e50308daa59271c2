import type { Event, Executed, Frame, Rolled } from './wire';

/** The dice on the table: still tumbling, or lying as they fell. */
export interface Throw {
  readonly seq: number;
  readonly rolled: Rolled;
  readonly tumbling: boolean;
}

/** Armies that a territory just gained or lost, to be shown rising from it. */
export interface Change {
  readonly seq: number;
  readonly territory: number;
  readonly armies: number;
}

/** Whether a frame is watched or skipped. */
export type Regard = 'watched' | 'passed';

/** What is seen of a live match for a moment: dice, gains and losses, a conquest. */
export class Effects {
  lastThrow = $state.raw<Throw | null>(null);
  changes = $state.raw<readonly Change[]>([]);
  /** The territory that was conquered last, until something else happens. */
  captured = $state.raw<{ seq: number; territory: number } | null>(null);

  clear(): void {
    this.lastThrow = null;
    this.changes = [];
    this.captured = null;
  }

  /** Rolls the dice of a frame that is about to be shown. */
  announce({ seq, event }: Frame): void {
    if (event.kind === 'rolled') this.lastThrow = { seq, rolled: event, tumbling: true };
  }

  show({ seq, event }: Frame, regard: Regard): void {
    if (event.kind === 'rolled') this.lastThrow = { seq, rolled: event, tumbling: false };
    if (event.kind === 'ended' || event.kind === 'drew') this.lastThrow = null;
    const territory = capturedIn(event);
    this.captured = territory === null ? null : { seq, territory };
    if (regard === 'passed') this.changes = [];
    else for (const change of changesOf(seq, event)) this.change(change);
  }

  forget(change: Change): void {
    this.changes = this.changes.filter((each) => each !== change);
  }

  /** Losses on one territory add up while they are seen, and so do gains. */
  private change({ seq, territory, armies }: Change): void {
    const before = this.changes.find((each) => each.territory === territory)?.armies ?? 0;
    const others = this.changes.filter((each) => each.territory !== territory);
    const isSameWay = Math.sign(before) === Math.sign(armies);
    this.changes = [...others, { seq, territory, armies: isSameWay ? before + armies : armies }];
  }
}

/** The territory that fell in an event, if one did. */
export function capturedIn(event: Event): number | null {
  if (event.kind === 'rolled' && event.conquered) return event.to;
  return event.kind === 'fought' && event.occupied > 0 ? event.to : null;
}

/** The changes that an event shows by itself. */
export function changesOf(seq: number, event: Event): Change[] {
  switch (event.kind) {
    case 'placed':
      return [{ seq, territory: event.territory, armies: event.armies }];
    case 'order-executed':
      return executed(seq, event);
    case 'rolled':
    case 'fought':
      return [
        { seq, territory: event.from, armies: -event.attackerLosses },
        { seq, territory: event.to, armies: -event.defenderLosses },
      ].filter(({ armies }) => armies !== 0);
    default:
      return [];
  }
}

function executed(seq: number, { order, armies }: Executed): Change[] {
  switch (order.kind) {
    case 'deploy':
      return [{ seq, territory: order.territory, armies }];
    case 'bomb':
      return armies > 0 ? [{ seq, territory: order.territory, armies: -armies }] : [];
    default:
      return [];
  }
}
