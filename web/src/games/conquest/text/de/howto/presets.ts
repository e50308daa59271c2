import type { Section as AnySection, Topic as AnyTopic } from '../../../../../howto/topic';
import type { Figure } from '../../../howto/figure';
import { examples } from '../../../howto/examples';

type Topic = AnyTopic<Figure>;
type Section = AnySection<Figure>;

const REINFORCE: Section = {
  heading: 'Neue Armeen',
  points: [
    'Eine Armee für je drei deiner Gebiete, abgerundet, mindestens aber drei.',
    'Jeder Kontinent, der zu Beginn deines Zuges ganz dir gehört, bringt außerdem seinen Bonus.',
  ],
  figure: { caption: 'Der Kontinent im Norden gehört ganz dir. Du bekommst jeden Zug seinen Bonus, bis jemand einbricht.', figure: examples.continent },
};

const battle = (points: string[]): Section => ({
  heading: 'Angriffe',
  points,
  figure: {
    caption: '6 schlägt 5: Der Verteidiger verliert eine Armee. 4 gegen 4 ist Gleichstand: Der Angreifer verliert eine. Der dritte Würfel zählt nicht.',
    figure: examples.roll,
  },
});

const SETS: Section['figure'] = { caption: 'Drei gleiche oder drei verschiedene Karten sind ein Satz. Ein Joker zählt als beliebige Karte.', figure: examples.sets };

const JOINED: Section['figure'] = { caption: 'Eine Kette eigener Gebiete verbindet beide Enden, also können die vier Armeen den ganzen Weg gehen.', figure: examples.joined };

export const modern: Topic = {
  name: 'modern',
  lead: 'Risiko nach den aktuellen gedruckten Regeln. Wer alle Gebiete erobert, gewinnt.',
  facts: [
    ['Spieler', '2 bis 6'],
    ['Eröffnung', 'Gebiete und erste Armeen werden verteilt; wahlweise werden sie besetzt'],
    ['Kartensätze', '4, 6, 8, 10, 12, 15 Armeen, dann jeweils 5 mehr'],
  ],
  sections: [
    {
      heading: 'Dein Zug',
      points: ['Stell deine neuen Armeen auf, greif an, so oft du willst, und verleg dann einmal Armeen. Hast du ein Gebiet erobert, ziehst du eine Karte.'],
      figure: { caption: 'Die Phasen eines Zuges.', figure: { kind: 'phases', phases: ['Verstärken', 'Angreifen', 'Verlegen', 'Karte ziehen'] } },
    },
    REINFORCE,
    battle([
      'Greif einen Nachbarn von einem Gebiet mit mindestens zwei Armeen an. Du wirfst bis zu drei Würfel, immer einen weniger, als dort Armeen stehen.',
      'Der Verteidiger wirft zwei Würfel, oder einen, wenn nur noch eine Armee da ist.',
      'Die höchsten Würfel werden verglichen, dann die nächsthöchsten. Der niedrigere verliert eine Armee; bei Gleichstand gewinnt der Verteidiger.',
      'Fällt der letzte Verteidiger, rücken mindestens so viele Armeen nach, wie du Würfel geworfen hast. Ein Blitz würfelt, bis der Kampf entschieden ist.',
    ]),
    {
      heading: 'Karten',
      points: [
        'Ein Satz bringt Armeen. Jeder Satz, den irgendwer eintauscht, macht den nächsten wertvoller.',
        'Gehört dir ein Gebiet auf einer eingetauschten Karte, kommen dort zwei Armeen dazu.',
        'Mit fünf Karten musst du zu Beginn deines Zuges tauschen. Wer einem Spieler das letzte Gebiet abnimmt, bekommt seine Karten.',
      ],
      figure: SETS,
    },
    { heading: 'Verlegen', points: ['Einmal pro Zug verlegst du Armeen zwischen zwei Gebieten, die eine Kette eigener Gebiete verbindet. Eine Armee bleibt zurück.'], figure: JOINED },
    {
      heading: 'Zu zweit',
      points: [
        'Eine dritte, neutrale Armee hält einen Teil des Bretts. Sie greift nie an und bekommt keine Armeen, verteidigt sich aber.',
        'Du gewinnst, wenn du den anderen Spieler ausschaltest, nicht die neutrale Armee.',
      ],
    },
  ],
};

