import { count } from '../../../../text/de/words';
import type { Translation } from '../../../../text/translation';
import type { advice as English } from '../en/advice';

export const advice: Translation<typeof English> = {
  place: (to) => `Einen Stein auf ${to} setzen`,
  move: (from, to) => `Von ${from} nach ${to} ziehen`,
  take: (from) => `Den Stein auf ${from} schlagen`,
  closes: 'Schließt eine Mühle.',
  stops: 'Verhindert eine Mühle.',
  wins: (moves) => `Gewinnt in ${count(moves, 'Zug', 'Zügen')}.`,
  loses: (moves) => `Verliert in ${count(moves, 'Zug', 'Zügen')}, wenn der Gegner es sieht.`,
  chance: (percent) => `Siegchance: ${percent} %`,
  next: (others) => `andere Züge: ${others}`,
  other: (move, percent) => `${move}, ${percent} %`,
};
