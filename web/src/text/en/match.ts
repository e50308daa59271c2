import { text as common } from '../en';
import { over, replay } from './lookingBack';
import { count, letter } from './words';

/** What is read at a table of any game: while others are waited for, while it is played, and when it is over. */
export const text = {
  ...common,

  match: {
    turn: (n: number) => `Turn ${n}`,
    yourMove: 'Your move',
    dock: 'The turn',
    board: 'board',
    notes: 'Hints and news',
    seatMoved: 'Your seat has moved to another browser; you are watching now.',
    connecting: 'Connecting…',
    lost: 'Connection lost, trying again…',
    connected: 'Connected',
    help: 'Help and keys',
    tabs: { turn: 'Turn', cards: 'Cards', orders: 'Orders', players: 'Players', world: 'World', log: 'Log' },
  },

  lobby: {
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
  },

  seatLink: {
    open: 'Play on another device',
    intro: 'A private link moves your seat to another device or browser, in the middle of the game if you like.',
    once: 'It works once, and for whoever opens it first: send it to nobody but yourself. From then on you play there, and this browser watches.',
    make: 'Make a link',
    link: 'Private link to your seat',
    title: 'Play on here',
    question: 'This link moves a seat in a running game to this browser. Wherever it was played until now, that browser watches from then on.',
    take: 'Take the seat here',
    another: 'A new link can be made in the game, by whoever holds the seat.',
  },

  players: {
    caption: 'Players',
    name: 'Name',
    territories: 'Territories',
    armies: 'Armies',
    income: 'Armies next turn',
    cards: 'Cards',
    you: 'you',
    yourself: 'You',
    bot: 'bot',
    team: (team: number) => `Team ${letter(team)}`,
    teamLetter: letter,
    away: 'away',
    out: 'out',
  },

  guide: {
    title: 'First game',
    off: 'No more hints',
    next: 'Got it',
  },

  keys: { space: 'Space' },

  over,
  replay,
};
