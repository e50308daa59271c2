import type { WorldEvent } from '../../../../wire/types';
import { count } from '../../../../text/en/words';

/** What is read of money, and of what happens to all. */

const signed = (n: number) => (n < 0 ? `−${-n}` : `+${n}`);

export const economy = {
  column: 'Treasury',
  treasury: (n: number) => `Your treasury holds ${n < 0 ? `−${-n}` : n}`,
  forecast: (n: number) => `${signed(n)} when your next turn begins`,
  debt: (grade: number) =>
    grade > 1 ? `In debt you roll one die less, and ${grade - 1} is taken from your highest die.` : 'In debt you roll one die less.',
  debtAhead: 'You would be in debt, and roll one die less.',
  deserted: (n: number) => `${count(n, 'army', 'armies')} deserted when your turn began.`,
  deserters: (n: number) => `${count(n, 'army', 'armies')} would desert: you could not pay them.`,
  money: (n: number) => (n < 0 ? `−${-n}` : String(n)),
  change: (n: number) => `${signed(n)} next turn`,
};

const about: Record<WorldEvent, string> = {
  harvest: 'Turns begin with one more army for every 4 territories.',
  famine: 'Turns begin with half the armies.',
  plague: 'Half the armies are lost wherever more than 10 stood.',
  morale: 'Attackers add 1 to their highest die.',
  entrenchment: 'Defenders add 1 to their highest die.',
  uprising: 'All armies but one are lost.',
};

const titles: Record<WorldEvent, string> = {
  harvest: 'Harvest.',
  famine: 'Famine.',
  plague: 'Plague.',
  morale: 'High spirits.',
  entrenchment: 'Entrenchment.',
  uprising: 'Uprising.',
};

export const events = {
  titles,
  about: (event: WorldEvent, place: string | null) => (place === null ? about[event] : `${place}: ${about[event].toLowerCase()}`),
  line: (event: WorldEvent, place: string | null) => `${titles[event]} ${events.about(event, place)}`,
};
