import type { HelpText } from '../../../../match/help';

export const help: HelpText = {
  resigning: 'Dein Gegner gewinnt.',
  goal: 'Schließ Mühlen, drei deiner Steine in einer Reihe, und schlag gegnerische Steine. Wer nur noch zwei Steine hat oder nicht ziehen kann, verliert.',
  points: [
    'Zuerst setzen beide abwechselnd ihre Steine auf leere Punkte.',
    'Dann ziehst du pro Zug einen Stein entlang einer Linie zum nächsten Punkt.',
    'Jede Mühle schlägt einen Stein. Welche du schlagen kannst, ist markiert.',
    'Nach manchen Regeln dürfen Steine auf jeden leeren Punkt fliegen: nach einer Mühle oder wenn nur noch drei da sind. Du siehst dann einen Hinweis.',
    'Nach vielen Zügen, ohne zu schlagen, oder wenn eine Stellung immer wiederkehrt, endet das Spiel unentschieden.',
  ],
  keys: [
    ['← ↑ → ↓', 'von Punkt zu Punkt'],
    ['a … x', 'zu einem Punkt springen'],
    ['Eingabe', 'setzen, wählen, ziehen, schlagen'],
    ['Esc', 'abbrechen'],
    ['?', 'diese Hilfe'],
  ],
};
