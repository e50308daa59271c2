import type { help as English } from '../en/help';
import type { Translation } from '../translation';

export const help: Translation<typeof English> = {
  title: 'Spielanleitung',
  keysTitle: 'Tasten',
  guideAgain: 'Tipps wieder anzeigen',
};
