import type { TurnPhase } from '../../../wire/types';
import { text as match } from '../../../text/en/match';
import { armies, count, oneDecimal } from '../../../text/en/words';
import { aims } from './en/aims';
import { boards } from './en/boards';
import { economy, events } from './en/extensions';
import { over } from './en/lookingBack';
import { orders } from './en/orders';
import { announce, log, summary } from './en/telling';

/** The texts of a game of Risk. */
export const text = {
  ...match,

  side: 'Players, continents and log',
  neutral: 'neutral',
  neutralName: 'Neutral',
  neutralArmies: 'Neutral armies belong to nobody. They defend, but never attack.',
  somebody: 'someone out of sight',
  unknown: '?',
  plus: (n: number) => `+${n}`,
  percent: (part: number) => {
    const percent = part * 100;
    if (percent > 0 && percent < 0.1) return '< 0.1 %';
    if (percent < 100 && percent > 99.9) return '> 99.9 %';
    return `${percent >= 10 && percent <= 90 ? Math.round(percent) : percent.toLocaleString('en', { maximumFractionDigits: 1 })} %`;
  },
  armiesLost: (n: number) => `−${oneDecimal(n)}`,

  phasesLabel: 'Phases of a turn',
  phases: {
    reinforce: 'Reinforce',
    trade: 'Trade',
    attack: 'Attack',
    fortify: 'Fortify',
    'draw-card': 'Card',
    orders: orders.phases.give,
    execute: orders.phases.execute,
  } satisfies Record<TurnPhase, string>,

  board: {
    label: (title: string) => `${title}, the board. Arrow keys move between territories, letters jump to a name, Enter chooses.`,
    bonus: (n: number) => `+${n}`,
    change: (n: number) => (n < 0 ? `−${-n}` : `+${n}`),
    free: 'free',
    yours: 'yours',
    ofYourTeam: (name: string) => `${name} of your team`,
    yourCapital: 'your capital',
    capitalOf: (name: string) => `capital of ${name}`,
    unseen: 'not in sight',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    whole: 'Whole board',
    border: (name: string, owner: string, n: number) => (n > 0 ? `${name} (${owner}, ${n})` : name),
    borderUnseen: (name: string) => `${name} (not in sight)`,
    territory: (it: { name: string; owner: string; armies: number | null; staged: number; capitalOf: string | null; boosts: string | null; pays: string | null; continent: string; borders: string[] }) =>
      `${it.name}, ${it.owner}${it.armies === null ? '' : `, ${armies(it.armies)}`}${it.staged > 0 ? `, ${it.staged} of them being placed` : ''}${it.capitalOf === null ? '' : `, ${it.capitalOf}`}${it.boosts === null ? '' : `, ${it.boosts}`}${it.pays === null ? '' : `, ${it.pays}`}, ${it.continent}. ${it.borders.length === 0 ? 'No borders lead out' : `Borders ${it.borders.join(', ')}`}`,
  },

  panel: {
    claim: 'Choose a free territory to claim.',
    nameCapital: 'Choose one of your territories as your capital.',
    settle: (n: number) => `Choose one of your territories for one army. ${armies(n)} left to place.`,
    settleNeutral: 'Choose a neutral territory for one of its armies.',
    armiesToPlace: (n: number) => (n === 1 ? 'army to place' : 'armies to place'),
    reinforce: 'Press your territories to place armies one by one, then confirm.',
    mustTrade: 'You hold too many cards. Trade a set first.',
    all: 'All',
    moreOn: (name: string) => `One more on ${name}`,
    fewerOn: (name: string) => `One fewer on ${name}`,
    undo: 'Undo',
    confirmPlacing: 'Confirm',
    attackFrom: 'Choose a territory to attack from, or an enemy to attack.',
    attackTo: (name: string) => `Attack from ${name}: choose a highlighted neighbour.`,
    chance: 'Chance to win',
    cost: 'Expected loss',
    rollGroup: 'Roll',
    roll: (dice: number) => `Roll ${count(dice, 'die', 'dice')}`,
    blitz: 'Blitz',
    stopAt: 'When the blitz stops',
    stopBrief: 'stop at',
    stops: { left: 'armies left', rounds: 'rounds', losses: 'armies lost' },
    lookingUp: '…',
    noOdds: 'no odds',
    letGo: 'Cancel (Esc)',
    endTrading: 'Start attacking',
    trade: 'You can trade a set of cards and place its armies now.',
    noSets: 'You have no set yet.',
    endAttack: 'End attack',
    endTurn: 'End turn',
    confirmEnd: 'Press again to end your turn',
    occupy: (name: string) => `${name} is yours. How many armies will you move in?`,
    occupyAmount: 'Armies to move in',
    move: (n: number) => `Move ${n}`,
    stays: (name: string, n: number) => `${armies(n)} ${n === 1 ? 'stays' : 'stay'} in ${name}.`,
    fortifyFrom: 'Choose a territory to move armies from, or end your turn.',
    fortifyTo: (name: string) => `From ${name}: choose where to go.`,
    fortifyNone: 'You cannot move any armies.',
    fortifyAmount: 'Armies to move',
    underAttack: (name: string) => `${name} is under attack.`,
    attackDice: (n: number) => `The attacker rolls ${count(n, 'die', 'dice')}.`,
    defend: (n: number) => `Defend with ${n}`,
    playing: (name: string) => `${name} is playing.`,
    working: 'The dice are rolling…',
    dealing: 'The board is being dealt…',
    out: 'You are out. The others play on.',
    skip: 'Skip ahead',
    skipToMe: 'Skip to my turn',
    standing: 'When attacked',
    standings: { 'always-two': 'Two dice', 'always-one': 'One die', ask: 'Ask me' },
  },

  /** The characters of the bots, by name. */
  characters: {
    otto: 'Easy: holds a continent, but cannot resist a good chance',
    tilda: 'Easy: digs in on a continent and waits',
    rufus: 'Normal: gathers one large army and charges',
    nora: 'Normal: takes what looks cheap, and never thinks two battles ahead',
    basil: 'Hard: counts armies, and attacks when it pays',
    petra: 'Expert: plans whole turns and forgets nothing',
  } as Readonly<Record<string, string>>,

  dice: {
    rolling: 'The dice are rolling',
    lost: (n: number) => (n === 0 ? '±0' : `−${n}`),
    fell: (it: { attackFaces: number[]; defendFaces: number[]; attackerLosses: number; defenderLosses: number }) =>
      `Attack ${it.attackFaces.join(', ')}, lost ${it.attackerLosses}; defence ${it.defendFaces.join(', ')}, lost ${it.defenderLosses}`,
  },

  cards: {
    yours: 'Your cards',
    none: 'No cards yet. Take a territory on your turn to draw one.',
    wild: 'Wild',
    owned: 'You hold this territory',
    types: { infantry: 'infantry', cavalry: 'cavalry', artillery: 'artillery', wild: 'wild' },
    card: (it: { name: string; type: 'infantry' | 'cavalry' | 'artillery' | 'wild'; owned: boolean }) =>
      it.type === 'wild' ? 'Wild card' : `${it.name}, ${it.type}${it.owned ? ', your territory' : ''}`,
    trade: (n: number) => `Trade for ${armies(n)}`,
    tradeBest: (n: number) => `Trade a set for ${n}`,
    noSet: 'Pick three that match',
    extra: (n: number) => `and ${n} on`,
    extraOn: (n: number, name: string) => `and ${n} on ${name}`,
    next: (n: number) => `The next set is worth ${n}.`,
  },

  continents: {
    caption: 'Continents',
    of: (own: number, all: number) => `${own}/${all}`,
    held: (name: string) => `held by ${name}`,
    show: (name: string) => `Show ${name} on the board`,
  },

  conquest: {
    guide: {
      claim: 'Players claim one by one. Whole continents pay armies every turn; small ones are easier to hold.',
      settle: 'Put your armies on your borders. Inner territories need only one.',
      reinforce:
        'You start every turn with new armies. Press your territories to place them: where you want to attack, or next to a strong enemy.',
      attack:
        'Press one of your territories, then an enemy next to it. The panel shows your exact chance. Take at least one territory per turn to draw a card.',
      occupy: 'Armies that move in can attack from there. Leave behind only what you need.',
      fortify: 'Once per turn you can move armies between connected territories. Bring them from the inside to your borders.',
      cards: 'Three matching cards are a set. Trade it for armies at the start of your turn. Later sets are worth more.',
      orders: orders.guide,
      wait: 'The others are playing now. Follow them in the log, or skip to your turn.',
    },

  },

  aims,
  announce,
  boards,
  economy,
  events,
  log,
  orders,
  over,
  summary,
};
