import { text as common } from '../en';
import { count } from './words';

const month = new Intl.DateTimeFormat('en', { year: 'numeric', month: 'long' });
const day = new Intl.DateTimeFormat('en', { year: 'numeric', month: 'short', day: 'numeric' });

const account = {
  ...common.account,
  title: 'Account',
  register: 'Create account',
  name: 'Name',
  nameHint: '2 to 20 letters, digits, hyphens and underscores',
  password: 'Password',
  passwordHint: 'At least 8 characters',
  why: 'An account keeps your games on every device. The games that you have played in this browser move to it.',
  noMail: 'There is no e-mail to reset a password: keep yours safe, or ask the operator of this server.',
  guest: 'Play as a guest',
  guestWhy: 'Choose the name that others see. It stays with this browser.',
  saveName: 'Save name',
  nameSaved: 'Name saved.',
  signedIn: (name: string) => `Signed in as ${name}.`,
  signOut: 'Sign out',
  profile: 'Your profile',
  admin: 'Manage accounts',
  changePassword: 'Change password',
  current: 'Current password',
  next: 'New password',
  changed: 'Password changed. Other browsers have been signed out.',
  data: 'Your data',
  dataWhy: 'Everything that this server stores about you: your games, statistics, ratings, settings and blocks. Each game can be downloaded from its replay.',
  download: 'Download',
  blocked: 'Blocked players',
  blockedWhy: 'You and a player that you have blocked cannot join the same game. Block players on their profiles.',
  none: 'You have not blocked anybody.',
  unblock: 'Unblock',
  unblockName: (name: string) => `Unblock ${name}`,
  deletion: 'Delete account',
  deletionWhy:
    'Deletes your name, password, ratings, settings and blocks. Games stay for those who played with you, with “Deleted player” in your seat. This cannot be undone.',
};

/** Accounts that programs of a player use. */
const bots = {
  title: 'Bot accounts',
  why: 'A program of yours can play on this server with an account of its own. It identifies itself with a token. Anyone who has the token can play as the bot.',
  requests: 'What programs can do here',
  name: 'Name of the bot',
  create: 'Create bot account',
  renew: 'New token',
  renewOf: (name: string) => `New token for ${name}`,
  revoke: 'Revoke token',
  revokeOf: (name: string) => `Revoke token for ${name}`,
  issued: (name: string) => `The token for ${name}. Copy it now: it will not be shown again.`,
};

/** Profiles and leaderboards. */
const player = {
  programOf: 'Bot of',
  since: (date: Date) => `Playing since ${month.format(date)}`,
  date: (date: Date) => day.format(date),
  manage: 'Manage your account',
  block: 'Block',
  unblock: 'Unblock',
  isBlocked: 'You have blocked this player: you cannot join the same game.',
  nothing: 'No finished games yet.',
  ratings: 'Ratings',
  statistics: 'Statistics',
  history: 'Games',
  rules: 'Rules',
  games: 'Games',
  wins: 'Won',
  share: 'Share',
  game: (title: string, size: number) => `${title}, ${size} players`,
  ratedGames: (n: number) => count(n, 'rated game', 'rated games'),
  provisional: 'still uncertain',
  graph: (game: string) => `Rating in ${game} after each game`,
  won: (wins: number, draws: number) => (draws === 0 ? String(wins) : `${wins}, ${count(draws, 'draw', 'draws')}`),
  outcomes: { won: 'Won', drawn: 'Draw', lost: 'Lost' },
  more: 'Show more',
  best: 'Best players',
  place: 'Place',
  player: 'Player',
  rating: 'Rating',
  noneRated: 'No rated games yet. A game is rated if every player has an account and it uses an unchanged preset on a built-in board.',
  explained:
    'A rating starts at 1500, and ± shows how uncertain it is. Players are ranked by a cautious estimate, the rating they almost certainly exceed. Games are rated if every player has an account and the game uses an unchanged preset on a built-in board.',
};

export const text = { ...common, account, bots, player };
