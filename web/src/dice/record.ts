/** The record of a match, as far as the check of its dice needs it. */
export interface DiceRecord {
  /** The lines of the sealed header that come from the header of the record. */
  header: string[];
  steps: string[];
  facts: Facts | null;
}

/** The field `dice` of a record, see docs/protocol/dice.md. */
export interface Facts {
  number: number;
  match: string;
  header: string;
  seal: string;
  secret: string;
  seats: string[];
  earlier: number;
  chains: FactChain[];
  silent: { seat: number; first: number; last: number }[];
  asked: { seat: number; step: number }[];
  voids: { number: number; seal: string; secret: string; silent: number[] }[];
  absent: number[];
  /** What was rolled for, by step, where the line of the step does not say it. */
  rolls: Map<number, { chance: string; order: string | null; seat: number | null }>;
}

export interface FactChain {
  seat: number;
  from: number;
  tip: string;
  used: number;
  last: string;
}

const FIELD = 'dice: ';
const CONTINUED = '  ';

/** Reads a record; throws if it is none. */
export function readRecord(text: string): DiceRecord {
  const lines = text.split('\n').map((line) => line.trimEnd());
  const end = lines.indexOf('');
  if (!lines[0].startsWith('strategos match ') || end < 0) throw new Error('not a record');
  const header: string[] = [];
  const facts: string[] = [];
  let inDice = false;
  for (const line of lines.slice(0, end)) {
    if (line.startsWith(FIELD)) {
      inDice = true;
      facts.push(line.slice(FIELD.length));
    } else if (inDice && line.startsWith(CONTINUED)) {
      facts.push(line.slice(CONTINUED.length));
    } else {
      inDice = false;
      if (!/^seat \d+: /.test(line)) header.push(line);
    }
  }
  return { header, steps: lines.slice(end + 1).filter(Boolean), facts: facts.length > 0 ? read(facts) : null };
}

function read(lines: readonly string[]): Facts {
  const facts: Facts = {
    number: 0, match: '', header: '', seal: '', secret: '', seats: [], earlier: 0, chains: [], silent: [], asked: [], voids: [], absent: [], rolls: new Map(),
  };
  for (const line of lines) {
    const [key, ...words] = line.split(' ');
    const value = words.join(' ');
    const numbers = words.map(Number);
    switch (key) {
      case 'number':
      case 'earlier':
        facts[key] = numbers[0];
        break;
      case 'match':
      case 'header':
      case 'seal':
      case 'secret':
        facts[key] = value;
        break;
      case 'seat':
        facts.seats.push(value);
        break;
      case 'chain':
        facts.chains.push({ seat: numbers[0] - 1, from: numbers[1], tip: words[2], used: numbers[3], last: words[4] });
        break;
      case 'silent':
        facts.silent.push({ seat: numbers[0] - 1, first: numbers[1], last: numbers[2] });
        break;
      case 'asked':
        facts.asked.push({ seat: numbers[0] - 1, step: numbers[1] });
        break;
      case 'void':
        facts.voids.push({ number: numbers[0], seal: words[1], secret: words[2], silent: numbers.slice(3).map((seat) => seat - 1) });
        break;
      case 'absent':
        facts.absent.push(numbers[0] - 1);
        break;
      case 'roll':
        facts.rolls.set(numbers[0], rollOf(words.slice(1)));
        break;
    }
  }
  return facts;
}

function rollOf(words: readonly string[]): { chance: string; order: string | null; seat: number | null } {
  const at = words.indexOf('order');
  if (at < 0) return { chance: words.join(' '), order: null, seat: null };
  const [turn, seat, order] = words.slice(at + 1);
  return { chance: words.slice(0, at).join(' '), order: `turn ${turn} seat ${seat} order ${order}`, seat: Number(seat) - 1 };
}
