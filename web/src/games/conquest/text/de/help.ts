import type { HelpText } from '../../../../match/help';

const RESIGNING = 'Du scheidest endgültig aus und kannst nur noch zuschauen. Deine Armeen bleiben stehen und verteidigen sich.';

export const turns: HelpText = {
  resigning: RESIGNING,
  goal: 'Erobere alle Gebiete. In deinem Zug stellst du neue Armeen auf, greifst an, so oft du willst, und verlegst dann einmal Armeen.',
  points: [
    'Neue Armeen bekommst du für deine Gebiete und für jeden Kontinent, der ganz dir gehört.',
    'Beim Angriff würfeln beide Seiten. Die höchsten Würfel werden paarweise verglichen, bei Gleichstand gewinnt der Verteidiger.',
    'Hast du ein Gebiet erobert, ziehst du am Ende deines Zuges eine Karte. Drei passende Karten bringen Armeen.',
    'Wer keine Gebiete mehr hat, scheidet aus. Seine Karten bekommt, wer ihm das letzte abgenommen hat.',
  ],
  keys: [
    ['← ↑ → ↓', 'von Gebiet zu Gebiet'],
    ['a … z', 'zu einem Gebiet springen'],
    ['Eingabe', 'Gebiet wählen; bestätigen'],
    ['Umschalt Eingabe', 'alle Armeen dort aufstellen'],
    ['+ −', 'mehr, weniger'],
    ['Rücktaste', 'Aufstellung zurücknehmen'],
    ['1 2 3', 'mit so vielen Würfeln würfeln'],
    ['0', 'Blitz'],
    ['.', 'Angriff beenden, Zug beenden'],
    ['Esc', 'abbrechen'],
    ['Leertaste', 'bis zu meinem Zug vorspulen'],
    ['[ ] \\', 'verkleinern, vergrößern, ganzes Brett'],
    ['Umschalt ← ↑ → ↓', 'Brett verschieben'],
    ['?', 'diese Hilfe'],
  ],
};

export const orders: HelpText = {
  resigning: RESIGNING,
  goal: 'Erobere alle Gebiete. Alle geben gleichzeitig Befehle. Dann werden sie in Runden ausgeführt, je ein Befehl pro Spieler.',
  points: [
    'Stell zuerst alle neuen Armeen auf. Schick dann Armeen zu Nachbarn: Eigene Gebiete verstärken sie, andere greifen sie an.',
    'In deiner Liste kannst du Befehle umstellen oder entfernen, bis du sie abschickst.',
    'Es gibt keine Würfel: Wenn die Regeln nichts anderes sagen, schlägt jede angreifende Armee mit 60 % eine gegnerische, jede verteidigende mit 70 %.',
    'Befehle, die unmöglich geworden sind, entfallen. Für eine Eroberung ziehst du eine Karte mit einem Sonderbefehl.',
  ],
  keys: [
    ['← ↑ → ↓', 'von Gebiet zu Gebiet'],
    ['a … z', 'zu einem Gebiet springen'],
    ['Eingabe', 'Gebiet wählen; Befehl hinzufügen'],
    ['Umschalt Eingabe', 'alle Armeen dort aufstellen'],
    ['+ −', 'mehr, weniger'],
    ['Rücktaste', 'letzten Befehl entfernen'],
    ['.', 'Befehle abschicken'],
    ['Esc', 'abbrechen'],
    ['Leertaste', 'vorspulen'],
    ['[ ] \\', 'verkleinern, vergrößern, ganzes Brett'],
    ['?', 'diese Hilfe'],
  ],
};
