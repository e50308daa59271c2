import type { time as English } from '../en/time';
import { count } from './words';
import type { Translation } from '../translation';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const twoDigits = (n: number) => String(n).padStart(2, '0');

/** A span of time in words: *90 Sekunden*, *5 Minuten*. */
function span(seconds: number): string {
  return seconds > 90 && seconds % MINUTE === 0 ? count(seconds / MINUTE, 'Minute', 'Minuten') : count(seconds, 'Sekunde', 'Sekunden');
}

/** A clock: *0:41*, *12:05*, *3 Std. 20 min*, *2 T 4 Std.* */
function clock(millis: number): string {
  const seconds = Math.ceil(millis / 1_000);
  if (seconds >= DAY) return `${Math.floor(seconds / DAY)} T ${Math.floor((seconds % DAY) / HOUR)} Std.`;
  if (seconds >= HOUR) return `${Math.floor(seconds / HOUR)} Std. ${Math.floor((seconds % HOUR) / MINUTE)} min`;
  return `${Math.floor(seconds / MINUTE)}:${twoDigits(seconds % MINUTE)}`;
}

export const time: Translation<typeof English> = {
  title: 'Bedenkzeit',
  none: 'Keine Uhr',
  live: 'Live',
  correspondence: 'Fernpartie',
  control: (control) =>
    control.kind === 'live'
      ? `${span(control.turnSeconds)} pro Zug${control.bankSeconds > 0 ? `, ${span(control.bankSeconds)} Reserve` : ''}`
      : `${count(control.turnDays, 'Tag', 'Tage')} pro Zug`,
  detail: (control) => {
    if (control === null) return 'Wer weggeht, wird von einem Bot vertreten, bis er zurück ist.';
    if (control.kind === 'correspondence') return 'Niemand muss anwesend sein. Ist die Zeit für einen Zug um, spielt ihn ein Bot.';
    const gain = control.conquestSeconds > 0 ? ` Jede Eroberung bringt ${span(control.conquestSeconds)}.` : '';
    return `Ist die Zeit für einen Zug um, läuft die Reserve. Ist auch sie leer, spielt ein Bot den Zug zu Ende.${gain}`;
  },
  clock,
  left: 'Restzeit',
  bank: (millis) => `+${clock(millis)}`,
  bankTitle: 'Reserve',
  bot: (name) => `Bot für ${name}`,
  botIn: (millis) => `abwesend, Bot in ${clock(millis)}`,
  tookOver: (name) => `Für ${name} spielt jetzt ein Bot.`,
  isBack: (name) => `${name} spielt wieder selbst.`,
  finishing: 'Ein Bot spielt für dich. Ab deinem nächsten Zug spielst du wieder selbst.',
  kept: 'Du hast zwei Züge verpasst, darum spielt ein Bot für dich.',
  takeBack: 'Selbst weiterspielen',
  soon: (seconds) => `Noch ${count(seconds, 'Sekunde', 'Sekunden')}`,
};
