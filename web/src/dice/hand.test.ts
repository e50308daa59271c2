import { describe, expect, it } from 'vitest';
import type { Said } from '../wire/socket';
import type { SealedDice } from '../wire/types';
import { unhex, hex } from './bytes';
import { DiceHand } from './hand';
import { sha256 } from './sha256';

const dice = (phase: SealedDice['phase'], tip: string | null, used: number): SealedDice => ({
  number: 1, header: 'aa', seal: 'bb', phase, voids: [], secret: null,
  seats: [{ seat: 0, takesPart: true, sealedTip: tip, tip, used, asked: false }],
});

/** A hand that has committed and revealed, and all that it said. */
function sealed(): { hand: DiceHand; said: Said[]; tip: string } {
  const said: Said[] = [];
  const hand = new DiceHand('m', (message) => String(said.push(message)));
  hand.hear(dice('commit', null, 0));
  const commit = said[0] as Extract<Said, { t: 'commit' }>;
  hand.hear(dice('reveal', commit.tip, 0));
  hand.hear(dice('live', commit.tip, 1));
  hand.answered('2', true);
  return { hand, said, tip: commit.tip };
}

const linkOf = (said: Said) => ('link' in said ? String(said.link) : '');

describe('the hand in the dice of a match', () => {
  it('shows one link after the other, whichever the server says first: the number of links, or that one was accepted', () => {
    const { hand, said, tip } = sealed();
    expect(said.map(({ t }) => t)).toEqual(['commit', 'reveal']);
    const first = linkOf(said[1]);
    expect(hex(sha256(unhex(first)))).toBe(tip);
    const move = hand.linkFor(0);
    expect(hex(sha256(unhex(move!.link)))).toBe(first);
  });

  it('uses the link of a refused move again, and another after an accepted one', () => {
    const { hand } = sealed();
    const move = hand.linkFor(0)!;
    hand.moved('a', 0, move);
    hand.answered('a', false);
    expect(hand.linkFor(0)).toEqual(move);
    hand.moved('b', 0, move);
    hand.answered('b', true);
    expect(hex(sha256(unhex(hand.linkFor(0)!.link)))).toBe(move.link);
  });

  it('begins a chain of its own when another device has the seat', () => {
    const { hand, said } = sealed();
    hand.hear(dice('live', 'f'.repeat(64), 3));
    const move = hand.linkFor(0)!;
    const commit = said[2] as Extract<Said, { t: 'commit' }>;
    expect(commit.t).toBe('commit');
    expect(hex(sha256(unhex(move.link)))).toBe(commit.tip);
  });
});
