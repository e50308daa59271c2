import { count, oneDecimal } from '../../../../text/en/words';

/** The texts about luck on the page of a finished game of Risk. */
export const luck = {
  title: 'Luck',
  intro: 'Armies killed and lost in battle, compared with what the exact odds of every roll predict.',
  rolls: 'Rolls',
  killed: 'Killed (expected)',
  lost: 'Lost (expected)',
  luck: 'Luck',
  unusual: 'How unusual',
  expected: (n: number) => `(${oneDecimal(n)})`,
  armies: (n: number) => `${n < 0 ? '−' : '+'}${oneDecimal(Math.abs(n))}`,
  oneIn: (n: number) => (n === 0 ? 'average' : `1 game in ${n.toLocaleString('en')}`),
  won: 'Won against the odds',
  failed: 'Lost with good odds',
  attack: (attacker: string, defender: string, armies: number, defenders: number, turn: number) =>
    `${attacker} against ${defender}, ${count(armies, 'army', 'armies')} against ${defenders}, turn ${turn}`,
};
