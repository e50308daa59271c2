import type { text as English } from '../en/lobby';
import { text as common } from '../de';
import { count } from './words';
import type { Translation } from '../translation';

export const text: Translation<typeof English> = {
  ...common,

  lobby: {
    title: 'Mit anderen spielen',
    quick: 'Schnelles Spiel',
    rules: 'Regeln',
    seats: 'Spieler',
    wait: 'Bots füllen freie Plätze nach',
    waits: (seconds) => (seconds === 0 ? 'nie' : seconds < 60 ? `${seconds} s` : `${seconds / 60} min`),
    find: 'Mitspieler suchen',
    open: 'Offene Spiele',
    noneOpen: 'Gerade wartet niemand. Starte ein schnelles Spiel, dann finden es andere hier.',
    join: 'Mitspielen',
    free: (free, seats) => `${count(free, 'Platz', 'Plätze')} von ${seats} frei`,
    live: 'Spiele zum Zuschauen',
    noneLive: 'Gerade läuft kein öffentliches Spiel.',
    watch: 'Zuschauen',
    programNamed: (name) => `${name} (Bot)`,
    turn: (n) => `Zug ${n}`,
    private: 'Nur mit Freunden spielen? Starte ein neues Spiel mit freien Plätzen und schick ihnen den Link.',
    newGame: 'Neues Spiel…',
  },
};
