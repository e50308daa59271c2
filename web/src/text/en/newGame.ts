import type { OpeningKind } from '../../wire/types';
import { text as common } from '../en';
import { rules } from './rules';
import { time } from './time';
import { and, capital, count } from './words';

const newGame = {
  title: 'New game',
  game: 'Game',
  rules: 'Rules',
  board: 'Board',
  boardDetail: (territories: number, continents: number) => `${territories} territories, ${continents} continents`,
  random: {
    title: 'Random board',
    detail: 'A new board of any size.',
    territories: 'Territories',
    continents: 'Continents',
    islands: 'Islands',
    seed: 'Seed',
    boosts: 'Boosts on some territories',
    pays: 'Territories pay different amounts of money',
    another: 'Shuffle',
  },
  gallery: 'Find boards by other players',
  studio: 'Draw your own board in the map studio',
  upload: {
    title: 'Board from a file',
    detail: 'Your own board, or a map from another program.',
    choose: 'Choose a file…',
    formats: 'A .board file, or a .map file from Domination or Conquest.',
    checking: 'Checking…',
    refused: (file: string) => `${file} cannot be played:`,
    kept: 'is ready to play.',
    none: 'Choose a file first, or pick another board.',
  },
  opening: 'Opening',
  openings: {
    claimed: { title: 'Claimed', detail: 'Players claim territories in turn, then place their armies.' },
    placed: { title: 'Placed', detail: 'Territories are dealt. Players place their armies.' },
    dealt: { title: 'Dealt', detail: 'Territories and armies are dealt. You start at once.' },
    each: { title: 'Dealt evenly', detail: 'Territories are dealt, with the same number of armies on each.' },
    picked: { title: 'Picked', detail: 'Players pick territories in turn, with the same number of armies on each.' },
    positions: { title: 'Starting positions', detail: 'Everyone starts in a position that the board defines.' },
  },
  players: 'Players',
  range: (preset: string, fewest: number, most: number) =>
    fewest === most ? `${preset} is for ${fewest} players.` : `${preset} is for ${fewest} to ${most} players.`,
  fitted: (preset: string, fewest: number, most: number, now: number) =>
    `${newGame.range(preset, fewest, most)} There are now ${now}.`,
  seat: (n: number) => `Seat ${n}`,
  kinds: { you: 'You', here: 'Here', bot: 'Bot', open: 'Friend' },
  nameHere: (n: number) => `Name of the player in seat ${n}`,
  player: (n: number) => `Player ${n}`,
  hereDetail: 'Plays on this screen.',
  botDetail: capital,
  levels: { easy: 'Easy', normal: 'Normal', hard: 'Hard', expert: 'Expert' } as Record<string, string>,
  weakestFirst: 'Weakest first',
  programs: 'Bot accounts',
  programOf: (owner: string) => `A program of ${owner}.`,
  whichBot: (n: number) => `Bot in seat ${n}`,
  friendDetail: 'You get a link to send. The game starts when everyone has joined.',
  start: 'Start game',
  create: 'Create and invite',
  watching: 'You have no seat, so you will watch.',
  boards: { random: 'a random board', saved: 'a saved board', credited: (title: string, author: string) => (author ? `${title} by ${author}` : title) },
  summary: (it: { preset: string; board: string | null; opening: OpeningKind | null; changes: number }) =>
    [
      it.board === null ? it.preset : `${it.preset} on ${it.board}`,
      ...(it.opening === null ? [] : [newGame.openings[it.opening].title.toLowerCase()]),
      ...(it.changes === 0 ? [] : [`${count(it.changes, 'rule', 'rules')} changed`]),
    ].join(', '),
  against: (it: { bots: number; friends: number; here: number }) => {
    const others = [
      ...(it.here > 0 ? [`${count(it.here, 'player', 'players')} on this screen`] : []),
      ...(it.friends > 0 ? [count(it.friends, 'friend', 'friends')] : []),
      ...(it.bots > 0 ? [count(it.bots, 'bot', 'bots')] : []),
    ];
    return and(['You', ...others]);
  },
};

/** The texts of the page that sets up a game. */
export const text = { ...common, newGame, rules, time };
