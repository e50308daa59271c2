import type { Topic as AnyTopic } from '../../../../../howto/topic';
import type { Figure } from '../../../howto/figure';
import { examples } from '../../../howto/examples';

type Topic = AnyTopic<Figure>;

export const fog: Topic = {
  name: 'fog',
  lead: 'Du siehst deine Gebiete und ihre Nachbarn. Alles andere liegt im Nebel.',
  facts: [['Passt zu', 'allen Risiko-Regeln']],
  sections: [
    {
      heading: 'Was du siehst',
      points: [
        'Die Eröffnung wird offen gespielt. Der Nebel fällt mit dem ersten Zug und lichtet sich am Ende des Spiels.',
        'Jenseits deiner Nachbarn sind Besitzer und Armeen unbekannt, ebenso Summen und Einkommen der anderen.',
        'Alle wissen weiterhin, wer am Zug ist, wie viele Karten jeder hat und wer ausgeschieden ist.',
        'Eroberst du ein Gebiet, siehst du, was dahinter liegt.',
      ],
      figure: { caption: 'Deine drei Gebiete, ihre Nachbarn und dahinter Nebel.', figure: examples.fog },
    },
  ],
};

export const teams: Topic = {
  name: 'teams',
  lead: 'Spielt in Teams. Dein eigenes Team kannst du nicht angreifen, und ein Team gewinnt gemeinsam.',
  facts: [
    ['Passt zu', 'allen Risiko-Regeln, wenn sich die Spieler gleich aufteilen lassen; nicht zu Missionen'],
    ['Teams', 'die Plätze werden reihum auf die Teams verteilt'],
  ],
  sections: [
    {
      heading: 'So geht es',
      points: [
        'Armeen, Karten und Verstärkungen hat jeder für sich; nur der Sieg ist gemeinsam.',
        'Gewinnt ein Anteil am Brett, zählen die Gebiete des ganzen Teams.',
        'Im Nebel kann ein Team teilen, was jeder sieht. Das legst du beim Anlegen des Spiels fest.',
      ],
      figure: { caption: 'Zwei Teams zu zweit. Du und dein Partner haltet euch den Rücken frei.', figure: examples.teams },
    },
  ],
};

export const boosts: Topic = {
  name: 'boosts',
  lead: 'Einige Gebiete sind mehr wert: Depots bringen Armeen, und Orte der Stärke verbessern deine Würfel.',
  facts: [
    ['Passt zu', 'allen Risiko-Regeln, auf Brettern mit Vorteilen: auf allen mitgelieferten und auf zufälligen, wenn du sie ankreuzt'],
    ['Nachschub', 'jeden Zug zusätzliche Armeen'],
    ['Stärke', 'ein Zuschlag auf deinen höchsten Würfel, auf dem Gebiet und rundherum'],
  ],
  sections: [
    {
      heading: 'So geht es',
      points: [
        'Der Vorteil gilt für den, dem das Gebiet gehört, und wechselt mit ihm den Besitzer.',
        'Stärke zählt bei Angriff und Verteidigung, für deine Armeen auf dem Gebiet und in seinem Umkreis. Es zählt nur der Unterschied zwischen beiden Seiten.',
        'Bei Warzone ist jeder Punkt Stärke stattdessen zehn Prozentpunkte wert.',
        'Die angezeigte Siegchance berücksichtigt das schon.',
      ],
      figure: { caption: 'Ein Depot und ein Ort der Stärke. Beide sind einen Krieg wert.', figure: examples.boosts },
    },
  ],
};

export const economy: Topic = {
  name: 'economy',
  lead: 'Gebiete zahlen Geld, und Armeen kosten es. Große Haufen sind teuer, und Schulden schwächen dich im Kampf.',
  facts: [['Passt zu', 'allen Risiko-Regeln']],
  sections: [
    {
      heading: 'So geht es',
      points: [
        'Zu Beginn deines Zuges zahlt dir jedes Gebiet Geld, und jede Armee kostet welches.',
        'Je mehr Armeen auf einem Gebiet stehen, desto teurer ist jede davon: Verteile sie.',
        'Auch Armeen, die von deiner größten Gruppe abgeschnitten sind, kosten mehr: Halte deine Gebiete zusammen.',
        'Mit Geld kauft man nichts. Es begrenzt nur, wie groß deine Armee sein kann.',
        'Mit Schulden wirfst du einen Würfel weniger. Für jedes geschuldete Zugeinkommen verliert dein höchster Würfel 1, höchstens 2.',
        'Sparen oder schulden kannst du bis zu drei Zugeinkommen. Danach desertieren unbezahlte Armeen.',
      ],
      figure: { caption: 'Was 5, 10, 20 und 30 Armeen auf einem Gebiet pro Zug kosten.', figure: examples.costs },
    },
  ],
};

