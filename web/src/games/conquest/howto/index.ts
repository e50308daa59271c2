import type { HowTo } from '../../../howto/topic';
import * as extensions from './extensions';
import type { Figure } from './figure';
import Picture from './Picture.svelte';
import * as presets from './presets';

export const howTo: HowTo<Figure> = {
  groups: [
    { title: 'Risk', topics: [presets.modern, presets.classic, presets.academy, presets.rizk, presets.warzone] },
    {
      title: 'More rules for Risk',
      topics: [
        extensions.fog,
        extensions.teams,
        extensions.capitals,
        extensions.missions,
        extensions.endings,
        extensions.economy,
        extensions.events,
        extensions.boosts,
        extensions.blocked,
      ],
    },
  ],
  Picture,
};
