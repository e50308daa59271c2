import { text as common } from '../en';
import { and, count } from './words';

const TURNS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
const rounded = (percent: number) => Math.round(percent);

/** The texts of the gallery of boards. */
export const text = {
  ...common,

  gallery: {
    title: 'Boards',
    lead: 'Boards that come with Strategos, and boards that players have drawn and shared.',
    search: 'Title or author',
    sort: 'Sort by',
    sorts: { plays: 'Most played', new: 'Newest', name: 'Name', size: 'Size' },
    size: 'Size',
    sizes: { any: 'Any', small: 'Up to 30', medium: '31 to 60', large: 'Over 60' },
    found: (n: number) => (n === 0 ? 'No boards found.' : count(n, 'board', 'boards')),
    by: (author: string) => `by ${author}`,
    shipped: 'comes with Strategos',
    figures: (territories: number, continents: number, borders: number) =>
      `${territories} territories, ${count(continents, 'continent', 'continents')}, ${count(borders, 'border', 'borders')}`,
    plays: (n: number) => (n === 0 ? 'not played yet' : `played ${count(n, 'time', 'times')}`),
    values: (least: number, most: number) => `Bonuses: ${least === most ? least : `${least}–${most}`} % of the formula`,
    valuesWhy: 'What the poorest and the richest continent pay, compared with the usual bonus for their size, borders and position. The closer to 100 %, the fairer.',
    balance: {
      unmeasured: 'Balance not measured yet: bots will play on this board soon.',
      impossible: 'Balance not measured: games between bots take too long on this board.',
      even: 'Even: no turn and no position wins clearly more often.',
      favours: (advantages: readonly string[]) => `Favours ${and(advantages)}.`,
      turn: (n: number) => `the ${TURNS[n - 1]} turn`,
      position: (n: number) => `position ${n}`,
      measured: (games: number, rules: string, bot: string, seats: number) =>
        `Measured in ${count(games, 'game', 'games')} of ${rules} with ${seats} players, the bot ${bot} in every seat.`,
      length: (few: number, many: number) => `Eight games in ten take ${few === many ? few : `${few} to ${many}`} turns.`,
      draws: (n: number) => `${count(n, 'game', 'games')} had no winner.`,
      shares: (even: number) => `Games won, with 95 % interval; an even share is ${rounded(even)} %:`,
      turnRow: (n: number) => `${TURNS[n - 1]} turn`,
      positionRow: (n: number) => `position ${n}`,
      percent: (percent: number) => `${rounded(percent)} %`,
      interval: (low: number, high: number) => `(${rounded(low)}–${rounded(high)} %)`,
    },
    licence: (licence: string) => licence.replace(/^CC-/, 'CC ').replace(/-(?=\d)/, ' '),
    play: 'Play',
    open: 'Open in the studio',
    withdraw: 'Remove from the gallery',
    withdrawn: (title: string) => `${title} is no longer in the gallery.`,
    earlier: 'Previous',
    later: 'Next',
    page: (page: number, pages: number) => `Page ${page} of ${pages}`,
    own: 'To share a board of your own, draw it in the map studio.',
    studio: 'Map studio',
  },
};
