import type { text as English } from './en';
import { and, capital, count } from './de/words';
import type { Translation } from './translation';

/** The texts of every page, in German. The folder beside it has those that load later. */
const ago = new Intl.RelativeTimeFormat('de', { numeric: 'auto' });

export const text: Translation<typeof English> = {
  language: 'de',
  brand: 'Strategos',
  title: (page) => (page ? `${page} · Strategos` : 'Strategos'),
  fewer: 'Weniger',
  more: 'Mehr',
  close: 'Schließen',
  dismiss: 'Ausblenden',
  loading: 'Lädt…',
  again: 'Noch einmal versuchen',
  unreachable: 'Der Server ist nicht erreichbar. Versuch es noch einmal.',
  refused: (message, seconds) => {
    const sentence = capital(message);
    return seconds === null ? sentence : `${sentence} (wieder möglich in ${count(seconds, 'Sekunde', 'Sekunden')})`;
  },

  home: {
    tagline: 'Risiko gratis spielen, mit exakten Chancen.',
    play: 'Spielen',
    newGame: 'Neues Spiel…',
    lobby: 'Mit anderen spielen',
    boards: 'Bretter',
    studio: 'Karteneditor',
    how: 'Spielanleitung',
    waiting: 'Du bist dran',
    wait: (n) => (n === 1 ? '1 Spiel wartet auf dich' : `${n} Spiele warten auf dich`),
    players: 'Bestenliste',
    dice: 'Würfel',
    running: 'Deine Spiele',
    remove: (title) => `${title} aus der Liste entfernen`,
    yourTurn: 'Du bist dran',
    theirTurn: 'Läuft',
    practice: 'Übung',
    won: (names) => `Gewonnen: ${and(names)}`,
    youWon: 'Du hast gewonnen',
    draw: 'Unentschieden',
    notBegun: 'Noch nicht begonnen',
    turn: (n) => `Zug ${n}`,
    all: (n) => `Alle ${n} zeigen`,
    ago: (n, unit) => ago.format(-n, unit),
    justNow: 'gerade eben',
    highlights: [
      ['Immer gespeichert', 'Lade neu, schließ den Browser, komm morgen wieder: Dein Spiel wartet auf dich.'],
      ['Mit Freunden spielen', 'Lass Plätze frei und schick den Link weiter, dann können sie mitspielen.'],
    ],
  },

  pages: {
    unknown: 'Diese Seite gibt es nicht.',
    missing: 'Spiel nicht gefunden. Ist der Link vollständig?',
    toHome: 'Zur Startseite',
  },

  account: { signIn: 'Anmelden' },

  ownName: { label: 'Dein Name', placeholder: 'Gast' },

  pace: 'Tempo der Bots',
  paces: { slow: 'Langsam', normal: 'Normal', fast: 'Schnell' },

  settings: 'Einstellungen',
  theme: { system: 'Design: System', light: 'Design: hell', dark: 'Design: dunkel' },

  links: {
    copy: 'Kopieren',
    copied: 'Kopiert',
    notCopied: 'Dein Browser hat das Kopieren nicht erlaubt. Der Link ist markiert, du kannst ihn selbst kopieren.',
    share: 'Teilen',
  },
};
