import type { OpeningKind } from '../../wire/types';
import { text as common } from '../en';
import { rules } from './rules';
import { and, capital, count } from './words';

const newGame = {
  title: 'New game',
  game: 'Game',
  rules: 'Rules',
  board: 'Board',
  boardDetail: (territories: number, continents: number) => `${territories} territories, ${continents} continents`,
  random: {
    title: 'Random board',
    detail: 'A new board, as large as you like.',
    territories: 'Territories',
    continents: 'Continents',
    islands: 'Islands',
    seed: 'Seed',
    boosts: 'Boosts on some territories',
    pays: 'Territories pay different amounts of money',
    another: 'Another one',
  },
  studio: 'Make a board of your own in the map studio',
  upload: {
    title: 'Board from a file',
    detail: 'A board of your own, or of another program.',
    choose: 'Choose a file…',
    formats: 'A .board file, or a .map of Domination or Conquest. It is checked first.',
    checking: 'Looking through it…',
    refused: (file: string) => `${file} cannot be played:`,
    kept: 'is ready to be played.',
    none: 'Choose a file for the board first, or another board.',
  },
  opening: 'Opening',
  openings: {
    claimed: { title: 'Claimed', detail: 'Players claim territories in turn, then place their armies.' },
    placed: { title: 'Placed', detail: 'Territories are dealt. Players place their armies.' },
    dealt: { title: 'Dealt', detail: 'Territories and armies are dealt. You start at once.' },
    each: { title: 'Dealt evenly', detail: 'Territories are dealt, with the same number of armies on each.' },
    picked: { title: 'Picked', detail: 'Players pick territories in turn, with the same number of armies on each.' },
    positions: { title: 'As the board says', detail: 'Everyone begins in a starting position of the board, if it has as many.' },
  },
  players: 'Players',
  range: (preset: string, fewest: number, most: number) =>
    fewest === most ? `${preset} is for ${fewest} players.` : `${preset} is for ${fewest} to ${most} players.`,
  fitted: (preset: string, fewest: number, most: number, now: number) =>
    `${newGame.range(preset, fewest, most)} There are ${now} now.`,
  seat: (n: number) => `Seat ${n}`,
  kinds: { you: 'You', bot: 'Bot', open: 'Friend' },
  botDetail: capital,
  weakestFirst: 'The weakest first',
  whichBot: (n: number) => `Bot in seat ${n}`,
  friendDetail: 'You get a link to send. The game starts when everyone sits.',
  start: 'Start game',
  create: 'Create and invite',
  watching: 'No seat is yours: you will watch.',
  boards: { random: 'a random board', own: 'a board of your own' },
  summary: (it: { preset: string; board: string | null; opening: OpeningKind | null; changes: number }) =>
    [
      it.board === null ? it.preset : `${it.preset} on ${it.board}`,
      ...(it.opening === null ? [] : [newGame.openings[it.opening].title.toLowerCase()]),
      ...(it.changes === 0 ? [] : [`${count(it.changes, 'rule', 'rules')} changed`]),
    ].join(', '),
  against: (it: { bots: number; friends: number }) => {
    const others = [
      ...(it.friends > 0 ? [count(it.friends, 'friend', 'friends')] : []),
      ...(it.bots > 0 ? [count(it.bots, 'bot', 'bots')] : []),
    ];
    return `you and ${and(others)}`;
  },
};

/** What is read where a game is set up. */
export const text = { ...common, newGame, rules };
