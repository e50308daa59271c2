import { text as common } from '../en';
import { and, capital, count } from './words';

const day = new Intl.DateTimeFormat('en', { year: 'numeric', month: 'short', day: 'numeric' });
const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

const admin = {
  title: 'Accounts',
  find: 'Find accounts',
  part: 'Part of the name',
  search: 'Search',
  create: 'Create account',
  name: 'Name',
  accounts: 'Accounts',
  made: (name: string, password: string) => `${name} can now sign in with the password ${password} (shown only once).`,
  since: (date: Date) => `since ${day.format(date)}`,
  marks: (marks: Record<string, boolean>) => Object.keys(marks).filter((mark) => marks[mark]),
  reset: 'Reset password',
  mute: 'Mute',
  unmute: 'Unmute',
  ban: 'Ban',
  unban: 'Unban',
  to: (action: string, name: string) => (action === 'reset' ? `Reset password of ${name}` : `${capital(action)} ${name}`),
  reports: 'Reports',
  reportOf: (reporter: string, reported: string) => `${reporter} reported ${reported}`,
  at: (date: Date) => moment.format(date),
  deleteMessage: 'Delete message',
  muteFor: 'Mute for',
  hours: (n: number) => (n < 24 ? count(n, 'hour', 'hours') : count(n / 24, 'day', 'days')),
  muted: (date: Date) => `Muted until ${moment.format(date)}`,
  handled: 'Mark as handled',
  noReports: 'None.',
  flags: 'Flagged games',
  flagsWhy: 'Rated games in which two players used the same address, or never attacked each other. Neither is proof of cheating.',
  flag: (kind: string, players: string[]) => `${and(players)}: ${kind === 'truce' ? 'never attacked each other' : 'same address'}`,
  noFlags: 'None.',
};

export const text = { ...common, admin };
