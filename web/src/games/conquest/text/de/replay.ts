import { replay as anyReplay } from '../../../../text/de/replay';
import { armies } from '../../../../text/de/words';
import type { Translation } from '../../../../text/translation';
import type { replay as English } from '../en/replay';

export const replay: Translation<typeof English> = {
  ...anyReplay,
  ribbon: 'Der Anteil jedes Spielers an allen Armeen, von Anfang bis Ende.',
  about: (chance) => `etwa ${chance}`,
  chances: 'Chancen',
  odds: (chance) => `${chance} Siegchance`,
  moments: {
    start: 'Vor dem ersten Schritt.',
    ordered: 'Die Reihenfolge ist ausgelost.',
    dealt: 'Das Brett ist verteilt.',
    occupied: (name, n) => `rückt mit ${n} nach: ${name}`,
    begins: (n) => `beginnt und stellt ${armies(n)} auf`,
  },
};
