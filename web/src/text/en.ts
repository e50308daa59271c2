import { and, capital, count } from './en/words';

/** The texts of every page, in English. The folder beside it has those that load later. */
const ago = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

export const text = {
  /** The language of these texts, as in `<html lang>`. */
  language: 'en',
  brand: 'Strategos',
  title: (page?: string) => (page ? `${page} · Strategos` : 'Strategos'),
  fewer: 'Fewer',
  more: 'More',
  close: 'Close',
  dismiss: 'Dismiss',
  loading: 'Loading…',
  again: 'Try again',
  unreachable: 'Cannot reach the server. Please try again.',
  refused: (message: string, seconds: number | null) => {
    const sentence = capital(message);
    return seconds === null ? sentence : `${sentence} (try again in ${count(seconds, 'second', 'seconds')})`;
  },

  home: {
    tagline: 'Play Risk for free, with exact odds.',
    play: 'Play',
    newGame: 'New game…',
    lobby: 'Play with others',
    boards: 'Boards',
    studio: 'Map studio',
    how: 'How to play',
    waiting: 'Your turn',
    wait: (n: number) => `${count(n, 'game is waiting', 'games are waiting')} for you`,
    players: 'Best players',
    dice: 'Dice',
    running: 'Your games',
    remove: (title: string) => `Remove ${title} from the list`,
    yourTurn: 'Your turn',
    theirTurn: 'In progress',
    practice: 'Practice',
    won: (names: string[]) => `${and(names)} won`,
    youWon: 'You won',
    draw: 'Draw',
    notBegun: 'Not started',
    turn: (n: number) => `turn ${n}`,
    all: (n: number) => `Show all ${n}`,
    ago: (n: number, unit: 'minute' | 'hour' | 'day') => ago.format(-n, unit),
    justNow: 'just now',
    highlights: [
      ['Saved as you play', 'Reload, close the browser, come back tomorrow: your game is where you left it.'],
      ['Play with friends', 'Leave seats open, send the link, and they can join.'],
    ],
  },

  pages: {
    unknown: 'Page not found.',
    missing: 'Game not found. Check that the link is complete.',
    toHome: 'Go to the home page',
  },

  account: { signIn: 'Sign in' },

  ownName: { label: 'Your name', placeholder: 'Guest' },

  pace: 'Bot speed',
  paces: { slow: 'Slow', normal: 'Normal', fast: 'Fast' },

  settings: 'Settings',
  theme: { system: 'Theme: system', light: 'Theme: light', dark: 'Theme: dark' },

  links: {
    copy: 'Copy',
    copied: 'Copied',
    notCopied: 'Your browser did not allow copying. The link is selected, so you can copy it yourself.',
    share: 'Share',
  },
};
