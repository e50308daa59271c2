import { text } from '../en';

/** The texts about the chances to win in a finished game of Risk. */
export const chances = {
  title: 'Chance to win',
  intro: 'How likely each player was to win at the start of each turn, estimated by a network trained on games between bots.',
  chart: 'Chance in percent',
  turningPoints: 'Turning points',
  turn: (turn: number, mover: string) => (mover ? `Turn ${turn}, ${mover}` : `Turn ${turn}`),
  fell: (name: string, before: number, after: number) => `${name} falls from ${text.percent(before)} to ${text.percent(after)}`,
  none: 'There is no estimate for games with these rules.',
};
