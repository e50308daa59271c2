import { and } from './words';

/** The texts about the game that another was played on from. */
export const origin = {
  from: 'Played on from',
  step: (step: number, title: string) => `step ${step} of ${title}`,
  stepOf: (step: number, title: string, players: readonly string[]) => `step ${step} of ${title} with ${and(players)}`,
};
