import type { Topic } from '../../../howto/topic';
import * as extensions from './extensions';
import * as morris from './morris';
import * as risk from './risk';

/** The pages of *How to play*, in the order in which they are listed. */
export const groups: { title: string; topics: Topic[] }[] = [
  { title: 'Risk', topics: [risk.modern, risk.classic, risk.academy, risk.rizk, risk.warzone] },
  { title: 'Nine Men’s Morris and its relatives', topics: [morris.morris, morris.morrisFly, morris.three, morris.six, morris.twelve] },
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
];

export const pages = {
  lead: 'Every game and every extra rule, each on one page.',
  all: 'All games and rules',
  next: 'Play it',
  unknown: 'There is no such page about the rules.',
};
