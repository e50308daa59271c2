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
    point: (it: { name: string; what: string; mill: string; can: string }) =>
      [it.name, it.what, it.mill, it.can].filter(Boolean).join(', '),
    can: {
      place: 'you can place here',
      take: 'you can take it',
      from: 'you can move it',
      chosen: 'chosen',
      to: 'you can move here',
    },
  },

  panel: {
    place: 'Place a bead on any lit point.',
    left: (n: number) => `${beads(n)} left to place.`,
    move: 'Choose one of your beads to move.',
    moveTo: (point: string) => `From ${point}: choose a lit point.`,
    take: 'A mill! Take one of the other player’s beads.',
    flyByMill: 'Your mill lets this one move fly: any bead of yours may go to any empty point.',
    flyAtThree: 'You are down to three beads, and they fly: each may go to any empty point.',
    drawIn: (moves: number) => `Without a capture the game is drawn in ${count(moves, 'move', 'moves')}.`,
    playing: (name: string) => `${name} is thinking.`,
    theirMill: (name: string) => `${name} has closed a mill and takes one of your beads.`,
    sending: 'Your move is on its way…',
    drawing: 'Who begins is being drawn…',
    begins: (name: string) => `${name} begins, as was drawn.`,
    letGo: 'Let go (Esc)',
  },

  players: {
    caption: 'Players',
    onBoard: 'On the board',
    inHand: 'In hand',
    hand: (n: number) => (n === 0 ? 'none in hand' : `${n} in hand`),
    board: (n: number) => `${n} on the board`,
    right: 'may fly',
    rightDetail: 'A mill was closed: the next move may go to any empty point.',
  },

  stages: { label: 'Phases of the game', place: 'Placing', move: 'Moving' },

  log: {
    caption: 'Log',
    empty: 'Every move is written here.',
    begins: (name: string) => `${name} begins`,
    mill: 'mill',
    number: (n: number) => `${n}.`,
    names: 'Names of points',
    range: (first: string, last: string) => `${first}–${last}`,
    won: (name: string) => `${name} wins`,
    drawn: 'A draw',
  },

  announce: {
    placed: (who: string, point: string) => `${who} places ${point}.`,
    moved: (who: string, from: string, to: string) => `${who} moves ${from} to ${to}.`,
    mill: (who: string) => `${who} closes a mill.`,
    taken: (who: string, point: string) => `${who} takes ${point}.`,
    begins: (who: string) => `${who} begins.`,
  },

  over: {
    youWon: 'You have won.',
    won: (name: string) => `${name} has won.`,
    drawn: 'A draw.',
    why: {
      'few-men': (loser: string) => `${loser} has only two beads left.`,
      blocked: (loser: string) => `${loser} cannot move.`,
      mill: () => 'The first mill decides.',
      full: () => 'The board is full.',
      quiet: () => 'Too many moves without a capture.',
      repeated: () => 'The same position came up for the third time.',
    },
    youLost: {
      'few-men': 'You have only two beads left.',
      blocked: 'You cannot move.',
    },
    charts: { men: 'Beads on the board', mobility: 'Steps that are free', mills: 'Mills closed' },
    figuresAfter: (turn: number) => `After turn ${turn}`,
    tableCaption: 'Beads on the board, free steps and mills closed by both players after each turn',
  },

  memory: {
    title: 'What it remembers',
    caption: (it: { bot: string; matches: number; size: number }) =>
      `${it.bot} has learned from ${count(it.matches, 'match', 'matches')} and remembers ${count(it.size, 'move', 'moves')}.`,
    positions: (it: { bot: string; matches: number; size: number }) =>
      `${it.bot} has learned from ${count(it.matches, 'match', 'matches')} and remembers ${count(it.size, 'position', 'positions')}.`,
    empty: (bot: string) => `${bot} has not learned from any match yet. It learns whenever a mill is closed.`,
    how: 'A mill is a win for every move its player has made so far in the match, and a loss for every move of the other. It plays the move that its wins speak for, and a random one where it knows none.',
    columns: { move: 'Move', player: 'Player', phase: 'Phase', played: 'Played', wins: 'Wins', losses: 'Losses' },
    player: { own: 'Bot', other: 'Opponent' },
    phases: { place: 'placing', move: 'moving', take: 'removing' },
    sortBy: (column: string) => `Sort by ${column.toLowerCase()}`,
    more: (n: number) => `And ${n} more.`,
    unavailable: 'Its memory cannot be shown now.',
  },

  replay: {
    ribbon: 'Beads of both players from start to end, as parts of the whole.',
    start: 'Before the first move.',
    placed: (point: string) => `places ${point}`,
    moved: (from: string, to: string) => `moves ${from} to ${to}`,
    andMill: ' and closes a mill',
    taken: (point: string) => `takes ${point}`,
    begins: 'will begin, as was drawn',
  },

  guide: {
    place: 'Three of your beads in a row on a line are a mill, and each mill takes a bead from the other player. Place where two lines meet: from there beads move best.',
    move: 'All beads are placed. Now they move along the lines, one step a turn. Open a mill and close it again to take bead after bead.',
    take: 'Choose the bead that hurts most: one that is about to close a mill, or that blocks yours.',
  },

};

/** What is read in a game of Morris. */
export const text = { ...match, morris };
