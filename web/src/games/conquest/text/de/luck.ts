import { count, oneDecimal } from '../../../../text/de/words';
import type { Translation } from '../../../../text/translation';
import type { luck as English } from '../en/luck';

export const luck: Translation<typeof English> = {
  title: 'Glück',
  intro: 'Im Kampf vernichtete und verlorene Armeen, verglichen mit dem, was nach den genauen Chancen jedes Wurfs zu erwarten war.',
  rolls: 'Würfe',
  killed: 'Vernichtet (erwartet)',
  lost: 'Verloren (erwartet)',
  luck: 'Glück',
  unusual: 'Wie ungewöhnlich',
  expected: (n) => `(${oneDecimal(n)})`,
  armies: (n) => `${n < 0 ? '−' : '+'}${oneDecimal(Math.abs(n))}`,
  oneIn: (n) => (n === 0 ? 'durchschnittlich' : `1 Spiel von ${n.toLocaleString('de')}`),
  won: 'Gewonnen trotz schlechter Chancen',
  failed: 'Verloren trotz guter Chancen',
  attack: (attacker, defender, armies, defenders, turn) =>
    `${attacker} gegen ${defender}, ${count(armies, 'Armee', 'Armeen')} gegen ${defenders}, Zug ${turn}`,
};
