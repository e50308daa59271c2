import { text as common } from '../en';
import { count } from './words';

/** The texts of the lobby. */
export const text = {
  ...common,

  lobby: {
    title: 'Play with others',
    quick: 'Quick match',
    rules: 'Rules',
    seats: 'Players',
    wait: 'Bots take empty seats after',
    waits: (seconds: number) => (seconds === 0 ? 'never' : seconds < 60 ? `${seconds} s` : `${seconds / 60} min`),
    find: 'Find players',
    open: 'Open games',
    noneOpen: 'Nobody is waiting at the moment. Start a quick match, and others will find it here.',
    join: 'Join',
    free: (free: number, seats: number) => `${count(free, 'seat', 'seats')} of ${seats} free`,
    live: 'Games to watch',
    noneLive: 'No public game is being played at the moment.',
    watch: 'Watch',
    programNamed: (name: string) => `${name} (bot)`,
    turn: (n: number) => `turn ${n}`,
    private: 'To play with friends only, start a new game with open seats and send them the link.',
    newGame: 'New game…',
  },
};
