import { board } from '../../wire/http';
import type { MorrisBoard } from '../../wire/types';
import type { Family } from '../family';

/** Nine Men's Morris and its relatives. */
export const morris: Family<MorrisBoard> = {
  game: 'morris',
  title: 'Morris',
  home: {
    title: 'Nine Men’s Morris',
    icon: 'M2.5 2.5h15v15h-15zM6.5 6.5h7v7h-7zM10 2.5v4M10 13.5v4M2.5 10h4M13.5 10h4',
    quick: [
      { preset: 'morris', title: 'Standard rules', detail: 'Beads in mills are safe, and your last three can fly.' },
      {
        preset: 'morris-fly',
        title: 'Flying after a mill',
        detail: 'After a mill, your next move can go anywhere. The bot learns from you.',
      },
    ],
    highlights: [['A bot that learns', 'In Nine Men’s Morris, one bot remembers every game it plays, including yours.']],
  },
  // The bot that learns belongs to the rules of its document.
  usual: { preset: 'morris-fly', board: null, seats: 2, bot: (preset) => (preset === 'morris-fly' ? 'memory' : 'search-3') },
  ground: (match) => board<MorrisBoard>(match.board),
  table: () => import('./Table.svelte'),
  stage: () => import('./replay/Stage.svelte'),
  help: async () => (await import('./text/en/help')).help,
  topics: async () => (await import('./howto/topics')).topics,
  howTo: async () => (await import('./howto')).howTo,
};
