import type { ConquestScene } from '../../wire/types';
import type { Family } from '../family';
import { layout, type Layout } from './layout';

/** Risk and its relatives. */
export const conquest: Family<Layout> = {
  game: 'conquest',
  resignation: 'resign',
  title: 'Risk',
  home: {
    title: 'Risk',
    icon: 'M3 6l4.5-2 5 2L17 4v10l-4.5 2-5-2L3 16zM7.5 4v10M12.5 6v10',
    quick: [{ preset: 'modern', title: 'Modern', detail: 'You against three bots on the world map. No account needed.' }],
    highlights: [['Exact odds', 'See your exact chance before every attack.']],
  },
  usual: { preset: 'modern', board: 'world', seats: 4, bot: () => 'balanced' },
  ground: layout,
  table: () => import('./Table.svelte'),
  stage: () => import('./replay/Stage.svelte'),
  help: async (scene) => {
    const { orders, turns } = await import('./text/en/help');
    return (scene as ConquestScene | null)?.orders ? orders : turns;
  },
  topics: async () => (await import('./howto/topics')).topics,
  howTo: async () => (await import('./howto')).howTo,
};
