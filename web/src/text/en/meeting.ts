import { and, count } from './words';

/** What is read on the way to a game: setting it up, asking others in, taking a seat. */

/** What the families of games are called. */
export const families: Record<string, string> = { conquest: 'Risk', morris: 'Morris' };

export const newGame = {
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
    dealt: { title: 'Dealt', detail: 'Territories and armies are dealt. You start at once.' },
    claimed: { title: 'Claimed', detail: 'Players claim territories in turn, then place their armies.' },
    positions: { title: 'As the board says', detail: 'Everyone begins in a starting position of the board, if it has as many.' },
  },
  pace: 'Pace of the bots',
  paces: { slow: 'Slow', normal: 'Normal', fast: 'Fast' },
  players: 'Players',
  range: (preset: string, fewest: number, most: number) =>
    fewest === most ? `${preset} is for ${fewest} players.` : `${preset} is for ${fewest} to ${most} players.`,
  fitted: (preset: string, fewest: number, most: number, now: number) =>
    `${newGame.range(preset, fewest, most)} There are ${now} now.`,
  seat: (n: number) => `Seat ${n}`,
  kinds: { you: 'You', bot: 'Bot', open: 'Friend' },
  whichBot: (n: number) => `Bot in seat ${n}`,
  yourName: 'Your name',
  namePlaceholder: 'Guest',
  friendDetail: 'You get a link to send. The game starts when everyone sits.',
  start: 'Start game',
  create: 'Create and invite',
  watching: 'No seat is yours: you will watch.',
  summary: (preset: string, opening: 'dealt' | 'claimed' | 'positions' | null) =>
    opening === null ? preset : `${preset}, ${newGame.openings[opening].title.toLowerCase()}`,
  against: (it: { bots: number; friends: number }) => {
    const others = [
      ...(it.friends > 0 ? [count(it.friends, 'friend', 'friends')] : []),
      ...(it.bots > 0 ? [count(it.bots, 'bot', 'bots')] : []),
    ];
    return `you and ${and(others)}`;
  },
};

export const lobby = {
  title: 'Waiting for players',
  open: (n: number) => `${count(n, 'seat is', 'seats are')} still open. The game starts when everyone sits.`,
  invited: 'You are invited',
  free: 'open',
  you: 'you',
  bot: 'bot',
  invite: 'Send this link to whoever should join:',
  link: 'Invite link',
  shareTitle: (title: string) => `Play ${title} with me`,
  sitDown: 'Sit down',
};

export const seatLink = {
  open: 'Play on another device',
  intro: 'A private link moves your seat to another device or browser, in the middle of the game if you like.',
  once: 'It works once, and for whoever opens it first: send it to nobody but yourself. From then on you play there, and this browser watches.',
  make: 'Make a link',
  link: 'Private link to your seat',
  title: 'Play on here',
  question: 'This link moves a seat in a running game to this browser. Wherever it was played until now, that browser watches from then on.',
  take: 'Take the seat here',
  another: 'A new link can be made in the game, by whoever holds the seat.',
};

export const links = {
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'The browser does not let this page copy. The link is selected: please copy it by hand.',
  share: 'Share',
};
