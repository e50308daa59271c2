import { and } from './words';

/** The texts about the game that another was played on from. */
export const origin = {
  practice: 'Practice: a copy of',
  game: (title: string) => `your game ${title}`,
  from: 'Continued from',
  step: (step: number, title: string) => `step ${step} of ${title}`,
  stepOf: (step: number, title: string, players: readonly string[]) => `step ${step} of ${title} with ${and(players)}`,
};
