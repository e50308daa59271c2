import type { Section, Topic as AnyTopic } from '../../../../howto/topic';
import type { Position } from '../../howto/boards';
import { examples } from '../../howto/examples';

type Topic = AnyTopic<Position>;

const MILL: Section<Position>['figure'] = {
  caption: 'Der Stein zieht entlang der Linie und schließt eine Mühle, die einen gegnerischen Stein schlägt.',
  figure: examples.mill,
};

const PLACE = 'Beide setzen abwechselnd je neun Steine auf leere Punkte.';
const MOVE = 'Dann ziehen Steine entlang der Linien, einen Schritt pro Zug.';
const LOST = 'Wer nur noch zwei Steine hat oder nicht ziehen kann, verliert.';

export const morris: Topic = {
  name: 'morris',
  lead: 'Das bekannte Spiel. Drei deiner Steine in einer Reihe sind eine Mühle, und eine Mühle schlägt einen Stein.',
  facts: [
    ['Spieler', '2'],
    ['Steine', 'je 9'],
  ],
  sections: [
    {
      heading: 'So geht es',
      points: [PLACE, MOVE, 'Schließ beim Setzen oder Ziehen eine Mühle und schlag einen Stein. Steine in Mühlen sind sicher, solange andere geschlagen werden können.'],
      figure: MILL,
    },
    {
      heading: 'Fliegen',
      points: ['Mit drei Steinen kannst du auf jeden leeren Punkt ziehen.'],
      figure: { caption: 'Nur noch drei Steine: Dieser fliegt quer über das Brett.', figure: examples.flyAtThree },
    },
    { heading: 'Das Ende', points: [LOST, 'Kommt eine Stellung zum dritten Mal vor, ist das Spiel unentschieden, ebenso nach je 50 Zügen, ohne zu schlagen.'] },
  ],
};

export const morrisFly: Topic = {
  name: 'morris-fly',
  lead: 'Das wildere Spiel: Kein Stein ist je sicher, und nach einer Mühle kann dein nächster Zug überallhin gehen.',
  facts: [
    ['Spieler', '2'],
    ['Steine', 'je 9'],
    ['Wer beginnt', 'wird ausgelost'],
  ],
  sections: [
    {
      heading: 'So geht es',
      points: [PLACE, MOVE, 'Schließ eine Mühle und schlag einen beliebigen Stein, ob in einer Mühle oder nicht.'],
      figure: MILL,
    },
    {
      heading: 'Fliegen',
      points: ['Schließt du durch Ziehen eine Mühle, kann dein nächster Zug auf jeden leeren Punkt gehen. Bereite damit die nächste Mühle vor.', 'Eine Mühle beim Setzen zählt dafür nicht, und auch mit drei Steinen darfst du nicht einfach fliegen.'],
      figure: { caption: 'Der Zug nach einer Mühle: Der Stein verlässt seine Linie und landet am anderen Ende des Bretts.', figure: examples.flyByMill },
    },
    { heading: 'Das Ende', points: [LOST, 'Kommt eine Stellung zum dritten Mal vor, ist das Spiel unentschieden.'] },
  ],
};

export const three: Topic = {
  name: 'three-mens-morris',
  lead: 'Drei Steine auf neun Punkten. Die erste Mühle gewinnt.',
  facts: [
    ['Spieler', '2'],
    ['Steine', 'je 3'],
  ],
  sections: [
    {
      heading: 'So geht es',
      points: ['Beide setzen abwechselnd je drei Steine und ziehen sie dann entlang der Linien, auch der Diagonalen.', 'Die erste Mühle gewinnt, ob durch Setzen oder Ziehen.'],
      figure: { caption: 'Eine Mühle durch die Mitte gewinnt.', figure: examples.three },
    },
  ],
};

export const six: Topic = {
  name: 'six-mens-morris',
  lead: 'Zwei Quadrate und je sechs Steine: kurz und knackig.',
  facts: [
    ['Spieler', '2'],
    ['Steine', 'je 6'],
  ],
  sections: [
    {
      heading: 'So geht es',
      points: ['Wie Mühle, aber ohne Fliegen.', 'Die Linien zwischen den Quadraten haben nur zwei Punkte: Du kannst auf ihnen ziehen, aber keine Mühle bilden.'],
      figure: { caption: 'Eine Mühle auf dem äußeren Quadrat.', figure: examples.six },
    },
  ],
};

export const twelve: Topic = {
  name: 'twelve-mens-morris',
  lead: 'Diagonalen verbinden die Ecken, und jeder hat zwölf Steine: überall Mühlen.',
  facts: [
    ['Spieler', '2'],
    ['Steine', 'je 12'],
  ],
  sections: [
    {
      heading: 'So geht es',
      points: ['Wie Mühle. Auch die Linien durch die Ecken bilden Mühlen.', 'Sind alle 24 Steine gesetzt und keiner geschlagen, ist das Brett voll und das Spiel unentschieden.'],
      figure: { caption: 'Eine Mühle durch die Ecken.', figure: examples.twelve },
    },
  ],
};
