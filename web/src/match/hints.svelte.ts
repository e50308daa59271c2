import { toast } from '../ui/toasts.svelte';
import { hint } from '../wire/http';
import type { Explanation } from '../wire/types';
import type { MatchSession } from './session.svelte';

/** The player whom hints are for. */
export interface Advised<E extends Explanation> {
  /** Moves that the player has put together and not made yet, such as orders. */
  drafted(): readonly string[];
  follow(hint: E): void;
}

/** The hint for the decision of a player: what the strongest bot would do, and why. */
export class Hints<E extends Explanation = Explanation> {
  shown = $state.raw<E | null>(null);
  /** Whether the server is being asked. */
  isAsking = $state(false);
  /** Counts decisions, so that an answer that comes too late is recognised. */
  private decision = 0;

  constructor(
    private readonly session: MatchSession,
    private readonly player: Advised<E>,
  ) {}

  /** Whether the player meets only bots; against people there are no hints. */
  get isOffered(): boolean {
    const { match, you } = this.session;
    if (!match || you === null || match.over) return false;
    const { screen } = match.seats[you];
    return match.seats.every(({ kind, index, screen: other }) => kind === 'bot' || index === you || (screen !== null && screen === other));
  }

  /** Whether the player may ask for the reasons of a seat: those of bots, if no other person plays. When it is over, the replay has them. */
  explains(seat: number): boolean {
    const { match } = this.session;
    if (!match || match.over) return false;
    const { seats } = match;
    return seats[seat]?.kind === 'bot' && (this.isOffered || seats.every(({ kind }) => kind === 'bot'));
  }

  async ask(): Promise<void> {
    if (this.isAsking || !this.isOffered) return;
    const { decision } = this;
    this.isAsking = true;
    try {
      const answer = (await hint(this.session.id, this.session.you, this.player.drafted())) as E;
      if (decision === this.decision) this.shown = answer;
    } catch (fault) {
      if (decision === this.decision) toast(fault);
    } finally {
      this.isAsking = false;
    }
  }

  /** Does what the hint says. */
  play(): void {
    const { shown } = this;
    this.forget();
    if (shown && !this.session.busy) this.player.follow(shown);
  }

  forget(): void {
    this.decision++;
    this.shown = null;
  }
}
