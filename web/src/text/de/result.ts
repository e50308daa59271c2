import type { result as English } from '../en/result';
import type { Translation } from '../translation';

export const result: Translation<typeof English> = {
  title: (match) => `Ergebnis: ${match}`,
  page: 'Ganzes Ergebnis',
  notOver: 'Dieses Spiel läuft noch. Das Ergebnis gibt es hier, sobald es vorbei ist.',
  dice: 'Würfel prüfen',
  rated: 'gewertet',
  practice: 'Übung',
};
