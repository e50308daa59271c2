import type { WorldEvent } from '../../wire/types';

/** What is read of money, and of what happens to all. */

const signed = (n: number) => (n < 0 ? `−${-n}` : `+${n}`);

export const economy = {
  column: 'Treasury',
  treasury: (n: number) => `Your treasury holds ${n < 0 ? `−${-n}` : n}`,
  forecast: (n: number) => `${signed(n)} when your next turn begins`,
  debt: 'In debt you roll one die less.',
  debtAhead: 'That would be a debt: you would roll one die less.',
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
