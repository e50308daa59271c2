import { odds } from '../../wire/http';
import type { OddsAnswer } from '../../wire/types';
import type { Stop } from './intent';
import type { OtherDice, Terms } from './wire';

/** The odds of a blitz: the chance to take the territory, and the expected loss. */
export interface Prospect {
  win: number;
  cost: number;
}

/** The armies of both sides. */
export interface Sides {
  attackers: number;
  defenders: number;
}

const known = new Map<string, Promise<OddsAnswer>>();

/** The exact odds of a blitz that stops early, with other dice than the printed ones where they are rolled. */
export async function oddsOf(sides: Sides, stop: Stop, dice?: OtherDice): Promise<Prospect> {
  const limits = dice && { attackDice: dice.attackDice, defendDice: dice.defendDice, edge: dice.edge };
  return prospect({ ...sides, ...halt(sides, stop), ...limits });
}

/** The exact odds of an attack by order. */
export async function orderOddsOf(sides: Sides, { attackersKill, defendersKill, luck }: Terms): Promise<Prospect> {
  return prospect({ ...sides, attackersKill, defendersKill, luck });
}

/** The odds of a blitz to the last army from an offer, or null for battles so large that the server has to be asked. */
export function offerOf({ win, expectedLoss }: { win: number | null; expectedLoss: number | null }): Prospect | null {
  return win === null || expectedLoss === null ? null : { win, cost: expectedLoss };
}

/** Whether a blitz goes on to the last army, as the odds of an offer do. */
export function isToTheEnd({ attackers }: Sides, stop: Stop): boolean {
  return stop.by !== 'rounds' && keep(attackers, stop) === 1;
}

/** When the server is told that a blitz stops. */
export function halt({ attackers }: Sides, stop: Stop): { rounds: number } | { stop: number } {
  return stop.by === 'rounds' ? { rounds: stop.count } : { stop: keep(attackers, stop) };
}

function keep(attackers: number, { by, count }: Stop): number {
  return Math.max(1, by === 'left' ? count : attackers - count);
}

/** Asks for each battle once. */
async function prospect(battle: Record<string, number>): Promise<Prospect> {
  const key = JSON.stringify(battle);
  const asked = known.get(key) ?? odds(battle);
  known.set(key, asked);
  asked.catch(() => known.delete(key));
  const { win, attackers, expectedAttackerLeft } = await asked;
  return { win, cost: attackers - expectedAttackerLeft };
}
