import type { text as English } from './en';
import { text as match } from '../../../text/de/match';
import { count } from '../../../text/de/words';
import type { Translation } from '../../../text/translation';

const beads = (n: number) => count(n, 'Stein', 'Steine');
const matches = (n: number) => count(n, 'Spiel', 'Spielen');

const morris: Translation<(typeof English)['morris']> = {
  side: 'Spieler und Verlauf',
  board: {
    label: (title) => `${title}, das Brett. Pfeiltasten gehen von Punkt zu Punkt, Buchstaben springen zu einem Punkt, die Eingabetaste wählt.`,
    empty: 'leer',
    yours: 'dein Stein',
    theirs: (name) => `Stein von ${name}`,
    inMill: 'in einer Mühle',
    point: (it) => [it.name, it.what, it.mill, it.can, it.worth].filter(Boolean).join(', '),
    can: {
      place: 'hier kannst du setzen',
      take: 'kannst du schlagen',
      from: 'kannst du ziehen',
      chosen: 'gewählt',
      to: 'hierhin kannst du ziehen',
    },
  },

  panel: {
    place: 'Setz einen Stein auf einen markierten Punkt.',
    left: (n) => `Noch ${beads(n)} zu setzen.`,
    move: 'Wähl einen deiner Steine zum Ziehen.',
    moveTo: (point) => `Von ${point}: Wähl einen markierten Punkt.`,
    take: 'Eine Mühle! Schlag einen gegnerischen Stein.',
    flyByMill: 'Nach deiner Mühle darfst du einmal fliegen: Zieh einen beliebigen Stein auf einen beliebigen leeren Punkt.',
    flyAtThree: 'Du hast noch drei Steine und darfst fliegen: Zieh einen auf einen beliebigen leeren Punkt.',
    drawIn: (moves) => `Unentschieden in ${count(moves, 'Zug', 'Zügen')}, wenn kein Stein geschlagen wird.`,
    offered: (name) => `${name} bietet Unentschieden an. Jeder Zug lehnt ab.`,
    accept: 'Unentschieden annehmen',
    yourOffer: 'Du bietest Unentschieden an, bis dein Gegner gezogen hat.',
    playing: (name) => `${name} überlegt.`,
    theirMill: (name) => `${name} hat eine Mühle und schlägt einen deiner Steine.`,
    sending: 'Dein Zug wird geschickt…',
    drawing: 'Wer beginnt, wird ausgelost…',
    begins: (name) => `${name} beginnt.`,
    practise: 'Üben',
    practiseAbout: 'In einer Kopie dieses Spiels weiterspielen, mit dem Wert jedes Zugs und Zurücknehmen. Dein Spiel bleibt, wie es ist.',
    letGo: 'Abbrechen (Esc)',
  },

  players: {
    caption: 'Spieler',
    onBoard: 'Auf dem Brett',
    inHand: 'In der Hand',
    hand: (n) => (n === 0 ? 'keine in der Hand' : `${n} in der Hand`),
    board: (n) => `${n} auf dem Brett`,
    right: 'darf fliegen',
    rightDetail: 'Nach einer Mühle kann der nächste Zug auf jeden leeren Punkt gehen.',
  },

  stages: { label: 'Phasen des Spiels', place: 'Setzen', move: 'Ziehen' },

  log: {
    caption: 'Verlauf',
    empty: 'Noch keine Züge.',
    begins: (name) => `${name} beginnt`,
    mill: 'Mühle',
    number: (n) => `${n}.`,
    names: 'Namen der Punkte',
    range: (first, last) => `${first}–${last}`,
    resigned: (name) => `${name} gibt auf`,
    offered: (name) => `${name} bietet Unentschieden an`,
    won: (name) => `${name} gewinnt`,
    drawn: 'Unentschieden',
  },

  announce: {
    placed: (who, point) => `${who} setzt ${point}.`,
    moved: (who, from, to) => `${who} zieht ${from} nach ${to}.`,
    mill: (who) => `${who} schließt eine Mühle.`,
    taken: (who, point) => `${who} schlägt ${point}.`,
    begins: (who) => `${who} beginnt.`,
    resigned: (who) => `${who} gibt auf.`,
    offered: (who) => `${who} bietet Unentschieden an.`,
  },

  over: {
    youWon: 'Du hast gewonnen.',
    won: (name) => `${name} hat gewonnen.`,
    drawn: 'Unentschieden.',
    why: {
      'few-men': (loser) => `${loser} hat nur noch zwei Steine.`,
      blocked: (loser) => `${loser} kann nicht ziehen.`,
      mill: () => 'Die erste Mühle gewinnt.',
      resigned: (loser) => `${loser} hat aufgegeben.`,
      agreed: () => 'Beide waren einverstanden.',
      full: () => 'Das Brett ist voll.',
      quiet: () => 'Zu viele Züge, ohne zu schlagen.',
      repeated: () => 'Dieselbe Stellung kam dreimal vor.',
    },
    youLost: {
      'few-men': 'Du hast nur noch zwei Steine.',
      blocked: 'Du kannst nicht ziehen.',
      resigned: 'Du hast aufgegeben.',
    },
    charts: { men: 'Steine auf dem Brett', mobility: 'Freie Schritte', mills: 'Geschlossene Mühlen' },
    figuresAfter: (turn) => `Nach Zug ${turn}`,
    tableCaption: 'Steine auf dem Brett, freie Schritte und geschlossene Mühlen beider Spieler nach jedem Zug',
  },

  memory: {
    title: 'Was er sich merkt',
    caption: (it) => `${it.bot} hat aus ${matches(it.matches)} gelernt und kennt ${count(it.size, 'Zug', 'Züge')}.`,
    positions: (it) => `${it.bot} hat aus ${matches(it.matches)} gelernt und kennt ${count(it.size, 'Stellung', 'Stellungen')}.`,
    empty: (bot) => `${bot} hat noch aus keinem Spiel gelernt. Er lernt immer, wenn jemand eine Mühle schließt.`,
    how: 'Eine Mühle zählt als Sieg für alle früheren Züge dessen, der sie schließt, und als Niederlage für alle Züge des Gegners. Der Bot spielt den Zug mit der besten Bilanz oder einen zufälligen, wenn er keinen kennt.',
    columns: { move: 'Zug', player: 'Spieler', phase: 'Phase', played: 'Gespielt', wins: 'Siege', losses: 'Niederlagen' },
    player: { own: 'Bot', other: 'Gegner' },
    phases: { place: 'Setzen', move: 'Ziehen', take: 'Schlagen' },
    sortBy: (column) => `Nach ${column} sortieren`,
    more: (n) => `Und ${n} weitere.`,
    unavailable: 'Sein Gedächtnis lässt sich gerade nicht laden.',
  },

  replay: {
    ribbon: 'Der Anteil jedes Spielers an allen Steinen, von Anfang bis Ende.',
    start: 'Vor dem ersten Zug.',
    placed: (point) => `setzt ${point}`,
    moved: (from, to) => `zieht ${from} nach ${to}`,
    andMill: ' und schließt eine Mühle',
    taken: (point) => `schlägt ${point}`,
    begins: 'beginnt',
    resigned: 'gibt auf.',
    offered: 'bietet Unentschieden an.',
  },

  guide: {
    place: 'Drei deiner Steine in einer Reihe sind eine Mühle, und jede Mühle schlägt einen gegnerischen Stein. Setz dorthin, wo sich Linien treffen: Von dort können Steine am besten ziehen.',
    move: 'Alle Steine sind gesetzt. Jetzt ziehst du sie entlang der Linien, einen Schritt pro Zug. Öffne eine Mühle und schließ sie wieder, um noch einen Stein zu schlagen.',
    take: 'Schlag den Stein, der dem Gegner am meisten fehlt: einen, der gleich eine Mühle schließt oder deine blockiert.',
  },
};

export const text: Translation<typeof English> = { ...match, morris };
