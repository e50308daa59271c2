import type { TimeControl } from '../../wire/types';
import { count } from './words';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const twoDigits = (n: number) => String(n).padStart(2, '0');

/** A span of time in words: *90 seconds*, *5 minutes*. */
function span(seconds: number): string {
  return seconds > 90 && seconds % MINUTE === 0 ? count(seconds / MINUTE, 'minute', 'minutes') : count(seconds, 'second', 'seconds');
}

/** A clock: *0:41*, *12:05*, *3 h 20 min*, *2 d 4 h*. */
function clock(millis: number): string {
  const seconds = Math.ceil(millis / 1_000);
  if (seconds >= DAY) return `${Math.floor(seconds / DAY)} d ${Math.floor((seconds % DAY) / HOUR)} h`;
  if (seconds >= HOUR) return `${Math.floor(seconds / HOUR)} h ${Math.floor((seconds % HOUR) / MINUTE)} min`;
  return `${Math.floor(seconds / MINUTE)}:${twoDigits(seconds % MINUTE)}`;
}

/** The texts about time. */
export const time = {
  title: 'Time',
  none: 'No clock',
  live: 'Live',
  correspondence: 'By correspondence',
  control: (control: TimeControl) =>
    control.kind === 'live'
      ? `${span(control.turnSeconds)} per turn${control.bankSeconds > 0 ? `, ${span(control.bankSeconds)} in the bank` : ''}`
      : `${count(control.turnDays, 'day', 'days')} per turn`,
  detail: (control: TimeControl | null) => {
    if (control === null) return 'A bot plays for players who leave, until they are back.';
    if (control.kind === 'correspondence') return 'Players need not be online at the same time. When the time for a turn is up, a bot plays it.';
    const gain = control.conquestSeconds > 0 ? ` Each conquest adds ${span(control.conquestSeconds)}.` : '';
    return `When the time for a turn is up, the bank is used. When that is empty, a bot plays the rest of the turn.${gain}`;
  },
  clock,
  left: 'Time left',
  bank: (millis: number) => `+${clock(millis)}`,
  bankTitle: 'In the bank',
  bot: (name: string) => `bot for ${name}`,
  botIn: (millis: number) => `away, bot in ${clock(millis)}`,
  tookOver: (name: string) => `A bot is playing for ${name} now.`,
  isBack: (name: string) => `${name} is back.`,
  finishing: 'A bot is finishing this turn for you. The next one is yours again.',
  kept: 'You missed two turns, so a bot is playing for you.',
  takeBack: 'Take back my seat',
  soon: (seconds: number) => `${count(seconds, 'second', 'seconds')} left`,
};
