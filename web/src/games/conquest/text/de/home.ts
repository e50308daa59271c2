import type { home as English } from '../en/home';
import type { Translation } from '../../../../text/translation';

export const home: Translation<typeof English> = {
  title: 'Risiko',
  modern: { title: 'Modern', detail: 'Du gegen drei Bots auf der Weltkarte. Ohne Konto.' },
  highlights: [['Exakte Chancen', 'Vor jedem Angriff siehst du deine genaue Siegchance.']],
};
