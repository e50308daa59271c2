import { over as anyOver } from '../../../../text/en/lookingBack';
import { and } from '../../../../text/en/words';

/** The texts of the result of a game of Risk. */

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
    draw: 'a draw by agreement',
    limit: 'after the last round',
  },
  place: (n: number) => `${n}.`,
  out: (turn: number) => `out on turn ${turn}`,
  charts: { territories: 'Territories', armies: 'Armies', income: 'Income' },
  tableCaption: 'Territories, armies and income of every player at the start of each turn',
};
