import type { Translation } from '../../../../text/translation';
import { text } from '../de';
import type { chances as English } from '../en/chances';

export const chances: Translation<typeof English> = {
  title: 'Gewinnchance',
  intro: 'Wie wahrscheinlich der Sieg jedes Spielers zu Beginn jedes Zuges war, geschätzt von einem Netz, das mit Spielen zwischen Bots trainiert wurde.',
  chart: 'Chance in Prozent',
  turningPoints: 'Wendepunkte',
  turn: (turn, mover) => (mover ? `Zug ${turn}, ${mover}` : `Zug ${turn}`),
  fell: (name, before, after) => `${name} fällt von ${text.percent(before)} auf ${text.percent(after)}`,
  none: 'Für Spiele nach diesen Regeln gibt es keine Schätzung.',
};
