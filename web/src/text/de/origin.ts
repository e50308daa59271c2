import type { origin as English } from '../en/origin';
import { and } from './words';
import type { Translation } from '../translation';

export const origin: Translation<typeof English> = {
  practice: 'Übung: eine Kopie von',
  game: (title) => `deinem Spiel ${title}`,
  from: 'Weitergespielt ab',
  step: (step, title) => `Schritt ${step} von ${title}`,
  stepOf: (step, title, players) => `Schritt ${step} von ${title} mit ${and(players)}`,
};
