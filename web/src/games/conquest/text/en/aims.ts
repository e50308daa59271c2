import { and, count } from '../../../../text/en/words';

/** What is read of what players are after, and of ending a game early. */

export const aims = {
  yours: 'Your mission',
  of: (name: string) => `Mission of ${name}`,
  continents: (first: string, second: string) => `Hold all of ${first} and of ${second}.`,
  territories: (n: number) => `Hold ${count(n, 'territory', 'territories')}.`,
  garrisons: (n: number, armies: number) => `Hold ${count(n, 'territory', 'territories')} with at least ${count(armies, 'army', 'armies')} on each.`,
  beat: (name: string) => `Be the one who beats ${name}.`,
  toWin: (n: number) => `Whoever holds ${count(n, 'territory', 'territories')} has won.`,
  round: (round: number, rounds: number) => `Round ${round} of ${rounds}.`,
  agree: 'Agree to end',
  takeBack: 'Go on after all',
  agreed: (names: string[], voters: number) =>
    names.length === 0 ? 'The game ends when all agree.' : `${and(names)}: ${names.length} of ${voters} agree to end.`,
};
