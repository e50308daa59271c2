import { over as anyOver, replay as anyReplay } from '../../../../text/en/lookingBack';
import { and, armies } from '../../../../text/en/words';

/** What is read when a game of Risk is over: how it went, and its replay. */

export const over = {
  ...anyOver,
  youWon: 'The world is yours.',
  yourTeamWon: 'Your team has won.',
  won: (names: string[]) => `${and(names)} ${names.length === 1 ? 'has' : 'have'} won.`,
  endings: {
    'last-left': '',
    'nobody-left': '',
    share: 'with its share of the world',
    capitals: 'with all capitals',
    mission: 'with a mission fulfilled',
    vote: 'by a vote',
    limit: 'at the last round',
  },
  place: (n: number) => `${n}.`,
  out: (turn: number) => `out in turn ${turn}`,
  charts: { territories: 'Territories', armies: 'Armies', income: 'Income' },
  tableCaption: 'Territories, armies and income of every player at the start of each turn',
};

export const replay = {
  ...anyReplay,
  ribbon: 'Armies of every player from start to end, as parts of the whole.',
  moments: {
    start: 'Before the first step.',
    ordered: 'Lots have been drawn for who begins.',
    dealt: 'The board has been dealt.',
    occupied: (name: string, n: number) => `moves ${n} into ${name}`,
    begins: (n: number) => `begins with ${armies(n)} to place`,
  },
};
