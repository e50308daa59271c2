import type { why as English } from '../en/why';
import type { Translation } from '../translation';

export const why: Translation<typeof English> = {
  title: (name) => `Warum ${name} das getan hat`,
  asking: 'Denkt nach …',
};
