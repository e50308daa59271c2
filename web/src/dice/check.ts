import { hex, unhex, utf8 } from './bytes';
import { chainOf } from './chain';
import { DrawStream, keyOf, sealOf } from './draw';
import { LinkWalk } from './links';
import type { Receipt } from './receipt';
import type { DiceRecord, Facts } from './record';
import { sha256 } from './sha256';

/** What is wrong with a record. */
export type DiceFault =
  | { kind: 'header' | 'secret' | 'founders' | 'unreadable' | 'other-match' | 'other-seal' }
  | { kind: 'chain' | 'links' | 'tip' | 'left-out'; seat: number }
  | { kind: 'void'; number: number }
  | { kind: 'roll'; step: number; said: string; right: string }
  | { kind: 'seen'; dice: string };

/** What a reader should know besides. */
export type DiceNote =
  | { kind: 'void'; number: number; seats: number[] }
  | { kind: 'silent'; seat: number; first: number; last: number }
  | { kind: 'absent'; seat: number }
  | { kind: 'other-device'; seat: number; step: number };

export interface DiceReport {
  faults: DiceFault[];
  notes: DiceNote[];
  /** How many rolls were computed again, and how many of them needed the link of a player. */
  rolls: number;
  linked: number;
  /** Whether the record was compared with what this browser saw. */
  proven: boolean;
}

const MOST_FAULTS = 5;

/** Computes every roll of a record again, and compares the record with what this browser saw of the match. */
export function check({ header, steps, facts }: DiceRecord & { facts: Facts }, receipt: Receipt | null): DiceReport {
  const faults: DiceFault[] = [];
  const sealedHeader = (number: number) => headerHash(header, steps, facts, number);
  if (hex(sealedHeader(facts.number)) !== facts.header) faults.push({ kind: 'header' });
  const [hash, secret] = [unhex(facts.header), unhex(facts.secret)];
  if (hex(sealOf(hash, secret)) !== facts.seal) faults.push({ kind: 'secret' });
  for (const { number, seal, secret: gone } of facts.voids)
    if (hex(sealOf(sealedHeader(number), unhex(gone))) !== seal) faults.push({ kind: 'void', number });
  const founders = checkChains(facts, faults);
  const key = keyOf(hash, secret, founders.map((links) => links[0]), founders.map((links) => links[1] ?? links[0]));
  const { rolls, linked } = checkRolls(steps, facts, key, faults);
  if (receipt) checkReceipt(receipt, facts, steps, faults);
  return { faults: faults.slice(0, MOST_FAULTS), notes: notesOf(facts, receipt), rolls, linked, proven: receipt !== null };
}

/** The hash of the sealed header: as docs/protocol/dice.md writes it, without the names of players. */
function headerHash(header: readonly string[], steps: readonly string[], facts: Facts, number: number): Uint8Array {
  const lines = [
    `number: ${number}`,
    `match: ${facts.match}`,
    ...header,
    ...facts.seats.map((kind, i) => `seat ${i + 1}: ${kind}`),
    `earlier: ${facts.earlier}`,
    ...steps.slice(0, facts.earlier),
  ];
  return sha256(utf8(lines.join('\n') + '\n'));
}

/** The links of the chains that the key is made of, in seat order. */
function checkChains(facts: Facts, faults: DiceFault[]): Uint8Array[][] {
  const founders = facts.seats.flatMap((kind, seat) => {
    const isSilent = facts.absent.includes(seat) || facts.voids.some(({ silent }) => silent.includes(seat));
    return kind === 'person' && !isSilent ? [seat] : [];
  });
  const sealed = facts.chains.filter(({ from }) => from === 0);
  if (sealed.map(({ seat }) => seat).join() !== founders.join() || sealed.some(({ used }) => used < 1)) faults.push({ kind: 'founders' });
  for (const { seat, tip, used, last } of facts.chains)
    if (hex(chainOf(unhex(last), used)[0]) !== tip) faults.push({ kind: 'chain', seat });
  return sealed.map(({ last, used }) => chainOf(unhex(last), used));
}

function checkRolls(steps: readonly string[], facts: Facts, key: Uint8Array, faults: DiceFault[]): { rolls: number; linked: number } {
  const walk = new LinkWalk(facts);
  const isTogether = [...facts.rolls.values()].some(({ order }) => order !== null);
  let [rolls, linked] = [0, 0];
  let stream: DrawStream | null = null;
  steps.forEach((line, i) => {
    const step = i + 1;
    if (step <= facts.earlier) return;
    const isRoll = /^(dice|draw) /.test(line);
    if (!isRoll) {
      walk.move(Number(line.slice(0, line.indexOf(' '))) - 1, step);
      return;
    }
    walk.roll(step);
    rolls++;
    const note = facts.rolls.get(step);
    const label = note?.order ?? `step ${step}`;
    const link = note?.seat != null ? walk.of(note.seat) : isTogether ? undefined : walk.mover;
    if (link) linked++;
    if (stream?.label !== label) stream = new DrawStream(key, label, link);
    const right = stream.draw(note?.chance ?? chanceOf(line));
    if (right !== line) faults.push({ kind: 'roll', step, said: line, right });
  });
  walk.finish();
  for (const seat of walk.broken) faults.push({ kind: 'links', seat });
  return { rolls, linked };
}

/** The number of dice is in the line itself; what else has no note has one outcome only. */
function chanceOf(line: string): string {
  if (!line.startsWith('dice ')) return 'uniform 1';
  const [attack, defend] = line.slice('dice '.length).split(' - ');
  return `dice ${attack.split(' ').length} ${defend.split(' ').length}`;
}

function checkReceipt(receipt: Receipt, facts: Facts, steps: readonly string[], faults: DiceFault[]): void {
  if (receipt.match !== facts.match) {
    faults.push({ kind: 'other-match' });
    return;
  }
  if (receipt.number !== facts.number) faults.push({ kind: 'other-seal' });
  if (receipt.header !== facts.header) faults.push({ kind: 'header' });
  if (receipt.seal !== facts.seal) faults.push({ kind: 'secret' });
  for (const { seat, tip } of receipt.tips)
    if (!facts.absent.includes(seat) && facts.chains.find((chain) => chain.seat === seat && chain.from === 0)?.tip !== tip)
      faults.push({ kind: 'tip', seat });
  for (const { seat, tip, used } of receipt.own) {
    const chain = facts.chains.find((each) => each.seat === seat && each.tip === tip);
    if ((chain?.used ?? 0) < used) faults.push({ kind: 'left-out', seat });
  }
  let at = facts.earlier;
  for (const seen of receipt.rolls) {
    const found = steps.indexOf(`dice ${seen}`, at);
    if (found < 0) {
      faults.push({ kind: 'seen', dice: seen });
      return;
    }
    at = found + 1;
  }
}

function notesOf(facts: Facts, receipt: Receipt | null): DiceNote[] {
  const isOwn = (seat: number) => receipt?.own.some((own) => own.seat === seat);
  return [
    ...facts.voids.map(({ number, silent }) => ({ kind: 'void' as const, number, seats: silent })),
    ...facts.absent.map((seat) => ({ kind: 'absent' as const, seat })),
    ...facts.silent.map((span) => ({ kind: 'silent' as const, ...span })),
    ...facts.chains
      .filter(({ seat, tip }) => isOwn(seat) && !receipt?.own.some((own) => own.tip === tip))
      .map(({ seat, from }) => ({ kind: 'other-device' as const, seat, step: from })),
  ];
}
