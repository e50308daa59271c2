import type { WorldEvent } from '../../../../wire/types';
import { count } from '../../../../text/en/words';

/** The texts of money and events. */

const signed = (n: number) => (n < 0 ? `−${-n}` : `+${n}`);

export const economy = {
  column: 'Treasury',
  treasury: (n: number) => `Your treasury holds ${n < 0 ? `−${-n}` : n}`,
  forecast: (n: number) => `${signed(n)} at the start of your next turn`,
  debt: (grade: number) =>
    grade > 1 ? `You are in debt: you roll one die fewer, and your highest die loses ${grade - 1}.` : 'You are in debt: you roll one die fewer.',
  debtAhead: 'You would be in debt and roll one die fewer.',
  deserted: (n: number) => `${count(n, 'army', 'armies')} deserted at the start of your turn.`,
  deserters: (n: number) => `${count(n, 'army', 'armies')} would desert, because you could not pay them.`,
  money: (n: number) => (n < 0 ? `−${-n}` : String(n)),
  change: (n: number) => `${signed(n)} next turn`,
};

const about: Record<WorldEvent, string> = {
  harvest: 'You get one more army for every 4 territories.',
  famine: 'You get half as many new armies.',
  plague: 'Territories with more than 10 armies lose half of them.',
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
