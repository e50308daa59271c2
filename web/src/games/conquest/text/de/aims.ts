import type { aims as English } from '../en/aims';
import { and, armies, territories } from '../../../../text/de/words';
import type { Translation } from '../../../../text/translation';

export const aims: Translation<typeof English> = {
  yours: 'Deine Mission',
  of: (name) => `Mission von ${name}`,
  continents: (first, second) => `Halte ${first} und ${second} vollständig.`,
  territories: (n) => `Halte ${territories(n)}.`,
  garrisons: (n, each) => `Halte ${territories(n)} mit jeweils mindestens ${armies(each)}.`,
  beat: (name) => `Besiege ${name} selbst.`,
  toWin: (n) => `Mit ${n === 1 ? '1 Gebiet' : `${n} Gebieten`} gewinnst du.`,
  round: (round, rounds) => `Runde ${round} von ${rounds}.`,
  agree: 'Ende zustimmen',
  takeBack: 'Weiterspielen',
  agreed: (names, voters, isDraw) => {
    if (names.length === 0) return isDraw ? 'Das Spiel ist unentschieden, wenn alle zustimmen.' : 'Das Spiel endet, wenn alle zustimmen.';
    return `${and(names)}: ${names.length} von ${voters} stimmen ${isDraw ? 'einem Unentschieden' : 'dem Ende'} zu.`;
  },
};
