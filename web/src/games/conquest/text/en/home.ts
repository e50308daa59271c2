import type { Highlight } from '../../../family';

/** What the start page says about Risk. */
export const home = {
  title: 'Risk',
  modern: { title: 'Modern', detail: 'You against three bots on the world map. No account needed.' },
  highlights: [['Exact odds', 'See your exact chance before every attack.']] satisfies Highlight[],
};
