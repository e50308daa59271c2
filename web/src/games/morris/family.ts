import { board } from '../../wire/http';
import type { MorrisBoard } from '../../wire/types';
import type { Family } from '../family';
import { home } from './text/en/home';

/** Nine Men's Morris and its relatives. */
export const morris: Family<MorrisBoard> = {
  game: 'morris',
  title: home.family,
  home: {
    title: home.title,
    icon: 'M2.5 2.5h15v15h-15zM6.5 6.5h7v7h-7zM10 2.5v4M10 13.5v4M2.5 10h4M13.5 10h4',
    quick: [
      { preset: 'morris', ...home.standard },
      { preset: 'morris-fly', ...home.flying },
    ],
    highlights: home.highlights,
  },
  // The bot that learns belongs to the rules of its document.
  usual: { preset: 'morris-fly', board: null, seats: 2, bot: (preset) => (preset === 'morris-fly' ? 'memory' : 'search-3') },
  ground: (match) => board<MorrisBoard>(match.board),
  table: () => import('./Table.svelte'),
  result: () => import('./end/Result.svelte'),
  stage: () => import('./replay/Stage.svelte'),
  help: async () => (await import('./text/en/help')).help,
  resignation: 'resign',
  drawOffer: 'draw',
  hides: () => false,
  topics: async () => (await import('./howto/topics')).topics,
  howTo: async () => (await import('./howto')).howTo,
};
