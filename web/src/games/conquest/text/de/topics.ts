import type { groups as EnglishGroups, sets as EnglishSets, titles as EnglishTitles } from '../en/topics';
import type { Translation } from '../../../../text/translation';

export const titles: Translation<typeof EnglishTitles> = {
  modern: 'Modern',
  classic: 'Classic',
  academy: 'Academy',
  rizk: 'Rizk',
  warzone: 'Warzone',
  fog: 'Nebel',
  teams: 'Teams',
  boosts: 'Vorteile',
  economy: 'Wirtschaft',
  events: 'Ereignisse',
  blocked: 'Gesperrte Gebiete',
  capitals: 'Hauptstädte',
  missions: 'Missionen',
  endings: 'Kürzere Spiele',
};

export const groups: Translation<typeof EnglishGroups> = { presets: 'Risiko', extensions: 'Weitere Regeln für Risiko' };

export const sets: Translation<typeof EnglishSets> = { yes: 'ein Satz', no: 'kein Satz' };
