import type { Highlight } from '../../../family';

/** What the start page says about Morris. */
export const home = {
  family: 'Morris',
  title: 'Nine Men’s Morris',
  standard: { title: 'Standard rules', detail: 'Beads in mills are safe, and your last three can fly.' },
  flying: { title: 'Flying after a mill', detail: 'After a mill, your next move can go anywhere. The bot learns from you.' },
  highlights: [['A bot that learns', 'In Nine Men’s Morris, one bot remembers every game it plays, including yours.']] satisfies Highlight[],
};
