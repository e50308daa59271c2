import type { text as English } from '../en/newGame';
import { text as common } from '../de';
import { rules } from './rules';
import { time } from './time';
import { and, capital, count } from './words';
import type { Translation } from '../translation';

const newGame: Translation<(typeof English)['newGame']> = {
  title: 'Neues Spiel',
  game: 'Spiel',
  rules: 'Regeln',
  board: 'Brett',
  boardDetail: (territories, continents) => `${territories} Gebiete, ${continents} Kontinente`,
  random: {
    title: 'Zufälliges Brett',
    detail: 'Jedes Mal ein neues, in jeder Größe.',
    territories: 'Gebiete',
    continents: 'Kontinente',
    islands: 'Inseln',
    seed: 'Startwert',
    boosts: 'Einige Gebiete geben Vorteile',
    pays: 'Gebiete zahlen unterschiedlich viel Geld',
    another: 'Neu mischen',
  },
  gallery: 'Bretter anderer Spieler ansehen',
  studio: 'Eigenes Brett im Karteneditor zeichnen',
  upload: {
    title: 'Brett aus einer Datei',
    detail: 'Dein eigenes Brett oder die Karte eines anderen Programms.',
    choose: 'Datei wählen…',
    formats: 'Eine .board-Datei oder eine .map-Datei von Domination oder Conquest.',
    checking: 'Wird geprüft…',
    refused: (file) => `${file} lässt sich nicht spielen:`,
    kept: 'kann gespielt werden.',
    none: 'Wähl erst eine Datei oder nimm ein anderes Brett.',
  },
  opening: 'Eröffnung',
  openings: {
    claimed: { title: 'Besetzen', detail: 'Alle besetzen reihum Gebiete und stellen dann ihre Armeen auf.' },
    placed: { title: 'Aufstellen', detail: 'Gebiete werden verteilt. Alle stellen ihre Armeen selbst auf.' },
    dealt: { title: 'Verteilt', detail: 'Gebiete und Armeen werden verteilt. Es geht sofort los.' },
    each: { title: 'Gleich verteilt', detail: 'Gebiete werden verteilt, mit gleich vielen Armeen auf jedem.' },
    picked: { title: 'Auswählen', detail: 'Alle wählen reihum Gebiete, mit gleich vielen Armeen auf jedem.' },
    positions: { title: 'Startpositionen', detail: 'Alle beginnen dort, wo das Brett es vorsieht.' },
  },
  players: 'Spieler',
  range: (preset, fewest, most) =>
    fewest === most ? `${preset} ist für ${fewest} Spieler.` : `${preset} ist für ${fewest} bis ${most} Spieler.`,
  fitted: (preset, fewest, most, now) => `${newGame.range(preset, fewest, most)} Jetzt sind es ${now}.`,
  seat: (n) => `Platz ${n}`,
  kinds: { you: 'Du', here: 'Hier', bot: 'Bot', open: 'Freund' },
  nameHere: (n) => `Name auf Platz ${n}`,
  player: (n) => `Spieler ${n}`,
  hereDetail: 'Spielt an diesem Bildschirm.',
  botDetail: capital,
  levels: { easy: 'Leicht', normal: 'Mittel', hard: 'Schwer', expert: 'Meisterhaft' },
  weakestFirst: 'Vom schwächsten zum stärksten',
  programs: 'Bot-Konten',
  programOf: (owner) => `Ein Programm von ${owner}.`,
  whichBot: (n) => `Bot auf Platz ${n}`,
  friendDetail: 'Du bekommst einen Link zum Verschicken. Das Spiel beginnt, wenn alle da sind.',
  start: 'Starten',
  create: 'Einladen',
  watching: 'Du hast keinen Platz und schaust zu.',
  boards: { random: 'ein zufälliges Brett', saved: 'ein gespeichertes Brett', credited: (title, author) => (author ? `${title} von ${author}` : title) },
  summary: (it) =>
    [
      it.preset,
      ...(it.board === null ? [] : [it.board]),
      ...(it.opening === null ? [] : [`Eröffnung: ${newGame.openings[it.opening].title}`]),
      ...(it.changes === 0 ? [] : [`${count(it.changes, 'Regel', 'Regeln')} geändert`]),
    ].join(', '),
  against: (it) => {
    const others = [
      ...(it.here > 0 ? [`${it.here} an diesem Bildschirm`] : []),
      ...(it.friends > 0 ? [count(it.friends, 'Freund', 'Freunde')] : []),
      ...(it.bots > 0 ? [count(it.bots, 'Bot', 'Bots')] : []),
    ];
    return and(['Du', ...others]);
  },
};

export const text: Translation<typeof English> = { ...common, newGame, rules, time };
