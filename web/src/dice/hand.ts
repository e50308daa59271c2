import type { Said } from '../wire/socket';
import type { Frame, SealedDice } from '../wire/types';
import { hex, unhex } from './bytes';
import { chainOf, freshEnd } from './chain';
import { keepDice, keptDice, type KeptDice } from './receipt';

/** Enough links for nearly every match: a new chain tells others that this one has been used up. */
const LENGTH = 2_000;

/** The link that a move carries, and the tip of the next chain with the last link of one. */
export interface MoveLink {
  link: string;
  next: string | null;
}

/**
 * This browser's hand in the dice of a match: it commits to chains, shows one link per move, and keeps the receipt.
 * docs/protocol/dice.md
 */
export class DiceHand {
  private told: SealedDice | null = null;
  private kept: KeptDice | null;
  private readonly chains = new Map<string, string[]>();
  /** How many links of a chain are on their way, by its tip. */
  private readonly inFlight = new Map<string, number>();
  /** The links of the messages that are on their way: their chains and numbers. */
  private readonly sent = new Map<string, { tip: string; number: number }>();

  constructor(
    private readonly match: string,
    private readonly say: (said: Said) => string,
    private readonly words: () => string = () => '',
  ) {
    this.kept = keptDice(match);
  }

  /** Hears how the dice of the match are, and sends what they need. */
  hear(dice: SealedDice): void {
    this.told = dice;
    this.note(dice);
    const own = dice.seats.filter(({ used }) => used !== null);
    switch (dice.phase) {
      case 'commit':
        for (const { seat, takesPart, tip } of own) if (takesPart && !(tip && this.isOwn(tip))) this.commit(seat);
        break;
      case 'reveal':
        // Only when all tips are there: before, nobody can choose a tip by what others have shown.
        for (const { seat, tip, used } of own) if (tip && used === 0 && this.isOwn(tip)) this.reveal(seat, tip);
        break;
      case 'live':
        for (const { seat, tip, asked } of own) if (asked && tip && this.isOwn(tip)) this.reveal(seat, tip);
        break;
      case 'open':
        break;
    }
  }

  /** The link for a move of a seat; nothing if the dice are not sealed. A chain of another device is followed by an own one. */
  linkFor(seat: number): MoveLink | null {
    if (this.told?.phase !== 'live') return null;
    const current = this.told.seats.find((each) => each.seat === seat)?.tip;
    const tip = current && this.isOwn(current) ? current : this.commit(seat);
    const number = this.usedOf(tip) + (this.inFlight.get(tip) ?? 0) + 1;
    const links = this.linksOf(tip);
    if (number >= links.length) return null;
    return { link: links[number], next: number === links.length - 1 ? this.fresh(seat) : null };
  }

  /** A move with a link is on its way. */
  moved(id: string, seat: number, link: MoveLink): void {
    const tip = this.told?.seats.find((each) => each.seat === seat)?.tip;
    if (!tip) return;
    this.depart(id, tip);
    if (link.next !== null) this.setTip(seat, link.next);
  }

  /** A message was answered: its link counts as used if it was accepted. */
  answered(id: string, isAccepted: boolean): void {
    const link = this.sent.get(id);
    if (link === undefined) return;
    this.sent.delete(id);
    const { tip, number } = link;
    // The server may have told the number of links before it answers.
    if (isAccepted) this.setUsed(tip, Math.max(number, this.usedOf(tip)));
    this.recount(tip);
  }

  /** Notes dice that this browser has seen roll. */
  saw(frames: readonly Frame[], you: number | null, diceOf: (event: Frame['event']) => string | null): void {
    if (!this.told) return;
    this.kept = keptDice(this.match) ?? this.kept;
    if (!this.kept) return;
    const viewer = String(you);
    const before = this.kept.seen[viewer] ?? 0;
    const rolls = frames.filter(({ seq }) => seq > before).flatMap(({ event }) => diceOf(event) ?? []);
    this.kept.receipt.rolls.push(...rolls);
    this.kept.seen[viewer] = Math.max(before, frames.at(-1)?.seq ?? 0);
    if (rolls.length > 0) keepDice(this.kept);
  }

  /** The receipt begins when all tips are known, and belongs to one seal. */
  private note(dice: SealedDice): void {
    const { number, header, seal } = dice;
    if (this.kept?.receipt.number !== number) {
      const ends = this.kept?.ends ?? {};
      this.kept = { receipt: { version: 1, match: this.match, number, header, seal, tips: [], own: [], rolls: [] }, ends, seen: {} };
    }
    const { receipt } = this.kept;
    if (dice.phase !== 'commit' && receipt.tips.length === 0)
      receipt.tips = dice.seats.flatMap(({ seat, sealedTip }) => (sealedTip ? [{ seat, tip: sealedTip }] : []));
    for (const { seat, tip, used } of dice.seats)
      if (tip && used !== null && this.isOwn(tip)) {
        this.own(seat, tip);
        if (used > this.usedOf(tip)) this.setUsed(tip, used);
        this.recount(tip);
      }
    keepDice(this.kept);
  }

  private isOwn(tip: string): boolean {
    return this.kept?.ends[tip] !== undefined;
  }

  private own(seat: number, tip: string): void {
    const { own } = this.kept!.receipt;
    if (!own.some((each) => each.tip === tip)) own.push({ seat, tip, used: 0 });
  }

  private fresh(seat: number): string {
    const end = freshEnd(this.words());
    const links = chainOf(end, LENGTH).map(hex);
    this.chains.set(links[0], links);
    this.kept!.ends[links[0]] = hex(end);
    this.own(seat, links[0]);
    keepDice(this.kept!);
    return links[0];
  }

  private commit(seat: number): string {
    const tip = this.fresh(seat);
    this.say({ t: 'commit', seat, tip });
    this.setTip(seat, tip);
    return tip;
  }

  private reveal(seat: number, tip: string): void {
    if ((this.inFlight.get(tip) ?? 0) > 0) return;
    const link = this.linksOf(tip)[this.usedOf(tip) + 1];
    if (link !== undefined) this.depart(this.say({ t: 'reveal', seat, link }), tip);
  }

  private depart(id: string, tip: string): void {
    const inFlight = (this.inFlight.get(tip) ?? 0) + 1;
    this.sent.set(id, { tip, number: this.usedOf(tip) + inFlight });
    this.inFlight.set(tip, inFlight);
  }

  /** Links that the server is known to have are not on their way any more. */
  private recount(tip: string): void {
    const later = [...this.sent.values()].filter((link) => link.tip === tip && link.number > this.usedOf(tip));
    this.inFlight.set(tip, later.length);
  }

  private setTip(seat: number, tip: string): void {
    if (!this.told) return;
    this.told = { ...this.told, seats: this.told.seats.map((each) => (each.seat === seat ? { ...each, tip } : each)) };
  }

  private linksOf(tip: string): string[] {
    let links = this.chains.get(tip);
    if (!links) {
      links = chainOf(unhex(this.kept!.ends[tip]), LENGTH).map(hex);
      this.chains.set(tip, links);
    }
    return links;
  }

  private usedOf(tip: string): number {
    return this.kept?.receipt.own.find((own) => own.tip === tip)?.used ?? 0;
  }

  private setUsed(tip: string, used: number): void {
    const own = this.kept?.receipt.own.find((each) => each.tip === tip);
    if (!own || !this.kept) return;
    own.used = used;
    keepDice(this.kept);
  }
}