export const classic: Topic = {
  name: 'classic',
  lead: 'Risiko in voller Länge: Das Brett wird Gebiet für Gebiet besetzt, und beide Seiten wählen ihre Würfel.',
  facts: [
    ['Spieler', '3 bis 6'],
    ['Eröffnung', 'Gebiete werden einzeln besetzt, dann Armeen einzeln aufgestellt; wahlweise wird verteilt'],
    ['Erste Armeen', '35, 30, 25 oder 20 bei 3, 4, 5 oder 6 Spielern'],
    ['Kartensätze', '4, 6, 8, 10, 12, 14, 16 Armeen, dann jeweils 5 mehr'],
  ],
  sections: [
    {
      heading: 'Die Eröffnung',
      points: ['Reihum besetzt jeder ein freies Gebiet mit einer Armee. Ist keins mehr frei, stellt jeder reihum eine Armee auf eins seiner Gebiete.'],
      figure: { caption: 'Zwei Gebiete sind noch frei. Welches brauchen deine Gegner?', figure: examples.unclaimed },
    },
    REINFORCE,
    battle([
      'Du wählst einen, zwei oder drei Würfel, immer einen weniger, als auf dem Gebiet Armeen stehen.',
      'Der Verteidiger wählt einen oder zwei. Mit einer festen Antwort (immer zwei, immer einer oder „frag mich“) geht es schneller.',
      'Die höchsten Würfel werden verglichen, dann die nächsthöchsten. Bei Gleichstand gewinnt der Verteidiger.',
      'In ein erobertes Gebiet rückt mindestens eine Armee nach, und eine bleibt zurück.',
    ]),
    {
      heading: 'Karten',
      points: [
        'Hast du ein Gebiet erobert, ziehst du nach deinen Angriffen eine Karte. Sätze tauschst du, wann immer du verstärkst.',
        'Wer einem Spieler das letzte Gebiet abnimmt, bekommt seine Karten. Mit sechs oder mehr tauschst du sofort, bis höchstens vier übrig sind.',
      ],
      figure: SETS,
    },
    { heading: 'Verlegen', points: ['Einmal pro Zug verlegst du Armeen zwischen zwei Gebieten, die eine Kette eigener Gebiete verbindet.'], figure: JOINED },
  ],
};

export const academy: Topic = {
  name: 'academy',
  lead: 'Hausregeln mit großen Armeen: Jedes Gebiet bringt jeden Zug eine Armee, und ein Zug hat fünf Phasen.',
  facts: [
    ['Spieler', '2 bis 6'],
    ['Wer beginnt', 'je ein Würfel, der höchste zuerst; bei Gleichstand noch einmal'],
    ['Eröffnung', 'Gebiete werden besetzt, dann stellt jeder alle übrigen Armeen auf einmal auf; wahlweise wird verteilt'],
    ['Kartensätze', '4, 6, 8, 10, 12, 15 Armeen, dann jeweils 5 mehr'],
  ],
  sections: [
    {
      heading: 'Dein Zug',
      points: ['Armeen werden vor dem Kartentausch aufgestellt, und die Karte kommt zuletzt.'],
      figure: { caption: 'Die fünf Phasen.', figure: { kind: 'phases', phases: ['Verstärken', 'Karten tauschen', 'Angreifen', 'Verlegen', 'Karte ziehen'] } },
    },
    {
      heading: 'Neue Armeen',
      points: ['Eine Armee für jedes deiner Gebiete, dazu der Bonus jedes Kontinents, der ganz dir gehört.'],
    },
    {
      heading: 'Karten',
      points: [
        'Drei gleiche ohne Joker, oder drei verschiedene, bei denen Joker die fehlenden ersetzen.',
        'Mit sechs oder mehr Karten musst du tauschen. Gehört dir ein Gebiet auf einer eingetauschten Karte, kommen dort zwei Armeen dazu.',
      ],
      figure: { caption: 'Zwei gleiche und ein Joker sind hier kein Satz.', figure: examples.strictSets },
    },
    battle(['Angreifer und Verteidiger wählen ihre Würfel wie bei Classic. In ein erobertes Gebiet rückt mindestens eine Armee nach.']),
    {
      heading: 'Verlegen',
      points: ['Einmal pro Zug verlegst du Armeen in ein Nachbargebiet. Weitere Wege dauern mehrere Züge.'],
      figure: { caption: 'Die Armeen kommen nur bis zum nächsten Gebiet.', figure: examples.oneStep },
    },
  ],
};

