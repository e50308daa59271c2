import type { text as English } from '../en/admin';
import { text as common } from '../de';
import { and, count } from './words';
import type { Translation } from '../translation';

const day = new Intl.DateTimeFormat('de', { year: 'numeric', month: 'short', day: 'numeric' });
const moment = new Intl.DateTimeFormat('de', { dateStyle: 'medium', timeStyle: 'short' });

const MARKS: Record<string, string> = { muted: 'stumm', banned: 'gesperrt', operator: 'Betreiber' };
const ACTIONS: Record<string, (name: string) => string> = {
  reset: (name) => `Passwort von ${name} zurücksetzen`,
  mute: (name) => `${name} stummschalten`,
  unmute: (name) => `Stummschaltung von ${name} aufheben`,
  ban: (name) => `${name} sperren`,
  unban: (name) => `Sperre von ${name} aufheben`,
};

const admin: Translation<(typeof English)['admin']> = {
  title: 'Konten',
  find: 'Konten suchen',
  part: 'Teil des Namens',
  search: 'Suchen',
  create: 'Konto anlegen',
  name: 'Name',
  accounts: 'Konten',
  made: (name, password) => `${name} kann sich jetzt mit dem Passwort ${password} anmelden (wird nur einmal angezeigt).`,
  since: (date) => `seit ${day.format(date)}`,
  marks: (marks) => Object.keys(marks).filter((mark) => marks[mark]).map((mark) => MARKS[mark] ?? mark),
  reset: 'Passwort zurücksetzen',
  mute: 'Stummschalten',
  unmute: 'Stumm aufheben',
  ban: 'Sperren',
  unban: 'Entsperren',
  to: (action, name) => ACTIONS[action](name),
  reports: 'Meldungen',
  reportOf: (reporter, reported) => `${reporter} hat ${reported} gemeldet`,
  at: (date) => moment.format(date),
  deleteMessage: 'Nachricht löschen',
  muteFor: 'Stumm für',
  hours: (n) => (n < 24 ? count(n, 'Stunde', 'Stunden') : count(n / 24, 'Tag', 'Tage')),
  muted: (date) => `Stumm bis ${moment.format(date)}`,
  handled: 'Als erledigt markieren',
  noReports: 'Keine.',
  flags: 'Auffällige Spiele',
  flagsWhy: 'Gewertete Spiele, in denen zwei Spieler dieselbe Adresse hatten oder sich nie angriffen. Beides beweist nichts.',
  flag: (kind, players) => `${and(players)}: ${kind === 'truce' ? 'haben sich nie angegriffen' : 'dieselbe Adresse'}`,
  noFlags: 'Keine.',
};

export const text: Translation<typeof English> = { ...common, admin };
