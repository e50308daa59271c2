import { forget, recall, remember } from '../ui/memory';

/** What this browser saw of the dice of a match: `./strategos dice check --receipt` reads it too. All bytes are hexadecimal. */
export interface Receipt {
  version: 1;
  match: string;
  number: number;
  header: string;
  seal: string;
  tips: { seat: number; tip: string }[];
  own: { seat: number; tip: string; used: number }[];
  /** The dice of battles, such as `6 3 1 - 5 2`. */
  rolls: string[];
}

/** A receipt, and what only this browser needs. */
export interface KeptDice {
  receipt: Receipt;
  /** The ends of the own chains, by their tips. */
  ends: Record<string, string>;
  /** The last step seen from each seat, so that none is noted twice. */
  seen: Record<string, number>;
}

/** Old ones make room for new ones. */
const MOST_KEPT = 60;
const INDEX = 'dice';

const keyOf = (match: string) => `dice.${match}`;

export function keptDice(match: string): KeptDice | null {
  const text = recall(keyOf(match), '');
  return text === '' ? null : (JSON.parse(text) as KeptDice);
}

export function keepDice(kept: KeptDice): void {
  const { match } = kept.receipt;
  remember(keyOf(match), JSON.stringify(kept));
  const all = recall(INDEX, '').split(' ').filter(Boolean);
  if (all.at(-1) === match) return;
  const latest = [...all.filter((each) => each !== match), match];
  latest.slice(0, -MOST_KEPT).forEach((each) => forget(keyOf(each)));
  remember(INDEX, latest.slice(-MOST_KEPT).join(' '));
}
