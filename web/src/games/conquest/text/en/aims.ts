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
  agreed: (names: string[], voters: number, isDraw: boolean) => {
    if (names.length === 0) return isDraw ? 'The game is a draw when everyone agrees.' : 'The game ends when everyone agrees.';
    return `${and(names)}: ${names.length} of ${voters} agree to ${isDraw ? 'a draw' : 'end'}.`;
  },
};
