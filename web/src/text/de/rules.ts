import type { RuleWords, rules as English } from '../en/rules';
import { capital, count } from './words';
import type { Translation } from '../translation';

const settings: Record<string, RuleWords> = {
  'armies-to-place': {
    title: 'Erste Armeen',
    about: 'Zusätzliche Armeen für jeden, neben einer pro Gebiet. Standardmäßig bekommt bei mehr Spielern jeder weniger.',
    values: { table: 'Nach Spielerzahl' },
    number: (n) => `${n}`,
    brief: (value) => (value === 'table' ? 'erste Armeen nach Spielerzahl' : `je ${value} erste Armeen`),
  },
  'armies-each': {
    title: 'Armeen pro Gebiet',
    about: 'Armeen, die zu Beginn auf jedem Gebiet stehen.',
    values: {},
    number: (n) => `${n}`,
    brief: (value) => `${value} auf jedem Gebiet`,
  },
  'starting-territories': {
    title: 'Startgebiete',
    about: 'Gebiete, mit denen jeder beginnt. Der Rest des Bretts ist neutral und greift nie an.',
    values: { all: 'Alle' },
    number: (n) => `${n}`,
    brief: (value) => (value === 'all' ? 'das ganze Brett wird verteilt' : `je ${value} Startgebiete`),
  },
  'neutral-armies': {
    title: 'Neutrale Armeen',
    about: 'Armeen auf jedem Gebiet, das zu Beginn niemandem gehört.',
    values: {},
    number: (n) => `${n}`,
    brief: (value) => `${value} auf neutralen Gebieten`,
  },
  sight: {
    title: 'Sicht',
    about: 'Im Nebel siehst du nur deine Gebiete und ihre Nachbarn.',
    values: { open: 'Offen', fog: 'Nebel' },
    brief: (value) => (value === 'fog' ? 'Nebel' : 'offene Sicht'),
  },
  teams: {
    title: 'Teams',
    about: 'Die Plätze werden reihum auf die Teams verteilt. Mitspieler im Team kannst du nicht angreifen, und ein Team gewinnt gemeinsam.',
    values: { '0': 'Keine' },
    number: (n) => `${n}`,
    brief: (value) => (value === '0' ? 'keine Teams' : count(Number(value), 'Team', 'Teams')),
  },
  'team-sight': {
    title: 'Teams im Nebel',
    about: 'Ein Team kann sich zeigen, was jeder sieht.',
    values: { own: 'Eigene Sicht', shared: 'Gemeinsame Sicht' },
    brief: (value) => (value === 'shared' ? 'gemeinsame Sicht' : 'eigene Sicht'),
  },
  goal: {
    title: 'Ziel',
    about: 'Erobere die Welt, erobere alle Hauptstädte oder erfülle eine geheime Mission.',
    values: { territories: 'Gebiete', capitals: 'Hauptstädte', missions: 'Missionen' },
    brief: (value) => settings.goal.values[value] ?? value,
  },
  'win-share': {
    title: 'Anteil zum Sieg',
    about: 'Der Anteil aller Gebiete, mit dem man gewinnt.',
    values: { '100': 'Alle' },
    number: (n) => `${n} %`,
    brief: (value) => `Sieg mit ${value} %`,
  },
  'round-limit': {
    title: 'Runden',
    about: 'Nach der letzten Runde gewinnt, wer die meisten Gebiete hat.',
    values: { '0': 'Unbegrenzt' },
    number: (n) => `${n}`,
    brief: (value) => (value === '0' ? 'unbegrenzt viele Runden' : count(Number(value), 'Runde', 'Runden')),
  },
  'vote-to-end': {
    title: 'Abstimmung',
    about: 'Das Spiel endet vorzeitig, wenn alle verbliebenen Spieler zustimmen: Der Führende gewinnt, oder es endet unentschieden. Ohne Abstimmung lässt sich kein Unentschieden anbieten.',
    values: { none: 'Nein', allowed: 'Der Führende gewinnt', draw: 'Unentschieden' },
    brief: (value) => ({ allowed: 'Abstimmung über das Ende', draw: 'Abstimmung über ein Unentschieden' })[value] ?? 'keine Abstimmung',
  },
  'card-drawn': {
    title: 'Karten',
    about: 'Wann du für eine Eroberung eine Karte ziehst.',
    values: { 'after-attacking': 'Nach dem Angriff', 'after-fortifying': 'Am Zugende', never: 'Keine' },
    brief: (value) => (value === 'never' ? 'keine Karten' : 'Karten'),
  },
  'set-values': {
    title: 'Kartensätze',
    about: 'Jeder Satz ist mehr wert als der letzte oder hat einen festen Wert: 4, 6 oder 8 Armeen, 10 für drei verschiedene.',
    values: { 'fixed 4, 6, 8, 10': 'Fest' },
    word: () => 'Steigend',
    brief: (value) => (value.startsWith('fixed') ? 'feste Kartensätze' : 'steigende Kartensätze'),
  },
  orders: {
    title: 'Befehle geben',
    about: 'Alle gleichzeitig und geheim, oder reihum je ein offener Befehl.',
    values: { together: 'Gleichzeitig', 'round-robin': 'Reihum' },
    brief: (value) => (value === 'round-robin' ? 'Befehle reihum' : 'Befehle gleichzeitig'),
  },
  fortify: {
    title: 'Armeen verlegen',
    about: 'Einmal zwischen verbundenen Gebieten, einmal zwischen Nachbarn, beliebig oft um einen Schritt oder gar nicht.',
    values: { connected: 'Verbunden', adjacent: 'Nachbarn', many: 'Beliebig oft', none: 'Nie' },
    brief: (value) =>
      ({ connected: 'Verlegen zwischen verbundenen Gebieten', adjacent: 'Verlegen zu Nachbarn', many: 'beliebig oft verlegen', none: 'kein Verlegen' })[value] ?? value,
  },
  luck: {
    title: 'Glück',
    about: 'Wie viel in Kämpfen das Glück entscheidet. Ohne Glück sind die Verluste wie erwartet.',
    values: { '100': 'Voll', '0': 'Keins' },
    number: (n) => `${n} %`,
    brief: (value) => (value === '0' ? 'kein Glück' : `${value} % Glück`),
  },
  'order-cards': {
    title: 'Karten',
    about: 'Für eine Eroberung ziehst du eine Karte mit einem Sonderbefehl: Bombe, Luftbrücke, Blockade, Verstärkung oder Diplomatie.',
    values: { drawn: 'Ziehen', none: 'Keine' },
    brief: (value) => (value === 'none' ? 'keine Karten' : 'Karten'),
  },
  economy: {
    title: 'Wirtschaft',
    about: 'Gebiete zahlen, Armeen kosten. Große und abgeschnittene Armeen kosten mehr. Schulden schwächen deine Armeen, und wer keinen Sold bekommt, desertiert.',
    values: { off: 'Nein', on: 'Ja' },
    brief: (value) => (value === 'on' ? 'Wirtschaft' : 'keine Wirtschaft'),
  },
  'cut-off-costs': {
    title: 'Abgeschnittene Armeen',
    about: 'Was jede Armee mehr kostet, die von deiner größten Gruppe abgeschnitten ist.',
    values: { '0': 'Nichts' },
    number: (n) => `+${n}`,
    brief: (value) => (value === '0' ? 'Abgeschnittene kosten nicht mehr' : `Abgeschnittene kosten +${value}`),
  },
  'treasury-limit': {
    title: 'Schuldengrenze',
    about: 'So viele Züge Einkommen kannst du sparen oder schulden. Jenseits der Grenze desertieren Armeen; ohne Grenze kosten Schulden einen Würfel.',
    values: { '0': 'Keine' },
    number: (n) => count(n, 'Zug', 'Züge'),
    brief: (value) => (value === '0' ? 'keine Schuldengrenze' : `Schuldengrenze: ${count(Number(value), 'Zug', 'Züge')}`),
  },
  'events-every': {
    title: 'Ereignisse',
    about: 'Alle paar Runden ändert ein Ereignis die Regeln für alle.',
    values: { '0': 'Keine', '1': 'Jede Runde' },
    number: (n) => `Alle ${n} Runden`,
    brief: (value) => (value === '0' ? 'keine Ereignisse' : value === '1' ? 'jede Runde ein Ereignis' : `alle ${value} Runden ein Ereignis`),
  },
  boosts: {
    title: 'Vorteile',
    about: 'Einige Gebiete geben ihrem Besitzer zusätzliche Armeen oder Stärke.',
    values: { off: 'Nein', on: 'Ja' },
    brief: (value) => (value === 'on' ? 'Vorteile' : 'keine Vorteile'),
  },
  blocked: {
    title: 'Gesperrte Gebiete',
    about: 'Gebiete, die vor dem Spiel vom Brett genommen werden.',
    values: { '0': 'Keine' },
    number: (n) => `${n}`,
    brief: (value) => `${count(Number(value), 'gesperrtes Gebiet', 'gesperrte Gebiete')}`,
  },
};

export const rules: Translation<typeof English> = {
  more: 'Weitere Regeln',
  chosen: (n) => (n === 0 ? 'unverändert' : `${n} geändert`),
  reset: 'Alle zurücksetzen',
  title: (name) => settings[name]?.title ?? name,
  about: (name) => settings[name]?.about ?? '',
  value: (name, value) => {
    const words = settings[name];
    return words?.values[value] ?? words?.number?.(Number(value)) ?? words?.word?.() ?? value;
  },
  brief: (name, value) => settings[name]?.brief(value) ?? `${name} ${value}`,
  barred: (value, why) => `${value}: ${why}.`,
  refused: (why) => `${capital(why)}.`,
};
