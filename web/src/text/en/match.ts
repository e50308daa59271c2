import { text as common } from '../en';
import { over } from './lookingBack';
import { time } from './time';
import { count, letter } from './words';

/** The texts of a match of any game: in the lobby, in play, and when it is over. */
export const text = {
  ...common,

  match: {
    turn: (n: number) => `Turn ${n}`,
    watching: (n: number) => `${n} watching`,
    yourMove: 'Your move',
    dock: 'Actions',
    board: 'board',
    notes: 'Tips and news',
    seatMoved: 'Your seat moved to another browser. You can watch here.',
    connecting: 'Connecting…',
    lost: 'Connection lost. Reconnecting…',
    connected: 'Connected',
    help: 'Help and keys',
    sound: { on: 'Mute sounds', off: 'Unmute sounds' },
    tabs: { turn: 'Turn', cards: 'Cards', orders: 'Orders', players: 'Players', world: 'World', log: 'Log' },
  },

  lobby: {
    title: 'Waiting for players',
    open: (n: number) => `${count(n, 'seat is', 'seats are')} still open. The game starts when all seats are taken.`,
    invited: 'You are invited',
    free: 'open',
    you: 'you',
    bot: 'bot',
    link: 'Invite link',
    shareTitle: (title: string) => `Play ${title} with me`,
    sitDown: 'Join game',
    fill: (n: number) => (n === 1 ? 'Fill the seat with a bot' : 'Fill the seats with bots'),
    list: 'Let anyone join',
    listed: 'Your game is in the lobby now.',
    botsIn: (seconds: number) => `Bots take the empty seats in ${count(seconds, 'second', 'seconds')}.`,
    cancel: 'Cancel game',
    cancelled: 'Game cancelled.',
    leave: 'Leave game',
    left: 'You left the game.',
    local: 'This server accepts connections from this computer only, so the link does not work elsewhere.',
    remedy: (command: string) => `To play with others, restart it with ${command} and open it at this computer’s address.`,
  },

  seatLink: {
    open: 'Play on another device',
    intro: 'Use a private link to move your seat to another device or browser, even in the middle of a game.',
    once: 'The link works once, for the first person who opens it, so keep it to yourself. Afterwards you play there, and this browser only watches.',
    make: 'Create link',
    link: 'Private link to your seat',
    title: 'Continue here',
    question: 'This link moves your seat in a running game to this browser. The other browser then only watches.',
    take: 'Play here',
    another: 'You can create a new link in the browser that has the seat.',
  },

  replacing: {
    open: 'Replace',
    title: (name: string) => `Replace ${name}`,
    intro: (name: string) => `${name} loses the seat for good. A bot can play on, or you invite someone else; the game then waits for them.`,
    bot: 'Give the seat to a bot',
    someone: 'Invite someone else',
  },

  screen: {
    passTo: (name: string) => `Pass the screen to ${name}`,
    covered: 'The previous player’s view is hidden.',
    open: (name: string) => `I am ${name}`,
  },

  resigning: {
    open: 'Resign',
    title: 'Resign this game?',
    stay: 'Keep playing',
    draw: 'Offer a draw',
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

  hint: {
    ask: 'Hint',
    about: 'What the strongest bot would do, and why',
    why: 'Why?',
    play: 'Play this',
    close: 'Close',
  },

  guide: {
    title: 'Tip',
    off: 'Turn off tips',
    next: 'Got it',
  },

  keys: { space: 'Space' },

  over,
  time,
};
