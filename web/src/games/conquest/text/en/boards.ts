import type { Boost } from '../../../../wire/types';
import { armies, count } from '../../../../text/en/words';

/** The texts of what a board can have beside territories and borders. */
export const boards = {
  legend: 'Legend',
  blocked: (name: string) => `${name}, blocked`,
  legends: {
    blocked: 'Blocked: nobody can enter',
    supply: 'Supply: armies every turn',
    power: 'Power: strength in battles nearby',
    pays: 'Pays money every turn',
    oneWay: 'One-way border',
    ridge: 'Ridge: no border',
    route: 'Border across water',
  },
  boost: (boost: Boost) =>
    boost.kind === 'supply'
      ? `${armies(boost.armies)} every turn`
      : `+${boost.strength} strength in battles ${boost.radius === 0 ? 'there' : `up to ${count(boost.radius, 'border', 'borders')} away`}`,
  boosts: (words: string[]) => `gives ${words.join(' and ')}`,
  pays: (amount: number) => `pays ${amount} every turn`,
  oneWay: (border: string) => `${border}, one way`,
};
