import type { text as English } from '../en/gallery';
import { text as common } from '../de';
import { and, count } from './words';
import type { Translation } from '../translation';

const TURNS = ['erste', 'zweite', 'dritte', 'vierte', 'fünfte', 'sechste'];
const rounded = (percent: number) => Math.round(percent);

export const text: Translation<typeof English> = {
  ...common,

  gallery: {
    title: 'Bretter',
    lead: 'Mitgelieferte Bretter und solche, die Spieler gezeichnet und geteilt haben.',
    search: 'Titel oder Autor',
    sort: 'Sortieren nach',
    sorts: { plays: 'Beliebtheit', new: 'Neueste', name: 'Name', size: 'Größe' },
    size: 'Größe',
    sizes: { any: 'Alle', small: 'Bis 30', medium: '31 bis 60', large: 'Über 60' },
    found: (n) => (n === 0 ? 'Keine Bretter gefunden.' : count(n, 'Brett', 'Bretter')),
    by: (author) => `von ${author}`,
    shipped: 'mitgeliefert',
    figures: (territories, continents, borders) =>
      `${territories} Gebiete, ${count(continents, 'Kontinent', 'Kontinente')}, ${count(borders, 'Grenze', 'Grenzen')}`,
    plays: (n) => (n === 0 ? 'noch nicht gespielt' : `${n}-mal gespielt`),
    values: (least, most) => `Boni: ${least === most ? least : `${least}–${most}`} % der Formel`,
    valuesWhy: 'Was der ärmste und der reichste Kontinent bringen, verglichen mit dem üblichen Bonus für Größe, Grenzen und Lage. Je näher an 100 %, desto fairer.',
    balance: {
      unmeasured: 'Fairness noch nicht gemessen: Bald spielen Bots auf diesem Brett.',
      impossible: 'Fairness nicht gemessen: Spiele von Bots dauern auf diesem Brett zu lange.',
      even: 'Ausgeglichen: Kein Zug und keine Startposition gewinnt deutlich öfter.',
      favours: (advantages) => `Im Vorteil: ${and(advantages)}.`,
      turn: (n) => `der ${TURNS[n - 1]} Zug`,
      position: (n) => `Startposition ${n}`,
      measured: (games, rules, bot, seats) =>
        `Gemessen in ${count(games, 'Spiel', 'Spielen')} nach ${rules} mit ${seats} Spielern, auf jedem Platz der Bot ${bot}.`,
      length: (few, many) => `Acht von zehn Spielen dauern ${few === many ? few : `${few} bis ${many}`} Züge.`,
      draws: (n) => `${count(n, 'Spiel', 'Spiele')} ohne Sieger.`,
      shares: (even) => `Gewonnene Spiele mit 95-%-Intervall; ein gleicher Anteil ist ${rounded(even)} %:`,
      turnRow: (n) => `${TURNS[n - 1]}r Zug`,
      positionRow: (n) => `Startposition ${n}`,
      percent: (percent) => `${rounded(percent)} %`,
      interval: (low, high) => `(${rounded(low)}–${rounded(high)} %)`,
    },
    licence: (licence) => licence.replace(/^CC-/, 'CC ').replace(/-(?=\d)/, ' '),
    play: 'Spielen',
    open: 'Im Karteneditor öffnen',
    withdraw: 'Aus der Galerie nehmen',
    withdrawn: (title) => `${title} ist nicht mehr in der Galerie.`,
    earlier: 'Zurück',
    later: 'Weiter',
    page: (page, pages) => `Seite ${page} von ${pages}`,
    own: 'Ein eigenes Brett zeichnest und teilst du im Karteneditor.',
    studio: 'Karteneditor',
  },
};
