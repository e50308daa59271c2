import type { Topics } from '../../../howto/topic';
import { titles } from '../text/en/topics';

export const topics: Topics = {
  titles,
  pagesOf: (preset) => [preset],
};
