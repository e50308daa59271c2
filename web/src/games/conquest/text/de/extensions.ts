import type { economy as EnglishEconomy, events as EnglishEvents } from '../en/extensions';
import type { WorldEvent } from '../../../../wire/types';
import type { Translation } from '../../../../text/translation';

const signed = (n: number) => (n < 0 ? `−${-n}` : `+${n}`);

export const economy: Translation<typeof EnglishEconomy> = {
  column: 'Kasse',
  treasury: (n) => `In deiner Kasse: ${n < 0 ? `−${-n}` : n}`,
  forecast: (n) => `${signed(n)} zu Beginn deines nächsten Zuges`,
  debt: (grade) =>
    grade > 1
      ? `Du hast Schulden: Du wirfst einen Würfel weniger, und dein höchster verliert ${grade - 1}.`
      : 'Du hast Schulden: Du wirfst einen Würfel weniger.',
  debtAhead: 'Du hättest Schulden und würdest einen Würfel weniger werfen.',
  deserted: (n) => (n === 1 ? 'Zu Beginn deines Zuges ist 1 Armee desertiert.' : `Zu Beginn deines Zuges sind ${n} Armeen desertiert.`),
  deserters: (n) =>
    n === 1 ? '1 Armee würde desertieren, weil du sie nicht bezahlen könntest.' : `${n} Armeen würden desertieren, weil du sie nicht bezahlen könntest.`,
  money: (n) => (n < 0 ? `−${-n}` : String(n)),
  change: (n) => `${signed(n)} im nächsten Zug`,
};

const about: Record<WorldEvent, string> = {
  harvest: 'Du bekommst eine Armee mehr für je 4 Gebiete.',
  famine: 'Du bekommst nur halb so viele neue Armeen.',
  plague: 'Gebiete mit mehr als 10 Armeen verlieren die Hälfte.',
  morale: 'Angreifer zählen 1 zu ihrem höchsten Würfel dazu.',
  entrenchment: 'Verteidiger zählen 1 zu ihrem höchsten Würfel dazu.',
  uprising: 'Alle Armeen bis auf eine gehen verloren.',
};

const titles: Record<WorldEvent, string> = {
  harvest: 'Ernte.',
  famine: 'Hungersnot.',
  plague: 'Seuche.',
  morale: 'Kampfgeist.',
  entrenchment: 'Schanzen.',
  uprising: 'Aufstand.',
};

export const events: Translation<typeof EnglishEvents> = {
  titles,
  about: (event, place) => (place === null ? about[event] : `${place}: ${about[event]}`),
  line: (event, place) => `${titles[event]} ${events.about(event, place)}`,
};
