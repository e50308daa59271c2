import type { signals as English } from '../en/signals';
import type { Translation } from '../translation';

export const signals: Translation<typeof English> = {
  yourTurn: 'Du bist dran',
};
