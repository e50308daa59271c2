import { capital, count } from './words';

/** The texts of the rules that a new game can change, by their names in ruleset files. */

export interface RuleWords {
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
    about: 'Extra armies for each player, besides one per territory. By default, more players get fewer each.',
    values: { table: 'By number of players' },
    number: (n) => `${n}`,
    brief: (value) => (value === 'table' ? 'first armies by number of players' : `${value} first armies each`),
  },
  'armies-each': {
    title: 'Armies on each territory',
    about: 'Armies on every territory at the start.',
    values: {},
    number: (n) => `${n}`,
    brief: (value) => `${value} on each territory`,
  },
  'starting-territories': {
    title: 'Starting territories',
    about: 'Territories that each player starts with. The rest of the board is neutral and never attacks.',
    values: { all: 'All' },
    number: (n) => `${n}`,
    brief: (value) => (value === 'all' ? 'the whole board is dealt' : `${value} starting territories each`),
  },
  'neutral-armies': {
    title: 'Neutral armies',
    about: 'Armies on each territory that no player starts with.',
    values: {},
    number: (n) => `${n}`,
    brief: (value) => `${value} on neutral territories`,
  },
  sight: {
    title: 'Sight',
    about: 'In fog you see your own territories and their neighbours only.',
    values: { open: 'Open', fog: 'Fog' },
    brief: (value) => (value === 'fog' ? 'fog' : 'open sight'),
  },
  teams: {
    title: 'Teams',
    about: 'Seats are assigned to teams in turn. You cannot attack team-mates, and a team wins together.',
    values: { '0': 'None' },
    number: (n) => `${n}`,
    brief: (value) => (value === '0' ? 'no teams' : count(Number(value), 'team', 'teams')),
  },
  'team-sight': {
    title: 'Teams in fog',
    about: 'Team-mates can share what they see.',
    values: { own: 'Own sight', shared: 'Shared sight' },
    brief: (value) => (value === 'shared' ? 'shared sight' : 'own sight'),
  },
  goal: {
    title: 'Goal',
    about: 'Take the world, take every capital, or complete a secret mission.',
    values: { territories: 'Territories', capitals: 'Capitals', missions: 'Missions' },
    brief: (value) => value,
  },
  'win-share': {
    title: 'Share needed to win',
    about: 'The share of all territories that wins the game.',
    values: { '100': 'All' },
    number: (n) => `${n} %`,
    brief: (value) => `${value} % wins`,
  },
  'round-limit': {
    title: 'Rounds',
    about: 'After the last round, the player with the most territories wins.',
    values: { '0': 'No limit' },
    number: (n) => `${n}`,
    brief: (value) => (value === '0' ? 'no round limit' : count(Number(value), 'round', 'rounds')),
  },
  'vote-to-end': {
    title: 'Vote to end',
    about: 'The game ends early when all remaining players agree: the leader wins, or it is a draw. Without a vote, no draw can be offered.',
    values: { none: 'No', allowed: 'The leader wins', draw: 'A draw' },
    brief: (value) => ({ allowed: 'vote to end', draw: 'vote for a draw' })[value] ?? 'no vote',
  },
  'card-drawn': {
    title: 'Cards',
    about: 'When you draw a card for taking a territory.',
    values: { 'after-attacking': 'After attacking', 'after-fortifying': 'At the end', never: 'None' },
    brief: (value) => (value === 'never' ? 'no cards' : 'cards'),
  },
  'set-values': {
    title: 'Card sets',
    about: 'Each set is worth more than the last, or has a fixed value: 4, 6 or 8 armies, 10 for one of each.',
    values: { 'fixed 4, 6, 8, 10': 'Fixed' },
    word: () => 'Growing',
    brief: (value) => (value.startsWith('fixed') ? 'fixed sets' : 'growing sets'),
  },
  orders: {
    title: 'Giving orders',
    about: 'Everyone at once and in secret, or one order each in turn, in the open.',
    values: { together: 'All at once', 'round-robin': 'In turn' },
    brief: (value) => (value === 'round-robin' ? 'orders in turn' : 'orders at once'),
  },
  fortify: {
    title: 'Moving armies',
    about: 'Once between connected territories, once between neighbours, many moves of one step, or none.',
    values: { connected: 'Connected', adjacent: 'Neighbours', many: 'Many', none: 'None' },
    brief: (value) =>
      ({ connected: 'moves between connected territories', adjacent: 'moves to neighbours', many: 'many moves', none: 'no moves' })[value] ?? value,
  },
  luck: {
    title: 'Luck',
    about: 'How much of each battle is left to chance. Without luck, both sides lose exactly the expected number of armies.',
    values: { '100': 'Full', '0': 'None' },
    number: (n) => `${n} %`,
    brief: (value) => (value === '0' ? 'no luck' : `${value} % luck`),
  },
  'order-cards': {
    title: 'Cards',
    about: 'Conquer a territory to draw a card for a special order: bomb, airlift, blockade, reinforcement or diplomacy.',
    values: { drawn: 'Drawn', none: 'None' },
    brief: (value) => (value === 'none' ? 'no cards' : 'cards'),
  },
  economy: {
    title: 'Economy',
    about: 'Territories pay and armies cost. Large stacks and armies that are cut off cost more. Debt weakens your armies, and unpaid ones desert.',
    values: { off: 'No', on: 'Yes' },
    brief: (value) => (value === 'on' ? 'economy' : 'no economy'),
  },
  'cut-off-costs': {
    title: 'Cut-off armies',
    about: 'The extra cost of each army that is cut off from your largest group.',
    values: { '0': 'Nothing' },
    number: (n) => `+${n}`,
    brief: (value) => (value === '0' ? 'no cost for cut-off armies' : `cut-off armies cost +${value}`),
  },
  'treasury-limit': {
    title: 'Debt limit',
    about: 'Turns of pay that you can save or owe. Beyond the limit armies desert; without one, any debt costs you one die.',
    values: { '0': 'None' },
    number: (n) => count(n, 'turn', 'turns'),
    brief: (value) => (value === '0' ? 'no debt limit' : `debt limit of ${count(Number(value), 'turn', 'turns')}`),
  },
  'events-every': {
    title: 'Events',
    about: 'Every few rounds, an event changes the rules for everyone.',
    values: { '0': 'None', '1': 'Every round' },
    number: (n) => `Every ${n}`,
    brief: (value) => (value === '0' ? 'no events' : value === '1' ? 'events every round' : `events every ${value} rounds`),
  },
  boosts: {
    title: 'Boosts',
    about: 'Some territories give extra armies or strength to the player who holds them.',
    values: { off: 'No', on: 'Yes' },
    brief: (value) => (value === 'on' ? 'boosts' : 'no boosts'),
  },
  blocked: {
    title: 'Blocked territories',
    about: 'Territories to remove from the board before the game.',
    values: { '0': 'None' },
    number: (n) => `${n}`,
    brief: (value) => `${value} blocked territories`,
  },
};

export const rules = {
  more: 'More rules',
  chosen: (n: number) => (n === 0 ? 'unchanged' : `${n} changed`),
  reset: 'Reset all',
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
