import { replay as anyReplay } from '../../../../text/en/replay';
import { armies } from '../../../../text/en/words';

/** The texts of the replay of a game of Risk. */
export const replay = {
  ...anyReplay,
  ribbon: 'Each player’s share of all armies, from start to end.',
  chances: 'Chances',
  odds: (chance: string) => `${chance} to conquer`,
  about: (chance: string) => `about ${chance}`,
  moments: {
    start: 'Before the first step.',
    ordered: 'The order of play has been drawn.',
    dealt: 'The board has been dealt.',
    occupied: (name: string, n: number) => `moves ${n} into ${name}`,
    begins: (n: number) => `begins with ${armies(n)} to place`,
  },
};
