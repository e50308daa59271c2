/** All that a reader of the client reads, in English. */

import { aims } from './en/aims';
import { boards } from './en/boards';
import { economy, events } from './en/extensions';
import { over, replay } from './en/lookingBack';
import { families, links, lobby, newGame, seatLink } from './en/meeting';
import { morris } from './en/morris';
import { orders } from './en/orders';
import { rules } from './en/rules';
import { and, armies, count, letter, oneDecimal } from './en/words';

export const text = {
  brand: 'Strategos',
  title: (page?: string) => (page ? `${page} · Strategos` : 'Strategos'),
  neutral: 'neutral',
  somebody: 'somebody out of sight',
  unknown: '?',
  plus: (n: number) => `+${n}`,
  percent: (part: number) => {
    const percent = part * 100;
    if (percent > 0 && percent < 0.1) return '< 0.1 %';
    if (percent < 100 && percent > 99.9) return '> 99.9 %';
    return `${percent >= 10 && percent <= 90 ? Math.round(percent) : percent.toLocaleString('en', { maximumFractionDigits: 1 })} %`;
  },
  armies,
  armiesLost: (n: number) => `−${oneDecimal(n)}`,
  fewer: 'Fewer',
  more: 'More',
  close: 'Close',
  dismiss: 'Dismiss',
  loading: 'One moment…',
  again: 'Try again',
  unreachable: 'The server cannot be reached. Please try again.',
  refused: (message: string, seconds: number | null) => {
    const sentence = message.charAt(0).toUpperCase() + message.slice(1);
    return seconds === null ? sentence : `${sentence} (try again in ${count(seconds, 'second', 'seconds')})`;
  },

  home: {
    tagline: 'Conquest board games, open and exact.',
    play: 'Play',
    playDetail: 'Four seats on the world, three of them bots. No account.',
    morris: 'Nine Men’s Morris',
    morrisDetail: 'A duel on an old board, against a bot.',
    newGame: 'New game…',
    studio: 'Map studio',
    running: 'Your games',
    yourTurn: 'Your turn',
    theirTurn: 'In play',
    over: 'Finished',
    notBegun: 'Not begun',
    turn: (n: number) => `turn ${n}`,
    what: [
      ['Exact odds', 'Every attack shows its true chance before you commit, computed, never guessed.'],
      ['Your game stays', 'Reload, close the lid, come back tomorrow: it is where you left it.'],
      ['A player that learns', 'In Nine Men’s Morris, one of the bots remembers every game it played, yours included.'],
      ['Bring a friend', 'Send the link of a game with an open seat, and they sit down.'],
    ],
  },

  pages: {
    unknown: 'There is no such page.',
    missing: 'There is no such game here. Perhaps the link lost a letter.',
    toHome: 'To the start page',
  },

  match: {
    turn: (n: number) => `Turn ${n}`,
    yourMove: 'Your move',
    dock: 'The turn',
    side: 'Players, continents and log',
    seatMoved: 'Your seat has moved to another browser; you are watching now.',
    connecting: 'Connecting…',
    lost: 'Connection lost, trying again…',
    connected: 'Connected',
    pace: 'Pace of the bots',
    paces: { slow: 'Slow', normal: 'Normal', fast: 'Fast' },
    help: 'Help and keys',
    theme: { system: 'Colours: as the system', light: 'Colours: light', dark: 'Colours: dark' },
    tabs: { turn: 'Turn', cards: 'Cards', orders: 'Orders', players: 'Players', world: 'World', log: 'Log' },
  },

  boards,

  phases: { label: 'Phases of a turn', reinforce: 'Reinforce', attack: 'Attack', fortify: 'Fortify' },

  board: {
    label: (title: string) => `${title}, the board. Arrow keys move between territories, letters jump to a name, Enter chooses.`,
    role: 'board',
    bonus: (n: number) => `+${n}`,
    change: (n: number) => (n < 0 ? `−${-n}` : `+${n}`),
    free: 'free',
    yours: 'yours',
    ofYourTeam: (name: string) => `${name} of your team`,
    yourCapital: 'your capital',
    capitalOf: (name: string) => `capital of ${name}`,
    unseen: 'not in sight',
    zoomIn: 'Closer',
    zoomOut: 'Farther',
    whole: 'Whole board',
    border: (name: string, owner: string, n: number) => (n > 0 ? `${name} (${owner}, ${n})` : name),
    borderUnseen: (name: string) => `${name} (not in sight)`,
    territory: (it: { name: string; owner: string; armies: number | null; staged: number; capitalOf: string | null; boosts: string | null; continent: string; borders: string[] }) =>
      `${it.name}, ${it.owner}${it.armies === null ? '' : `, ${armies(it.armies)}`}${it.staged > 0 ? `, ${it.staged} of them being placed` : ''}${it.capitalOf === null ? '' : `, ${it.capitalOf}`}${it.boosts === null ? '' : `, ${it.boosts}`}, ${it.continent}. ${it.borders.length === 0 ? 'No border leads out of it' : `Borders ${it.borders.join(', ')}`}`,
  },

  panel: {
    claim: 'Choose a free territory to claim.',
    nameCapital: 'Choose one of your territories as your capital.',
    settle: (n: number) => `Choose a territory of yours for one army. ${armies(n)} left to place.`,
    settleNeutral: 'Choose a neutral territory for one of its armies.',
    armiesToPlace: (n: number) => (n === 1 ? 'army to place' : 'armies to place'),
    reinforce: 'Press your own territories to place armies, one at a time. Nothing counts until you confirm.',
    mustTrade: 'You hold so many cards that a set has to be traded first.',
    all: 'All',
    moreOn: (name: string) => `One more on ${name}`,
    fewerOn: (name: string) => `One fewer on ${name}`,
    undo: 'Undo',
    confirmPlacing: 'Confirm',
    attackFrom: 'Choose a territory to attack from, or an enemy to attack.',
    attackTo: (name: string) => `Attack from ${name}: choose one of the lit neighbours.`,
    chance: 'Chance to take it',
    cost: 'Expected loss',
    rollGroup: 'Roll',
    roll: (dice: number) => `Roll ${count(dice, 'die', 'dice')}`,
    blitz: 'Blitz',
    stopAt: 'When the blitz stops',
    stops: { left: 'armies left', rounds: 'rounds', losses: 'armies lost' },
    notKnown: '–',
    lookingUp: '…',
    letGo: 'Let go (Esc)',
    endTrading: 'Go on to attack',
    trade: 'You may turn in a set of cards; what it brings is placed at once.',
    noSets: 'Your cards hold no set yet.',
    endAttack: 'End attack',
    endTurn: 'End turn',
    occupy: (name: string) => `${name} is yours. How many armies move in?`,
    occupyAmount: 'Armies that move in',
    move: (n: number) => `Move ${n}`,
    stays: (name: string, n: number) => `${armies(n)} ${n === 1 ? 'stays' : 'stay'} in ${name}.`,
    fortifyFrom: 'Move armies once, or end your turn: choose where from.',
    fortifyTo: (name: string) => `From ${name}: choose where to.`,
    fortifyNone: 'No armies can move.',
    fortifyAmount: 'Armies that move',
    underAttack: (name: string) => `${name} is under attack.`,
    attackDice: (n: number) => `The attacker rolls ${count(n, 'die', 'dice')}.`,
    defend: (n: number) => `Defend with ${n}`,
    playing: (name: string) => `${name} is playing.`,
    working: 'The dice are rolling…',
    dealing: 'The board is being dealt…',
    out: 'You are out; the others play on.',
    skip: 'Skip ahead',
    skipToMe: 'Skip to my turn',
    standing: 'When attacked',
    standings: { 'always-two': 'Two dice', 'always-one': 'One die', ask: 'Ask me' },
  },

  dice: {
    rolling: 'The dice are rolling',
    lost: (n: number) => (n === 0 ? '±0' : `−${n}`),
    fell: (it: { attackFaces: number[]; defendFaces: number[]; attackerLosses: number; defenderLosses: number }) =>
      `Attack ${it.attackFaces.join(', ')}, lost ${it.attackerLosses}; defence ${it.defendFaces.join(', ')}, lost ${it.defenderLosses}`,
  },

  cards: {
    yours: 'Your cards',
    none: 'No cards yet: conquer a territory in your turn to draw one.',
    wild: 'Wild',
    owned: 'You hold this territory',
    types: { infantry: 'infantry', cavalry: 'cavalry', artillery: 'artillery', wild: 'wild' },
    card: (it: { name: string; type: 'infantry' | 'cavalry' | 'artillery' | 'wild'; owned: boolean }) =>
      it.type === 'wild' ? 'Wild card' : `${it.name}, ${it.type}${it.owned ? ', a territory of yours' : ''}`,
    trade: (n: number) => `Trade for ${armies(n)}`,
    tradeBest: (n: number) => `Trade a set: ${n}`,
    noSet: 'Pick three that match',
    extra: (n: number) => `and ${n} on`,
    extraOn: (n: number, name: string) => `and ${n} on ${name}`,
    next: (n: number) => `The next set brings ${n}.`,
  },

  players: {
    caption: 'Players',
    name: 'Name',
    territories: 'Territories',
    armies: 'Armies',
    income: 'Armies next turn',
    cards: 'Cards',
    you: 'you',
    yourself: 'You',
    bot: 'bot',
    team: (team: number) => `Team ${letter(team)}`,
    teamLetter: letter,
    away: 'away',
    out: 'out',
  },

  aims,
  economy,
  events,

  continents: {
    caption: 'Continents',
    of: (own: number, all: number) => `${own}/${all}`,
    held: (name: string) => `held by ${name}`,
    show: (name: string) => `Show ${name} on the board`,
  },

  log: {
    caption: 'Log',
    empty: 'What happens is written here.',
    turn: (turn: number, name: string) => `Turn ${turn} · ${name}`,
    claimed: (territory: string) => `claims ${territory}`,
    placed: (placements: { name: string; armies: number }[]) => placements.map(({ name, armies: n }) => `+${n} ${name}`).join(', '),
    traded: (n: number) => `trades a set for ${armies(n)}`,
    battle: (from: string, to: string) => `${from} → ${to}`,
    conquered: 'taken',
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
    capital: (territory: string) => `names ${territory} as capital`,
    mission: (mission: string) => `draws a mission: ${mission}`,
    voted: { end: 'agrees to end the game', 'go-on': 'would rather go on' },
    won: (names: string[], how: string) => `${and(names)} ${names.length === 1 ? 'wins' : 'win'} the game${how && `: ${how}`}`,
  },

  summary: {
    title: 'Since your last turn',
    quiet: 'Nobody attacked anyone.',
    quietInFog: 'You saw nobody attack anyone.',
    taken: (by: string, territories: string[]) => `${by} took ${and(territories)} from you.`,
    held: (territories: string[]) => `You held ${and(territories)}.`,
    lost: (n: number) => `You lost ${armies(n)} defending.`,
    elsewhere: (by: string, n: number) => `${by} took ${count(n, 'territory', 'territories')} elsewhere.`,
    continent: (name: string, continent: string, isHeld: boolean) =>
      isHeld ? `${name} now holds ${continent}.` : `${name} lost ${continent}.`,
    ownContinent: (continent: string, isHeld: boolean) => (isHeld ? `You now hold ${continent}.` : `You lost ${continent}.`),
    eliminated: (name: string, by: string) => `${by} eliminated ${name}.`,
  },

  announce: {
    yourMove: {
      claim: 'Your move: claim a territory.',
      'name-capital': 'Your move: name your capital.',
      settle: 'Your move: place one army.',
      reinforce: (n: number) => `Your turn: ${armies(n)} to place.`,
      trade: 'You may trade a set of cards, or go on to attack.',
      attack: 'You may attack.',
      defend: (name: string) => `${name} is under attack. Choose your dice.`,
      occupy: (name: string) => `You took ${name}. Choose how many armies move in.`,
      fortify: 'You may move armies once, or end your turn.',
      orders: (n: number) => (n > 0 ? `Give your orders: ${armies(n)} to deploy.` : 'Give your orders.'),
      none: '',
    },
    battle: (who: string, from: string, to: string, outcome: string, losses: string) => `${who}: ${from} to ${to}, ${outcome}, ${losses}.`,
    line: (who: string, line: string) => `${who}: ${line}.`,
  },

  families,
  morris,
  newGame,
  orders,
  rules,
  lobby,
  seatLink,
  links,
  over,
  replay,

  guide: {
    title: 'First game',
    off: 'No more hints',
    next: 'Got it',
    hints: {
      claim: 'Territories come one by one. Whole continents pay armies every turn, small ones are easier to hold.',
      settle: 'Spread your armies along your borders; inner territories need only one.',
      reinforce:
        'Every turn begins with new armies. Press your own territories to place them: where you want to attack, or where a neighbour is strong.',
      attack:
        'Press one of your territories, then an enemy beside it. The panel shows the exact chance before you roll. Take at least one territory a turn: it earns a card.',
      occupy: 'The armies that move in can attack on from there. Leave only what must stay behind.',
      fortify: 'Once a turn, armies may move between joined territories of yours. Bring those from the inside to the border.',
      cards: 'Three cards that match are a set: trade it for armies at the start of a turn. Sets grow dearer as the game goes on.',
      orders: orders.guide,
      wait: 'The others play now. Follow them in the log, or skip to your next turn.',
    },
  },

  help: {
    title: 'How to play',
    goal: 'Take every territory. A turn has three phases: place new armies, attack as often as you like, then move armies once.',
    points: [
      'New armies come by the number of your territories and for every continent you hold whole.',
      'In an attack both sides roll dice. The highest are compared pair by pair; a tie goes to the defender.',
      'Whoever takes a territory in a turn draws a card at its end; three that match bring armies.',
      'Whoever loses the last territory is out, and the victor gets the cards.',
    ],
    keysTitle: 'Keys',
    keys: [
      ['← ↑ → ↓', 'go from territory to territory'],
      ['a … z', 'go to a territory by its name'],
      ['Enter', 'choose a territory; confirm'],
      ['Shift Enter', 'place all armies there'],
      ['+ −', 'more, fewer'],
      ['Backspace', 'undo a placement'],
      ['1 2 3', 'roll with so many dice'],
      ['0', 'blitz'],
      ['.', 'end attack, end turn'],
      ['Esc', 'let go'],
      ['Space', 'skip to my turn'],
      ['[ ] \\', 'farther, closer, whole board'],
      ['Shift ← ↑ → ↓', 'move the board'],
      ['?', 'this help'],
    ],
    guideAgain: 'Show the hints of the first game again',
  },

  keys: { space: 'Space' },
};
