import type { text as English } from '../en/chat';
import { text as common } from '../de';
import { count } from './words';
import type { Translation } from '../translation';

const time = new Intl.DateTimeFormat('de', { hour: 'numeric', minute: '2-digit' });
const day = new Intl.DateTimeFormat('de', { month: 'short', day: 'numeric' });
const isToday = (date: Date) => date.toDateString() === new Date().toDateString();
const unread = (n: number) => count(n, 'ungelesene Nachricht', 'ungelesene Nachrichten');

const chat: Translation<typeof English>['chat'] = {
  title: 'Chat',
  open: (n) => (n === 0 ? 'Chat' : `Chat, ${unread(n)}`),
  unread,
  messages: 'Nachrichten',
  none: 'Noch keine Nachrichten.',
  deleted: 'Von einem Betreiber gelöscht.',
  write: 'Nachricht schreiben',
  send: 'Senden',
  quick: 'Schnelle Antworten',
  phrases: {
    hello: 'Hallo!',
    'good-luck': 'Viel Glück!',
    'nice-move': 'Guter Zug!',
    thanks: 'Danke!',
    sorry: 'Tut mir leid!',
    'one-moment': 'Moment…',
    'good-game': 'Gutes Spiel!',
  },
  to: 'Wer es lesen kann',
  channels: { match: 'Alle', team: 'Team' },
  at: (date) => (isToday(date) ? time.format(date) : `${day.format(date)}, ${time.format(date)}`),
  options: (name) => `Optionen zu dieser Nachricht von ${name}`,
  mute: (name) => `Nachrichten von ${name} ausblenden`,
  unmute: (name) => `Nachrichten von ${name} anzeigen`,
  others: 'Spieler ausblenden oder melden',
  hide: 'Ausblenden',
  show: 'Anzeigen',
  report: 'Melden',
  reporting: (name) => `${name} melden`,
  reportedTo: 'Die Betreiber dieses Servers sehen das Spiel, die Namen, deinen Grund und die Nachricht.',
  reason: 'Was ist los?',
  sendReport: 'Meldung abschicken',
  reported: 'Danke. Die Betreiber sehen es sich an.',
  readers: { match: 'Zuschauer lesen mit.', team: 'Das kann nur dein Team lesen.' },
  onlyPlayers: 'Nur Mitspieler können schreiben.',
  stored: 'Nachrichten werden 30 Tage gespeichert, gemeldete, bis ein Betreiber sie angesehen hat.',
};

export const text: Translation<typeof English> = { ...common, chat };
