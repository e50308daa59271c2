import type { HowTo } from '../../../howto/topic';
import * as extensions from '../text/en/howto/extensions';
import * as presets from '../text/en/howto/presets';
import { groups } from '../text/en/topics';
import type { Figure } from './figure';
import Picture from './Picture.svelte';

export const howTo: HowTo<Figure> = {
  groups: [
    { title: groups.presets, topics: [presets.modern, presets.classic, presets.academy, presets.rizk, presets.warzone] },
    {
      title: groups.extensions,
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
