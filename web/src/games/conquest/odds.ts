import { odds } from '../../wire/http';
import type { OddsAnswer } from '../../wire/types';

/** What a blitz promises: the chance to take the territory, and the armies it costs on average. */
export interface Prospect {
  win: number;
  cost: number;
}

const known = new Map<string, Promise<OddsAnswer>>();

/** The exact odds of a blitz that stops early, asked of the server once each. */
export async function oddsOf(attackers: number, defenders: number, keep: number): Promise<Prospect> {
  const key = `${attackers}/${defenders}/${keep}`;
  const asked = known.get(key) ?? odds(attackers, defenders, keep);
  known.set(key, asked);
  asked.catch(() => known.delete(key));
  const { win, expectedAttackerLeft } = await asked;
  return { win, cost: attackers - expectedAttackerLeft };
}
