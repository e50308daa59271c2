import type { Topics } from '../../../howto/topic';

export const topics: Topics = {
  titles: {
    morris: 'Nine Men’s Morris',
    'morris-fly': 'Nine Men’s Morris, flying',
    'three-mens-morris': 'Three Men’s Morris',
    'six-mens-morris': 'Six Men’s Morris',
    'twelve-mens-morris': 'Twelve Men’s Morris',
  },
  pagesOf: (preset) => [preset],
};
