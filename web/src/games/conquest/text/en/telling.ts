import { and, armies, count } from '../../../../text/en/words';

/** The texts of what happened in a game of Risk: in the log, since the last turn, and read aloud. */

export const log = {
  caption: 'Log',
  empty: 'Nothing has happened yet.',
  turn: (turn: number, name: string) => `Turn ${turn} · ${name}`,
  claimed: (name: string, territory: string) => `${name} claims ${territory}`,
  setUp: (name: string, placements: string) => `${name}: ${placements}`,
  placed: (placements: { name: string; armies: number }[]) => placements.map(({ name, armies: n }) => `+${n} ${name}`).join(', '),
  traded: (n: number) => `trades a set for ${armies(n)}`,
  battle: (from: string, to: string) => `${from} → ${to}`,
  conquered: (name: string) => `taken from ${name}`,
  latest: 'Latest',
  held: 'held',
  losses: (attacker: number, defender: number) => `−${attacker} / −${defender}`,
  lossesLong: (attacker: number, defender: number) => `attacker lost ${attacker}, defender lost ${defender}`,
  fortified: (from: string, to: string, n: number) => `${n} moved: ${from} → ${to}`,
  drew: (card: string | null) => (card ? `draws a card: ${card}` : 'draws a card'),
  unseen: 'acts out of sight',
  glimpsedFrom: (territory: string) => `acts from ${territory}, out of sight`,
  glimpsedTo: (territory: string) => `comes to ${territory}, out of sight`,
  eliminated: (name: string, by: string) => `${name} is eliminated by ${by}`,
  continent: (name: string, continent: string, isHeld: boolean) =>
    isHeld ? `${name} holds ${continent}` : `${name} no longer holds ${continent}`,
  capital: (name: string, territory: string) => `${name} names ${territory} as capital`,
  mission: (name: string, mission: string) => `${name} draws a mission: ${mission}`,
  voted: {
    end: (name: string) => `${name} agrees to end the game`,
    'go-on': (name: string) => `${name} wants to keep playing`,
  },
  deserted: (name: string, n: number) => `${name} cannot pay: ${armies(n)} ${n === 1 ? 'deserts' : 'desert'}`,
  resigned: (name: string) => `${name} resigns`,
  won: (names: string[], how: string) =>
    names.length === 0 ? `The game is over${how && `: ${how}`}` : `${and(names)} ${names.length === 1 ? 'wins' : 'win'} the game${how && ` ${how}`}`,
};

export const summary = {
  title: 'Since your last turn',
  soFar: 'So far',
  quiet: 'Nobody attacked.',
  quietInFog: 'You saw no attacks.',
  taken: (by: string, territories: string[]) => `${by} took ${and(territories)} from you.`,
  held: (territories: string[]) => `You held ${and(territories)}.`,
  lost: (n: number) => `You lost ${armies(n)} defending.`,
  ownTaken: (territories: string[]) => `You took ${and(territories)}.`,
  ownFailed: (territories: string[]) => `Your ${territories.length === 1 ? 'attack' : 'attacks'} on ${and(territories)} failed.`,
  elsewhere: (by: string, n: number) =>
    n === 0 ? `${by} attacked elsewhere and failed.` : `${by} took ${count(n, 'territory', 'territories')} elsewhere.`,
  continent: (name: string, continent: string, isHeld: boolean) =>
    isHeld ? `${name} now holds ${continent}.` : `${name} lost ${continent}.`,
  ownContinent: (continent: string, isHeld: boolean) => (isHeld ? `You now hold ${continent}.` : `You lost ${continent}.`),
  eliminated: (name: string, by: string) => `${by} eliminated ${name}.`,
};

export const announce = {
  yourMove: {
    claim: 'Your move: claim a territory.',
    'name-capital': 'Your move: name your capital.',
    settle: 'Your move: place one army.',
    reinforce: (n: number) => `Your turn: ${armies(n)} to place.`,
    trade: 'You can trade a set of cards, or start attacking.',
    attack: 'You can attack.',
    defend: (name: string) => `${name} is under attack. Choose your dice.`,
    occupy: (name: string) => `You took ${name}. Choose how many armies to move in.`,
    fortify: 'You can move armies once, or end your turn.',
    orders: (n: number) => (n > 0 ? `Give your orders: ${armies(n)} to deploy.` : 'Give your orders.'),
    none: '',
  },
  battle: (who: string, from: string, to: string, outcome: string, losses: string) => `${who}: ${[`${from} to ${to}`, outcome, losses].filter(Boolean).join(', ')}.`,
  news: (line: string) => `${line.replace(/\.$/, '')}.`,
  line: (who: string, line: string) => `${who}: ${line}.`,
};
