import type { text as English } from '../en/match';
import { text as common } from '../de';
import { over } from './lookingBack';
import { time } from './time';
import { count, letter } from './words';
import type { Translation } from '../translation';

export const text: Translation<typeof English> = {
  ...common,

  match: {
    turn: (n) => `Zug ${n}`,
    watching: (n) => `${n} ${n === 1 ? 'schaut' : 'schauen'} zu`,
    yourMove: 'Du bist dran',
    dock: 'Aktionen',
    board: 'Brett',
    notes: 'Tipps und Neuigkeiten',
    seatMoved: 'Du spielst jetzt in einem anderen Browser. Hier kannst du zuschauen.',
    connecting: 'Verbindet…',
    lost: 'Verbindung verloren. Wird wiederhergestellt…',
    connected: 'Verbunden',
    help: 'Hilfe und Tasten',
    sound: { on: 'Ton ausschalten', off: 'Ton einschalten' },
    tabs: { turn: 'Zug', cards: 'Karten', orders: 'Befehle', players: 'Spieler', world: 'Welt', log: 'Verlauf' },
  },

  lobby: {
    title: 'Warten auf Mitspieler',
    open: (n) => `${n === 1 ? 'Ein Platz ist' : `${n} Plätze sind`} noch frei. Das Spiel beginnt, wenn alle Plätze besetzt sind.`,
    invited: 'Du bist eingeladen',
    free: 'frei',
    you: 'du',
    bot: 'Bot',
    link: 'Einladungslink',
    shareTitle: (title) => `Spiel mit mir ${title}`,
    sitDown: 'Mitspielen',
    fill: (n) => (n === 1 ? 'Platz mit einem Bot besetzen' : 'Plätze mit Bots besetzen'),
    list: 'Alle können mitspielen',
    listed: 'Dein Spiel steht jetzt bei den offenen Spielen.',
    botsIn: (seconds) => `In ${count(seconds, 'Sekunde', 'Sekunden')} übernehmen Bots die freien Plätze.`,
    cancel: 'Spiel absagen',
    cancelled: 'Spiel abgesagt.',
    leave: 'Spiel verlassen',
    left: 'Du hast das Spiel verlassen.',
    local: 'Dieser Server nimmt nur Verbindungen von diesem Rechner an, der Link funktioniert also nirgendwo sonst.',
    remedy: (command) => `Um mit anderen zu spielen, starte ihn mit ${command} neu und öffne ihn über die Adresse dieses Rechners.`,
  },

  seatLink: {
    open: 'Auf einem anderen Gerät spielen',
    intro: 'Mit einem privaten Link spielst du auf einem anderen Gerät oder in einem anderen Browser weiter, auch mitten im Spiel.',
    once: 'Der Link gilt einmal, für den Ersten, der ihn öffnet: Gib ihn nicht weiter. Danach spielst du dort, und dieser Browser schaut nur noch zu.',
    make: 'Link erstellen',
    link: 'Privater Link zu deinem Platz',
    title: 'Hier weiterspielen',
    question: 'Mit diesem Link spielst du ein laufendes Spiel in diesem Browser weiter. Der andere Browser schaut dann nur noch zu.',
    take: 'Hier spielen',
    another: 'Einen neuen Link erstellst du in dem Browser, in dem du spielst.',
  },

  replacing: {
    open: 'Ersetzen',
    title: (name) => `${name} ersetzen`,
    intro: (name) => `${name} verliert den Platz endgültig. Ein Bot kann weiterspielen, oder du lädst jemand anderen ein; das Spiel wartet dann.`,
    bot: 'Einem Bot geben',
    someone: 'Jemand anderen einladen',
  },

  screen: {
    passTo: (name) => `Gib den Bildschirm an ${name}`,
    covered: 'Was der letzte Spieler gesehen hat, ist verdeckt.',
    open: (name) => `Ich bin ${name}`,
  },

  resigning: {
    open: 'Aufgeben',
    title: 'Spiel aufgeben?',
    stay: 'Weiterspielen',
    draw: 'Unentschieden anbieten',
  },

  players: {
    caption: 'Spieler',
    name: 'Name',
    territories: 'Gebiete',
    armies: 'Armeen',
    income: 'Armeen im nächsten Zug',
    cards: 'Karten',
    you: 'du',
    yourself: 'Du',
    bot: 'Bot',
    team: (team) => `Team ${letter(team)}`,
    teamLetter: letter,
    away: 'abwesend',
    out: 'ausgeschieden',
  },

  hint: {
    ask: 'Vorschlag',
    about: 'Was der stärkste Bot täte, und warum',
    why: 'Warum?',
    play: 'So spielen',
    close: 'Schließen',
  },

  guide: {
    title: 'Tipp',
    off: 'Tipps ausschalten',
    next: 'Verstanden',
  },

  keys: { space: 'Leertaste' },

  over,
  time,
};
