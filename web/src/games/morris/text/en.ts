import { text as match } from '../../../text/en/match';
import { count } from '../../../text/en/words';

const beads = (n: number) => count(n, 'bead', 'beads');

const morris = {
  side: 'Players and log',
  board: {
    label: (title: string) => `${title}, the board. Arrow keys move between points, letters jump to a point, Enter chooses.`,
    empty: 'empty',
    yours: 'your bead',
    theirs: (name: string) => `bead of ${name}`,
    inMill: 'in a mill',
    point: (it: { name: string; what: string; mill: string; can: string; worth: string }) =>
      [it.name, it.what, it.mill, it.can, it.worth].filter(Boolean).join(', '),
    can: {
      place: 'you can place here',
      take: 'you can take it',
      from: 'you can move it',
      chosen: 'chosen',
      to: 'you can move here',
    },
  },

  panel: {
    place: 'Place a bead on any highlighted point.',
    left: (n: number) => `${beads(n)} left to place.`,
    move: 'Choose one of your beads to move.',
    moveTo: (point: string) => `From ${point}: choose a highlighted point.`,
    take: 'A mill! Take one of your opponent’s beads.',
    flyByMill: 'Your mill lets you fly once: move any bead to any empty point.',
    flyAtThree: 'You have three beads left, so they can fly: move one to any empty point.',
    drawIn: (moves: number) => `Draw in ${count(moves, 'move', 'moves')} unless a bead is taken.`,
    offered: (name: string) => `${name} offers a draw. Any move declines it.`,
    accept: 'Accept the draw',
    yourOffer: 'You have offered a draw. The offer ends when your opponent moves.',
    playing: (name: string) => `${name} is thinking.`,
    theirMill: (name: string) => `${name} closed a mill and takes one of your beads.`,
    sending: 'Sending your move…',
    drawing: 'Choosing who goes first…',
    begins: (name: string) => `${name} begins.`,
    practise: 'Practice',
    practiseAbout: 'Continue in a copy of this game, with the value of every move, and undo. Your game stays as it is.',
    letGo: 'Cancel (Esc)',
  },

  players: {
    caption: 'Players',
    onBoard: 'On the board',
    inHand: 'In hand',
    hand: (n: number) => (n === 0 ? 'none in hand' : `${n} in hand`),
    board: (n: number) => `${n} on the board`,
    right: 'can fly',
    rightDetail: 'After a mill, the next move can go to any empty point.',
  },

  stages: { label: 'Phases of the game', place: 'Placing', move: 'Moving' },

  log: {
    caption: 'Log',
    empty: 'No moves yet.',
    begins: (name: string) => `${name} begins`,
    mill: 'mill',
    number: (n: number) => `${n}.`,
    names: 'Names of points',
    range: (first: string, last: string) => `${first}–${last}`,
    resigned: (name: string) => `${name} resigns`,
    offered: (name: string) => `${name} offers a draw`,
    won: (name: string) => `${name} wins`,
    drawn: 'Draw',
  },

  announce: {
    placed: (who: string, point: string) => `${who} places ${point}.`,
    moved: (who: string, from: string, to: string) => `${who} moves ${from} to ${to}.`,
    mill: (who: string) => `${who} closes a mill.`,
    taken: (who: string, point: string) => `${who} takes ${point}.`,
    begins: (who: string) => `${who} begins.`,
    resigned: (who: string) => `${who} resigns.`,
    offered: (who: string) => `${who} offers a draw.`,
  },

  over: {
    youWon: 'You won.',
    won: (name: string) => `${name} won.`,
    drawn: 'Draw.',
    why: {
      'few-men': (loser: string) => `${loser} has only two beads left.`,
      blocked: (loser: string) => `${loser} cannot move.`,
      mill: () => 'The first mill wins.',
      resigned: (loser: string) => `${loser} resigned.`,
      agreed: () => 'Both agreed.',
      full: () => 'The board is full.',
      quiet: () => 'Too many moves without a capture.',
      repeated: () => 'The same position occurred three times.',
    },
    youLost: {
      'few-men': 'You have only two beads left.',
      blocked: 'You cannot move.',
      resigned: 'You resigned.',
    },
    charts: { men: 'Beads on the board', mobility: 'Free steps', mills: 'Mills closed' },
    figuresAfter: (turn: number) => `After turn ${turn}`,
    tableCaption: 'Beads on the board, free steps and mills closed by both players after each turn',
  },

  memory: {
    title: 'What it remembers',
    caption: (it: { bot: string; matches: number; size: number }) =>
      `${it.bot} has learned from ${count(it.matches, 'match', 'matches')} and remembers ${count(it.size, 'move', 'moves')}.`,
    positions: (it: { bot: string; matches: number; size: number }) =>
      `${it.bot} has learned from ${count(it.matches, 'match', 'matches')} and remembers ${count(it.size, 'position', 'positions')}.`,
    empty: (bot: string) => `${bot} has not learned from a match yet. It learns whenever someone closes a mill.`,
    how: 'A mill counts as a win for every earlier move of the player who closed it, and as a loss for every move of the opponent. The bot plays the move with the best record, or a random one if it knows none.',
    columns: { move: 'Move', player: 'Player', phase: 'Phase', played: 'Played', wins: 'Wins', losses: 'Losses' },
    player: { own: 'Bot', other: 'Opponent' },
    phases: { place: 'placing', move: 'moving', take: 'removing' },
    sortBy: (column: string) => `Sort by ${column.toLowerCase()}`,
    more: (n: number) => `And ${n} more.`,
    unavailable: 'Cannot load its memory right now.',
  },

  replay: {
    ribbon: 'Each player’s share of all beads, from start to end.',
    start: 'Before the first move.',
    placed: (point: string) => `places ${point}`,
    moved: (from: string, to: string) => `moves ${from} to ${to}`,
    andMill: ' and closes a mill',
    taken: (point: string) => `takes ${point}`,
    begins: 'begins',
    resigned: 'resigns.',
    offered: 'offers a draw.',
  },

  guide: {
    place: 'Three of your beads in a row are a mill, and each mill takes one of your opponent’s beads. Place beads where lines meet: they can move best from there.',
    move: 'All beads are placed. Now move them along the lines, one step per turn. Open a mill and close it again to take another bead.',
    take: 'Take the bead that hurts most: one that is about to close a mill, or that blocks yours.',
  },

};

/** The texts of a game of Morris. */
export const text = { ...match, morris };
