import type { over as EnglishOver } from '../en/lookingBack';
import { count } from './words';
import type { Translation } from '../translation';

export const over: Translation<typeof EnglishOver> = {
  ended: 'Das Spiel ist vorbei.',
  subtitle: (title, turns, how = '') => [title, count(turns, 'Zug', 'Züge'), how].filter(Boolean).join(', '),
  rematch: 'Noch einmal spielen',
  newGame: 'Neues Spiel',
  replay: 'Aufzeichnung ansehen',
  home: 'Startseite',
  result: 'Ergebnis',
  seeBoard: 'Brett ansehen',
  chartLabel: (what, turns) => `${what} aller Spieler über ${count(turns, 'Zug', 'Züge')}. Dieselben Zahlen stehen unten in der Tabelle.`,
  axis: 'Zug',
  turnsPlayed: '0 Züge',
  end: 'Ende',
  figuresAt: (turn) => `Zu Beginn von Zug ${turn}`,
  figuresAtEnd: 'Am Ende',
  player: 'Spieler',
  all: 'Alle Zahlen als Tabelle',
  noFigures: 'Die Zahlen dieses Spiels lassen sich gerade nicht laden.',
};
