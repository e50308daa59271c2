import { odds, orderOdds } from '../../wire/http';
import type { OddsAnswer } from '../../wire/types';
import type { Terms } from './wire';

/** What a blitz promises: the chance to take the territory, and the armies it costs on average. */
export interface Prospect {
  win: number;
  cost: number;
}

const known = new Map<string, Promise<OddsAnswer>>();

/** The exact odds of a blitz that stops early, asked of the server once each. */
export async function oddsOf(attackers: number, defenders: number, keep: number): Promise<Prospect> {
  return prospect(`${attackers}/${defenders}/${keep}`, () => odds(attackers, defenders, keep));
}

/** The exact odds of an attack by order. */
export async function orderOddsOf(armies: number, defenders: number, terms: Terms): Promise<Prospect> {
  return prospect(`${armies}/${defenders}/${JSON.stringify(terms)}`, () => orderOdds(armies, defenders, terms));
}

async function prospect(key: string, ask: () => Promise<OddsAnswer>): Promise<Prospect> {
  const asked = known.get(key) ?? ask();
  known.set(key, asked);
  asked.catch(() => known.delete(key));
  const { win, attackers, expectedAttackerLeft } = await asked;
  return { win, cost: attackers - expectedAttackerLeft };
}
