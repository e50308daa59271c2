import { capital, count } from './words';

/** What is read of the rules that a new game can choose, by the names that ruleset files have for them. */

interface RuleWords {
  title: string;
  about: string;
  values: Record<string, string>;
  /** What a value that is a number is called. */
  number?: (n: number) => string;
  /** What any other value is called. */
  word?: () => string;
  /** A value in a line that sums up a game's rules. */
  brief: (value: string) => string;
}

const settings: Record<string, RuleWords> = {
  'armies-to-place': {
    title: 'First armies',
    about: 'How many armies each player gets beside the one on each territory. The table gives fewer the more players there are.',
    values: { table: 'By the table' },
    number: (n) => `${n}`,
    brief: (value) => (value === 'table' ? 'first armies by the table' : `${value} first armies each`),
  },
  'armies-each': {
    title: 'Armies on each territory',
    about: 'How many armies every territory begins with.',
    values: {},
    number: (n) => `${n}`,
    brief: (value) => `${value} on each territory`,
  },
  'starting-territories': {
    title: 'Starting territories',
    about: 'How many territories each player starts with. The rest of the board is neutral and never attacks.',
    values: { all: 'All' },
    number: (n) => `${n}`,
    brief: (value) => (value === 'all' ? 'the whole board is shared' : `${value} starting territories each`),
  },
  'neutral-armies': {
    title: 'Neutral armies',
    about: 'How many armies are on each territory that no player starts with.',
    values: {},
    number: (n) => `${n}`,
    brief: (value) => `${value} on neutral territories`,
  },
  sight: {
    title: 'Sight',
    about: 'In fog you see your own territories and their neighbours, no more.',
    values: { open: 'Open', fog: 'Fog' },
    brief: (value) => (value === 'fog' ? 'fog' : 'open sight'),
  },
  teams: {
    title: 'Teams',
    about: 'Seats belong to teams in turn. Nobody attacks a team-mate, and a team wins together.',
    values: { '0': 'None' },
    number: (n) => `${n}`,
    brief: (value) => (value === '0' ? 'no teams' : count(Number(value), 'team', 'teams')),
  },
  'team-sight': {
    title: 'Teams in fog',
    about: 'Whether team-mates see what each of them sees.',
    values: { own: 'Own sight', shared: 'Shared sight' },
    brief: (value) => (value === 'shared' ? 'shared sight' : 'own sight'),
  },
  goal: {
    title: 'Aim',
    about: 'Take the world, take every capital, or fulfil a mission that only you know.',
    values: { territories: 'Territories', capitals: 'Capitals', missions: 'Missions' },
    brief: (value) => value,
  },
  'win-share': {
    title: 'Share that wins',
    about: 'How much of the world has to be held.',
    values: { '100': 'All' },
    number: (n) => `${n} %`,
    brief: (value) => `${value} % wins`,
  },
  'round-limit': {
    title: 'Rounds',
    about: 'After the last round whoever holds most has won.',
    values: { '0': 'No limit' },
    number: (n) => `${n}`,
    brief: (value) => (value === '0' ? 'no limit of rounds' : count(Number(value), 'round', 'rounds')),
  },
  'vote-to-end': {
    title: 'Vote to end',
    about: 'When all who are left agree, the game ends as it stands.',
    values: { none: 'No', allowed: 'Yes' },
    brief: (value) => (value === 'allowed' ? 'vote to end' : 'no vote'),
  },
  'card-drawn': {
    title: 'Cards',
    about: 'When whoever has taken a territory draws a card.',
    values: { 'after-attacking': 'After attacking', 'after-fortifying': 'At the end', never: 'None' },
    brief: (value) => (value === 'never' ? 'no cards' : 'cards'),
  },
  'set-values': {
    title: 'Sets of cards',
    about: 'Every set brings more than the one before, or as much as its cards say: 4, 6, 8, or 10 for one of each.',
    values: { 'fixed 4, 6, 8, 10': 'Fixed' },
    word: () => 'Growing',
    brief: (value) => (value.startsWith('fixed') ? 'fixed sets' : 'growing sets'),
  },
  orders: {
    title: 'Giving orders',
    about: 'All at once and in secret, or one order each in turn, for everyone to see.',
    values: { together: 'All at once', 'round-robin': 'In turn' },
    brief: (value) => (value === 'round-robin' ? 'orders in turn' : 'orders at once'),
  },
  fortify: {
    title: 'Moving armies',
    about: 'Between territories that your own join, between neighbours, many times one step, or not at all.',
    values: { connected: 'Joined', adjacent: 'Neighbours', many: 'Many', none: 'None' },
    brief: (value) =>
      ({ connected: 'moves between joined territories', adjacent: 'moves to neighbours', many: 'many moves', none: 'no moves' })[value] ?? value,
  },
  luck: {
    title: 'Luck',
    about: 'How much of a battle is rolled; the rest is what is to be expected.',
    values: { '100': 'All', '0': 'None' },
    number: (n) => `${n} %`,
    brief: (value) => (value === '0' ? 'no luck' : `${value} % luck`),
  },
  'order-cards': {
    title: 'Cards',
    about: 'Whoever conquers draws a card that gives an order: a bomb, an airlift, a blockade, armies or peace.',
    values: { drawn: 'Drawn', none: 'None' },
    brief: (value) => (value === 'none' ? 'no cards' : 'cards'),
  },
  economy: {
    title: 'Economy',
    about: 'Territories pay, armies cost; crowds and armies that are cut off cost more. Debts weaken your armies, and those you cannot pay desert.',
    values: { off: 'No', on: 'Yes' },
    brief: (value) => (value === 'on' ? 'economy' : 'no economy'),
  },
  'cut-off-costs': {
    title: 'Armies cut off',
    about: 'What an army costs more that is cut off from your largest force.',
    values: { '0': 'Nothing' },
    number: (n) => `+${n}`,
    brief: (value) => (value === '0' ? 'cut off at no cost' : `cut off costs ${value}`),
  },
  'treasury-limit': {
    title: 'Debt limit',
    about: 'How many turns’ pay you can save or owe. Beyond it armies desert; without a limit every debt costs one die.',
    values: { '0': 'None' },
    number: (n) => count(n, 'turn', 'turns'),
    brief: (value) => (value === '0' ? 'no debt limit' : `debt limit of ${count(Number(value), 'turn', 'turns')}`),
  },
  'events-every': {
    title: 'Events',
    about: 'Something happens to all, every so many rounds.',
    values: { '0': 'None', '1': 'Every round' },
    number: (n) => `Every ${n}`,
    brief: (value) => (value === '0' ? 'no events' : value === '1' ? 'events every round' : `events every ${value} rounds`),
  },
  boosts: {
    title: 'Boosts',
    about: 'Places of the board that bring supplies or power to whoever holds them.',
    values: { off: 'No', on: 'Yes' },
    brief: (value) => (value === 'on' ? 'boosts' : 'no boosts'),
  },
  blocked: {
    title: 'Blocked territories',
    about: 'So many are taken off the board before the game.',
    values: { '0': 'None' },
    number: (n) => `${n}`,
    brief: (value) => `${value} blocked`,
  },
};

export const rules = {
  more: 'More rules',
  chosen: (n: number) => (n === 0 ? 'as the rules above say' : `${n} changed`),
  reset: 'All as usual',
  title: (name: string) => settings[name]?.title ?? name,
  about: (name: string) => settings[name]?.about ?? '',
  value: (name: string, value: string) => {
    const words = settings[name];
    return words?.values[value] ?? words?.number?.(Number(value)) ?? words?.word?.() ?? value;
  },
  brief: (name: string, value: string) => settings[name]?.brief(value) ?? `${name} ${value}`,
  /** Why something cannot be chosen. */
  barred: (value: string, why: string) => `${value}: ${why}.`,
  refused: (why: string) => `${capital(why)}.`,
};
