import { unhex } from './bytes';
import { chainOf } from './chain';
import type { Facts } from './record';

/** A walk through the moves of a match that knows the link of each. */
export class LinkWalk {
  private readonly chains: { seat: number; from: number; links: Uint8Array[]; used: number; shown: number }[];
  private readonly current = new Map<number, Uint8Array>();
  /** The link of the last move. */
  mover: Uint8Array | undefined;
  /** Seats whose links do not fit their moves. */
  readonly broken = new Set<number>();

  constructor(private readonly facts: Facts) {
    this.chains = facts.chains.map(({ seat, from, used, last }) => ({
      seat, from, links: chainOf(unhex(last), used), used: from === 0 ? Math.min(1, used) : 0, shown: used,
    }));
  }

  move(seat: number, step: number): void {
    const isSilent = this.facts.silent.some((span) => span.seat === seat && step >= span.first && step <= span.last);
    if (isSilent || !this.show(seat, step)) this.current.delete(seat);
    this.mover = this.current.get(seat);
  }

  roll(step: number): void {
    for (const asked of this.facts.asked) if (asked.step === step) this.show(asked.seat, step);
  }

  of(seat: number): Uint8Array | undefined {
    return this.current.get(seat);
  }

  /** Whether every link of the record was used, and no more. */
  finish(): void {
    for (const { seat, used, shown } of this.chains) if (used !== shown) this.broken.add(seat);
  }

  private show(seat: number, step: number): boolean {
    const chain = this.chains.findLast((each) => each.seat === seat && each.from <= step);
    if (!chain) return false;
    if (chain.used >= chain.shown) {
      this.broken.add(seat);
      return false;
    }
    this.current.set(seat, chain.links[++chain.used]);
    return true;
  }
}
