import { ownMatches } from '../wire/http';
import type { MatchSummary } from '../wire/types';

let matches = $state.raw<readonly MatchSummary[]>([]);
const waiting = $derived(matches.filter(({ yourTurn, over }) => yourTurn && !over));

/** The matches of this player, as the server listed them last. */
export const own = {
  get matches(): readonly MatchSummary[] {
    return matches;
  },
  /** Those that wait for the player. */
  get waiting(): readonly MatchSummary[] {
    return waiting;
  },
  async refresh(): Promise<void> {
    matches = await ownMatches();
  },
};
