import type { boards as English } from '../en/boards';
import { armies } from '../../../../text/de/words';
import type { Translation } from '../../../../text/translation';

export const boards: Translation<typeof English> = {
  legend: 'Legende',
  blocked: (name) => `${name}, gesperrt`,
  legends: {
    blocked: 'Gesperrt: niemand kann hinein',
    supply: 'Nachschub: jeden Zug Armeen',
    power: 'Stärke: für Kämpfe in der Nähe',
    pays: 'Zahlt jeden Zug Geld',
    oneWay: 'Grenze in eine Richtung',
    ridge: 'Gebirge: keine Grenze',
    route: 'Grenze übers Wasser',
  },
  boost: (boost) =>
    boost.kind === 'supply'
      ? `jeden Zug ${armies(boost.armies)}`
      : `Stärke +${boost.strength} in Kämpfen ${boost.radius === 0 ? 'dort' : `bis ${boost.radius === 1 ? 'eine Grenze' : `${boost.radius} Grenzen`} weit`}`,
  boosts: (words) => `gibt ${words.join(' und ')}`,
  pays: (amount) => `zahlt jeden Zug ${amount}`,
  oneWay: (border) => `${border}, nur hin`,
};
