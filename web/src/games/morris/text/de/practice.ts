import { count } from '../../../../text/de/words';
import type { Translation } from '../../../../text/translation';
import type { practice as English } from '../en/practice';

const moves = (n: number) => count(n, 'Zug', 'Zügen');

export const practice: Translation<typeof English> = {
  title: 'Übung',
  about: 'Eine Kopie eines Spiels, zum Ausprobieren. Sie wird nie gewertet, und das Spiel selbst bleibt, wie es ist.',
  undo: 'Zurück',
  values: 'Werte',
  valuesAbout: 'Zeigt den Wert jedes Zugs auf dem Brett. Gestrichelte Rahmen sind Schätzungen.',
  best: (value) => `Bester Zug: ${value}.`,
  coming: 'Die Tabellen werden gerade berechnet; bis dahin sind die Werte Schätzungen.',
  results: { win: 'Gewinn', draw: 'Unentschieden', loss: 'Verlust' },
  short: { win: 'G', draw: 'U', loss: 'V' },
  capture: (result, plies) => `${result}, nächster Stein fällt in ${moves(plies)}`,
  end: (result, plies) => `${result}, Ende in ${moves(plies)}`,
  estimate: (percent) => `geschätzt: ${percent} % Siegchance`,
  percent: (percent) => `${percent}%`,
  review: {
    title: 'Wo sich das Spiel entschied',
    searching: 'Die entscheidenden Züge werden gesucht…',
    none: 'Kein Zug hat viel verschenkt, soweit der Server es sieht.',
    unavailable: 'Die entscheidenden Züge lassen sich gerade nicht finden.',
    made: (it) => `${it.name}: ${it.move} (${it.value})`,
    better: (it) => `Besser: ${it.move} (${it.value})`,
    step: (step) => `Schritt ${step}`,
    note: 'Was Gewinn, Unentschieden oder Verlust heißt, ist sicher; alles andere sind Schätzungen einer Suche.',
  },
};
