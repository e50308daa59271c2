import type { howTo as EnglishHowTo, pages as EnglishPages } from '../en/howTo';
import type { Translation } from '../translation';

export const howTo: Translation<typeof EnglishHowTo> = {
  title: 'Spielanleitung',
  of: (title) => `So spielt man ${title}`,
  works: 'So geht es',
};

export const pages: Translation<typeof EnglishPages> = {
  lead: 'Jedes Spiel und jede Zusatzregel auf einer Seite.',
  all: 'Alle Spiele und Regeln',
  next: 'Spielen',
  unknown: 'Zu diesen Regeln gibt es keine Seite.',
};
