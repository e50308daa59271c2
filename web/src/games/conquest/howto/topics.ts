import type { Topics } from '../../../howto/topic';
import { titles } from '../text/en/topics';

/** The pages about rules that a new game can choose, by what ruleset files call those. */
const PAGES: Record<string, (value: string) => string | null> = {
  sight: (value) => (value === 'fog' ? 'fog' : null),
  teams: (value) => (value === '0' ? null : 'teams'),
  'team-sight': () => 'teams',
  goal: (value) => (value === 'territories' ? null : value),
  'win-share': (value) => (value === '100' ? null : 'endings'),
  'round-limit': (value) => (value === '0' ? null : 'endings'),
  'vote-to-end': (value) => (value === 'none' ? null : 'endings'),
  economy: (value) => (value === 'off' ? null : 'economy'),
  'cut-off-costs': () => 'economy',
  'treasury-limit': () => 'economy',
  'events-every': (value) => (value === '0' ? null : 'events'),
  boosts: (value) => (value === 'off' ? null : 'boosts'),
  blocked: (value) => (value === '0' ? null : 'blocked'),
};

export const topics: Topics = {
  titles,
  pagesOf(preset, options) {
    const added = options.flatMap(({ name, value }) => PAGES[name]?.(value) ?? []);
    return [...new Set([preset, ...added])];
  },
};
