import type { over as EnglishOver } from '../en/lookingBack';
import { over as anyOver } from '../../../../text/de/lookingBack';
import { and } from '../../../../text/de/words';
import type { Translation } from '../../../../text/translation';

export const over: Translation<typeof EnglishOver> = {
  ...anyOver,
  youWon: 'Die Welt gehört dir.',
  yourTeamWon: 'Dein Team hat gewonnen.',
  won: (names) => `${and(names)} ${names.length === 1 ? 'hat' : 'haben'} gewonnen.`,
  endings: {
    'last-left': '',
    'nobody-left': '',
    share: 'mit genügend Gebieten',
    capitals: 'mit allen Hauptstädten',
    mission: 'durch eine erfüllte Mission',
    vote: 'durch Abstimmung',
    draw: 'Einigung auf ein Unentschieden',
    limit: 'nach der letzten Runde',
  },
  place: (n) => `${n}.`,
  out: (turn) => `ausgeschieden in Zug ${turn}`,
  charts: { territories: 'Gebiete', armies: 'Armeen', income: 'Einkommen' },
  tableCaption: 'Gebiete, Armeen und Einkommen aller Spieler zu Beginn jedes Zuges',
};
