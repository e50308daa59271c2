import { and, count } from '../../../../text/en/words';

/** The texts of missions and other goals, and of ending a game early. */

export const aims = {
  yours: 'Your mission',
  of: (name: string) => `Mission of ${name}`,
  continents: (first: string, second: string) => `Hold all of ${first} and ${second}.`,
  territories: (n: number) => `Hold ${count(n, 'territory', 'territories')}.`,
  garrisons: (n: number, armies: number) => `Hold ${count(n, 'territory', 'territories')} with at least ${count(armies, 'army', 'armies')} on each.`,
  beat: (name: string) => `Eliminate ${name} yourself.`,
  toWin: (n: number) => `Hold ${count(n, 'territory', 'territories')} to win.`,
  round: (round: number, rounds: number) => `Round ${round} of ${rounds}.`,
  agree: 'Agree to end',
  takeBack: 'Keep playing',
  agreed: (names: string[], voters: number) =>
    names.length === 0 ? 'The game ends when everyone agrees.' : `${and(names)}: ${names.length} of ${voters} agree to end.`,
};
