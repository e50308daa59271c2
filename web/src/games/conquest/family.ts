import type { ConquestEventRolled, ConquestScene } from '../../wire/types';
import type { Family } from '../family';
import { layout, type Layout } from './layout';
import { UNKNOWN } from '../../ui/seats';
import { home } from './text/en/home';

/** Risk and its relatives. */
export const conquest: Family<Layout> = {
  game: 'conquest',
  resignation: 'resign',
  title: home.title,
  home: {
    title: home.title,
    icon: 'M3 6l4.5-2 5 2L17 4v10l-4.5 2-5-2L3 16zM7.5 4v10M12.5 6v10',
    quick: [{ preset: 'modern', ...home.modern }],
    highlights: home.highlights,
  },
  usual: { preset: 'modern', board: 'world', seats: 4, bot: () => 'normal' },
  ground: layout,
  table: () => import('./Table.svelte'),
  result: () => import('./end/Result.svelte'),
  stage: () => import('./replay/Stage.svelte'),
  help: async (scene) => {
    const { orders, turns } = await import('./text/en/help');
    return (scene as ConquestScene | null)?.orders ? orders : turns;
  },
  diceOf: (event) => {
    if (event.kind !== 'rolled') return null;
    const { attackFaces, defendFaces } = event as ConquestEventRolled;
    return attackFaces.length > 0 && defendFaces.length > 0 ? `${attackFaces.join(' ')} - ${defendFaces.join(' ')}` : null;
  },
  hides: (scene) => {
    const { hasCards, orders, aims, owners } = scene as ConquestScene;
    return hasCards || orders !== null || aims.missions.length > 0 || owners.includes(UNKNOWN);
  },
  topics: async () => (await import('./howto/topics')).topics,
  howTo: async () => (await import('./howto')).howTo,
};
