import type { Boost } from '../../../../wire/types';
import { armies, count } from '../../../../text/en/words';

/** What a board can have beyond territories and borders, in words. */
export const boards = {
  legend: 'Legend',
  blocked: (name: string) => `${name}: blocked, nobody plays there`,
  legends: {
    blocked: 'Blocked: nobody plays there',
    supply: 'Supply: armies for its owner, every turn',
    power: 'Power: strength in battle, there and around',
    pays: 'Money for its owner, every turn',
    oneWay: 'A border that leads one way',
    ridge: 'Ridge: no border, nobody can cross',
    route: 'A border over water',
  },
  boost: (boost: Boost) =>
    boost.kind === 'supply'
      ? `${armies(boost.armies)} every turn for its owner`
      : `strength +${boost.strength} in battle ${boost.radius === 0 ? 'on it' : `up to ${count(boost.radius, 'border', 'borders')} away`}`,
  boosts: (words: string[]) => `gives ${words.join(' and ')}`,
  pays: (amount: number) => `pays ${amount} each turn`,
  oneWay: (border: string) => `${border}, one way`,
};
