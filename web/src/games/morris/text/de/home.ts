import type { home as English } from '../en/home';
import type { Translation } from '../../../../text/translation';

export const home: Translation<typeof English> = {
  family: 'Mühle',
  title: 'Mühle',
  standard: { title: 'Standardregeln', detail: 'Steine in Mühlen sind sicher, und deine letzten drei dürfen fliegen.' },
  flying: { title: 'Fliegen nach einer Mühle', detail: 'Nach einer Mühle kann dein nächster Zug überallhin gehen. Der Bot lernt von dir.' },
  highlights: [['Ein Bot, der lernt', 'Bei Mühle merkt sich ein Bot jedes Spiel, auch deine.']],
};
