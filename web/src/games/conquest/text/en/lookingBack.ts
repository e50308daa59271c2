import { over as anyOver, replay as anyReplay } from '../../../../text/en/lookingBack';
import { and, armies } from '../../../../text/en/words';

/** The texts of the result and the replay of a game of Risk. */

export const over = {
  ...anyOver,
  youWon: 'The world is yours.',
  yourTeamWon: 'Your team won.',
  won: (names: string[]) => `${and(names)} won.`,
  endings: {
    'last-left': '',
    'nobody-left': '',
    share: 'by holding enough territories',
    capitals: 'by holding all capitals',
    mission: 'by completing a mission',
    vote: 'by vote',
    limit: 'after the last round',
  },
  place: (n: number) => `${n}.`,
  out: (turn: number) => `out in turn ${turn}`,
  charts: { territories: 'Territories', armies: 'Armies', income: 'Income' },
  tableCaption: 'Territories, armies and income of every player at the start of each turn',
};

export const replay = {
  ...anyReplay,
  ribbon: 'Each player’s share of all armies, from start to end.',
  moments: {
    start: 'Before the first step.',
    ordered: 'The order of play has been drawn.',
    dealt: 'The board has been dealt.',
    occupied: (name: string, n: number) => `moves ${n} into ${name}`,
    begins: (n: number) => `begins with ${armies(n)} to place`,
  },
};