export const rizk: Topic = {
  name: 'rizk',
  lead: 'Risiko ohne Karten, auf jedem Brett. Kontinente bringen im Lauf des Spiels mehr, und jede Armee kann sich bewegen.',
  facts: [
    ['Spieler', '2 oder mehr'],
    ['Eröffnung', 'Gebiete werden verteilt; reihum stellt jeder seine Armeen auf beliebige eigene Gebiete'],
    ['Karten', 'keine'],
  ],
  sections: [
    {
      heading: 'Dein Zug',
      points: ['Drei Phasen und keine Karten.'],
      figure: { caption: 'Die Phasen eines Zuges.', figure: { kind: 'phases', phases: ['Verstärken', 'Angreifen', 'Bewegen'] } },
    },
    {
      heading: 'Kontinente',
      points: [
        'Ein Kontinent bringt erst etwas, wenn du ihn eine volle Runde gehalten hast.',
        'Alle Boni wachsen mit jeder Runde um 5 %, bis zum Dreifachen ihres Werts, abgerundet.',
      ],
      figure: { caption: 'Was ein Bonus von 5 nach so vielen Runden bringt.', figure: examples.growth },
    },
    battle([
      'Beide Seiten werfen immer so viele Würfel wie möglich: der Angreifer bis zu drei, der Verteidiger bis zu zwei.',
      'Einen Blitz kannst du nach einer Zahl von Runden oder Verlusten beenden oder bis zum Schluss kämpfen.',
    ]),
    {
      heading: 'Bewegen',
      points: ['Du kannst beliebig oft Armeen bewegen, aber jede Armee höchstens ein Gebiet weit.'],
      figure: { caption: 'Zwei Bewegungen in einem Zug. Armeen, die ankommen, bleiben stehen.', figure: examples.twoMoves },
    },
  ],
};

export const warzone: Topic = {
  name: 'warzone',
  lead: 'Alle geben gleichzeitig und geheim Befehle. Dann werden sie Runde für Runde ausgeführt. Es gibt keine Würfel.',
  facts: [
    ['Spieler', '2 oder mehr'],
    ['Eröffnung', 'Gebiete werden mit je zwei Armeen verteilt'],
    ['Kampf', 'jede angreifende Armee schlägt mit 60 % eine gegnerische, jede verteidigende mit 70 %'],
    ['Karten', 'für eine Eroberung ziehst du einen von fünf Sonderbefehlen'],
  ],
  sections: [
    {
      heading: 'Ein Zug',
      points: [
        'Du bekommst eine Armee für je drei Gebiete, dazu die Boni der Kontinente, insgesamt mindestens drei. Stell sie zuerst auf.',
        'Schick dann Armeen zu Nachbarn: Eigene Gebiete verstärken sie, andere greifen sie an.',
        'Wenn alle fertig sind, kommen zuerst alle Aufstellungen, dann ein Befehl pro Spieler und Runde.',
      ],
      figure: { caption: 'Keiner kannte den Befehl des anderen. Wer in der Runde zuerst dran ist, schlägt zuerst zu.', figure: examples.crossing },
    },
    {
      heading: 'Kämpfe',
      points: [
        'Beide Seiten schlagen gleichzeitig zu. Fallen alle Verteidiger, rücken die übrigen Angreifer ein; sonst kehren sie um.',
        'Sind weniger Armeen übrig als befohlen, gehen eben diese. Ein unmöglich gewordener Befehl entfällt.',
      ],
    },
    {
      heading: 'Karten',
      points: [
        'Bombe: Ein gegnerisches Gebiet neben deinen verliert die Hälfte seiner Armeen.',
        'Luftbrücke: Zieh oder greif an, egal wie weit.',
        'Blockade: Verdreifache die Armeen auf einem deiner Gebiete, das dann neutral wird.',
        'Verstärkung: fünf Armeen mehr zum Aufstellen.',
        'Diplomatie: Du und ein anderer Spieler könnt euch in diesem Zug nicht angreifen.',
      ],
    },
    {
      heading: 'Varianten',
      points: [
        'Befehle reihum: Alle geben reihum je einen offenen Befehl, bis alle fertig sind.',
        'Gewählte Gebiete: Jeder wählt, wo er beginnt. Bei begrenzten Startgebieten ist der Rest des Bretts neutral.',
      ],
    },
  ],
};