export const events: Topic = {
  name: 'events',
  lead: 'Alle paar Runden geschieht etwas, das alle trifft. Es wird angesagt und dauert eine Runde.',
  facts: [['Passt zu', 'allen Risiko-Regeln']],
  sections: [
    {
      heading: 'Was geschehen kann',
      points: [
        'Ernte: eine Armee mehr für je vier Gebiete.',
        'Hungersnot: nur halb so viele neue Armeen, aufgerundet.',
        'Seuche: Gebiete mit mehr als zehn Armeen verlieren die Hälfte.',
        'Kampfgeist: Angreifer zählen 1 zu ihrem höchsten Würfel dazu.',
        'Schanzen: Verteidiger zählen 1 zu ihrem höchsten Würfel dazu.',
        'Aufstand: Ein ausgelostes Gebiet verliert alle Armeen bis auf eine.',
      ],
      figure: { caption: 'Schanzen: Die 5 des Verteidigers zählt als 6 und hält gegen eine 6.', figure: examples.entrenched },
    },
  ],
};

export const blocked: Topic = {
  name: 'blocked',
  lead: 'Vor dem Spiel werden einige Gebiete gesperrt, damit jedes Spiel andere Grenzen hat.',
  facts: [['Passt zu', 'allen Risiko-Regeln']],
  sections: [
    {
      heading: 'So geht es',
      points: [
        'Sie werden ausgelost. Niemand kann sie betreten, halten oder angreifen.',
        'Der Rest des Bretts bleibt verbunden, kein Kontinent verschwindet, und die Boni bleiben gleich.',
      ],
      figure: { caption: 'Der Weg durch die Mitte ist versperrt.', figure: examples.closed },
    },
  ],
};

export const capitals: Topic = {
  name: 'capitals',
  lead: 'Jeder wählt eine Hauptstadt. Wer alle hält, gewinnt sofort.',
  facts: [['Passt zu', 'allen Risiko-Regeln; nicht zu Missionen']],
  sections: [
    {
      heading: 'So geht es',
      points: [
        'Nach der Eröffnung wählt jeder reihum offen eins seiner Gebiete.',
        'Die Hauptstadt eines ausgeschiedenen Spielers bleibt eine, und du brauchst sie zum Sieg.',
        'Auch wer alle Gebiete erobert, gewinnt.',
      ],
      figure: { caption: 'Zwei Hauptstädte hast du. Noch eine, und du gewinnst.', figure: examples.capitals },
    },
  ],
};

export const missions: Topic = {
  name: 'missions',
  lead: 'Jeder hat eine geheime Mission. Wer seine am Ende eines eigenen Zuges erfüllt hat, gewinnt.',
  facts: [['Passt zu', 'allen Risiko-Regeln; nicht zu Teams und nicht zu Hauptstädten']],
  sections: [
    {
      heading: 'Mögliche Missionen',
      points: [
        'Halte eine Zahl von Gebieten, auf der Weltkarte 24.',
        'Halte 18 Gebiete mit jeweils mindestens zwei Armeen.',
        'Nimm einem bestimmten Spieler sein letztes Gebiet ab. Tut es ein anderer, halte stattdessen 24 Gebiete.',
        'Halte zwei Kontinente.',
      ],
      figure: { caption: 'Am Ende deines Zuges hältst du zwei Kontinente: Mission erfüllt.', figure: examples.continents },
    },
    { heading: 'Geheim', points: ['Bis zum Ende des Spiels siehst nur du deine Mission. Sie zählt am Ende deines eigenen Zuges, nicht dazwischen.'] },
  ],
};

export const endings: Topic = {
  name: 'endings',
  lead: 'Ein Spiel kann enden, bevor das letzte Gebiet fällt: durch einen Anteil am Brett, nach einer Zahl von Runden oder durch Abstimmung.',
  facts: [['Passen zu', 'allen Risiko-Regeln']],
  sections: [
    {
      heading: 'Ein Anteil am Brett',
      points: ['Wer den gewählten Anteil aller Gebiete hält, zum Beispiel 70 %, gewinnt sofort.'],
      figure: { caption: 'Sieben von zehn Gebieten: Das sind 70 %.', figure: examples.share },
    },
    { heading: 'Eine Zahl von Runden', points: ['Nach der letzten Runde gewinnt, wer die meisten Gebiete hat; dann entscheiden Armeen, dann das Einkommen.'] },
    { heading: 'Eine Abstimmung', points: ['Du kannst dem Ende des Spiels jederzeit zustimmen. Stimmen alle Verbliebenen zu, wird gewertet wie nach der letzten Runde, oder das Spiel ist unentschieden.'] },
  ],
};
