import { and, capital, count } from './en/words';

/** What is read on every page, in English. The folder beside it has what only some of them need. */
const ago = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

export const text = {
  brand: 'Strategos',
  title: (page?: string) => (page ? `${page} · Strategos` : 'Strategos'),
  fewer: 'Fewer',
  more: 'More',
  close: 'Close',
  dismiss: 'Dismiss',
  loading: 'One moment…',
  again: 'Try again',
  unreachable: 'The server cannot be reached. Please try again.',
  refused: (message: string, seconds: number | null) => {
    const sentence = capital(message);
    return seconds === null ? sentence : `${sentence} (try again in ${count(seconds, 'second', 'seconds')})`;
  },

  home: {
    tagline: 'Play Risk: free, open, with exact odds.',
    play: 'Play',
    newGame: 'New game…',
    studio: 'Map studio',
    how: 'How to play',
    running: 'Your games',
    yourTurn: 'Your turn',
    theirTurn: 'In play',
    won: (names: string[]) => `${and(names)} won`,
    youWon: 'You won',
    draw: 'A draw',
    notBegun: 'Not begun',
    turn: (n: number) => `turn ${n}`,
    all: (n: number) => `Show all ${n}`,
    ago: (n: number, unit: 'minute' | 'hour' | 'day') => ago.format(-n, unit),
    justNow: 'just now',
    highlights: [
      ['Your game stays', 'Reload, close the lid, come back tomorrow: it is where you left it.'],
      ['Bring a friend', 'Send the link of a game with an open seat, and they sit down.'],
    ],
  },

  pages: {
    unknown: 'There is no such page.',
    missing: 'There is no such game here. Perhaps the link lost a letter.',
    toHome: 'To the start page',
  },

  ownName: { label: 'Your name', placeholder: 'Guest' },

  pace: 'Pace of the bots',
  paces: { slow: 'Slow', normal: 'Normal', fast: 'Fast' },

  theme: { system: 'Colours: as the system', light: 'Colours: light', dark: 'Colours: dark' },

  links: {
    copy: 'Copy',
    copied: 'Copied',
    notCopied: 'The browser does not let this page copy. The link is selected: please copy it by hand.',
    share: 'Share',
  },
};
