import { text as common } from '../en';
import { count } from './words';

const time = new Intl.DateTimeFormat('en', { hour: 'numeric', minute: '2-digit' });
const day = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric' });
const isToday = (date: Date) => date.toDateString() === new Date().toDateString();
const unread = (n: number) => count(n, 'unread message', 'unread messages');

const chat = {
  title: 'Chat',
  open: (n: number) => (n === 0 ? 'Chat' : `Chat, ${unread(n)}`),
  unread,
  messages: 'Messages',
  none: 'No messages yet.',
  deleted: 'Deleted by an operator.',
  write: 'Write a message',
  send: 'Send',
  quick: 'Quick phrases',
  phrases: {
    hello: 'Hello!',
    'good-luck': 'Good luck!',
    'nice-move': 'Nice move!',
    thanks: 'Thanks!',
    sorry: 'Sorry!',
    'one-moment': 'One moment…',
    'good-game': 'Good game!',
  },
  to: 'Who can read it',
  channels: { match: 'Everyone', team: 'Team' },
  at: (date: Date) => (isToday(date) ? time.format(date) : `${day.format(date)}, ${time.format(date)}`),
  options: (name: string) => `Options for this message from ${name}`,
  mute: (name: string) => `Hide messages from ${name}`,
  unmute: (name: string) => `Show messages from ${name}`,
  others: 'Hide or report players',
  hide: 'Hide',
  show: 'Show',
  report: 'Report',
  reporting: (name: string) => `Report ${name}`,
  reportedTo: 'The operators of this server will see the match, the names, your reason and the message.',
  reason: 'What is wrong?',
  sendReport: 'Send report',
  reported: 'Thank you. The operators will look at it.',
  readers: { match: 'Spectators can read this too.', team: 'Only your team can read this.' },
  onlyPlayers: 'Only players can write.',
  stored: 'Messages are stored for 30 days, reported ones until an operator has looked at them.',
};

export const text = { ...common, chat };
