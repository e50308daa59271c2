import type { text as English } from '../en/account';
import { text as common } from '../de';
import { count } from './words';
import type { Translation } from '../translation';

const month = new Intl.DateTimeFormat('de', { year: 'numeric', month: 'long' });
const day = new Intl.DateTimeFormat('de', { year: 'numeric', month: 'short', day: 'numeric' });

const account: Translation<(typeof English)['account']> = {
  ...common.account,
  title: 'Konto',
  register: 'Konto anlegen',
  name: 'Name',
  nameHint: '2 bis 20 Buchstaben (ohne Umlaute), Ziffern, Binde- und Unterstriche',
  password: 'Passwort',
  passwordHint: 'Mindestens 8 Zeichen',
  why: 'Mit einem Konto hast du deine Spiele auf jedem Gerät. Die Spiele aus diesem Browser kommen mit.',
  noMail: 'Ein Passwort lässt sich nicht per E-Mail zurücksetzen: Bewahr deins gut auf oder frag den Betreiber dieses Servers.',
  guest: 'Als Gast spielen',
  guestWhy: 'Wähl den Namen, den die anderen sehen. Dieser Browser merkt ihn sich.',
  saveName: 'Namen speichern',
  nameSaved: 'Name gespeichert.',
  signedIn: (name) => `Angemeldet als ${name}.`,
  signOut: 'Abmelden',
  profile: 'Dein Profil',
  admin: 'Konten verwalten',
  changePassword: 'Passwort ändern',
  current: 'Bisheriges Passwort',
  next: 'Neues Passwort',
  changed: 'Passwort geändert. Andere Browser wurden abgemeldet.',
  data: 'Deine Daten',
  dataWhy: 'Alles, was dieser Server über dich speichert: Spiele, Statistik, Wertungen, Einstellungen und blockierte Spieler. Jedes Spiel kannst du in seiner Aufzeichnung herunterladen.',
  download: 'Herunterladen',
  blocked: 'Blockierte Spieler',
  blockedWhy: 'Du und ein Spieler, den du blockiert hast, könnt nicht am selben Spiel teilnehmen. Blockieren kannst du Spieler in ihrem Profil.',
  none: 'Du hast niemanden blockiert.',
  unblock: 'Freigeben',
  unblockName: (name) => `${name} freigeben`,
  deletion: 'Konto löschen',
  deletionWhy:
    'Löscht deinen Namen, dein Passwort, deine Wertungen, Einstellungen und Blockierungen. Spiele bleiben für deine Mitspieler erhalten, mit „Gelöschter Spieler“ auf deinem Platz. Das lässt sich nicht rückgängig machen.',
};

const bots: Translation<(typeof English)['bots']> = {
  title: 'Bot-Konten',
  why: 'Ein Programm von dir kann auf diesem Server mit einem eigenen Konto spielen. Es weist sich mit einem Token aus. Wer das Token hat, kann als der Bot spielen.',
  requests: 'Was Programme hier tun können',
  name: 'Name des Bots',
  create: 'Bot-Konto anlegen',
  renew: 'Neues Token',
  renewOf: (name) => `Neues Token für ${name}`,
  revoke: 'Token widerrufen',
  revokeOf: (name) => `Token widerrufen: ${name}`,
  issued: (name) => `Das Token von ${name}. Kopier es jetzt: Es wird nicht noch einmal angezeigt.`,
};

const player: Translation<(typeof English)['player']> = {
  programOf: 'Bot von',
  since: (date) => `Dabei seit ${month.format(date)}`,
  date: (date) => day.format(date),
  manage: 'Dein Konto verwalten',
  block: 'Blockieren',
  unblock: 'Freigeben',
  isBlocked: 'Du hast diesen Spieler blockiert: Ihr könnt nicht am selben Spiel teilnehmen.',
  nothing: 'Noch keine beendeten Spiele.',
  ratings: 'Wertungen',
  statistics: 'Statistik',
  history: 'Spiele',
  rules: 'Regeln',
  games: 'Spiele',
  wins: 'Siege',
  share: 'Anteil',
  game: (title, size) => `${title}, ${size} Spieler`,
  ratedGames: (n) => count(n, 'gewertetes Spiel', 'gewertete Spiele'),
  provisional: 'noch unsicher',
  graph: (game) => `Wertung in ${game} nach jedem Spiel`,
  won: (wins, draws) => (draws === 0 ? String(wins) : `${wins}, ${draws} unentschieden`),
  outcomes: { won: 'Gewonnen', drawn: 'Unentschieden', lost: 'Verloren' },
  more: 'Mehr anzeigen',
  best: 'Bestenliste',
  place: 'Platz',
  player: 'Spieler',
  rating: 'Wertung',
  noneRated: 'Noch keine gewerteten Spiele. Gewertet wird, wenn alle ein Konto haben, mit unveränderten Regeln auf einem mitgelieferten Brett.',
  explained:
    'Eine Wertung beginnt bei 1500, ± zeigt, wie unsicher sie ist. Sortiert wird nach der Wertung, die ein Spieler so gut wie sicher erreicht. Gewertet wird, wenn alle ein Konto haben, mit unveränderten Regeln auf einem mitgelieferten Brett.',
};

export const text: Translation<typeof English> = { ...common, account, bots, player };
