import type { Section, Topic as AnyTopic } from '../../../howto/topic';
import type { Position } from './boards';

type Topic = AnyTopic<Position>;

const MILL: Section<Position>['figure'] = {
  caption: 'The bead moves along the line and closes a mill: one of the other player’s beads comes off the board.',
  figure: { board: 'nine', you: [0, 1, 14, 18], rival: [4, 7, 10, 19], mill: [0, 1, 2], move: [14, 2], taken: 19 },
};

const PLACE = 'Players place their beads in turn on empty points, nine each.';
const LOST = 'You lose with two beads left, or when you cannot move.';

export const morris: Topic = {
  name: 'morris',
  lead: 'Three of your beads in a row on a line are a mill, and a mill takes a bead. The standard game.',
  facts: [
    ['Players', '2'],
    ['Beads', '9 each'],
  ],
  sections: [
    {
      heading: 'How it goes',
      points: [PLACE, 'Then beads move along the lines, one step per turn.', 'Close a mill, by placing or moving, and take one bead. Beads in mills are safe while others can be taken.'],
      figure: MILL,
    },
    {
      heading: 'Flying',
      points: ['With three beads left you may move to any empty point.'],
      figure: {
        caption: 'Only three beads left: this one flies across the board.',
        figure: { board: 'nine', you: [0, 9, 14], rival: [3, 4, 12, 13, 16, 18], move: [14, 21], mill: [0, 9, 21] },
      },
    },
    { heading: 'The end', points: [LOST, 'A position that occurs for the third time is a draw, and so are 50 moves each without a capture.'] },
  ],
};

export const morrisFly: Topic = {
  name: 'morris-fly',
  lead: 'The wilder game: no bead is ever safe, and after a mill your next move may go anywhere.',
  facts: [
    ['Players', '2'],
    ['Beads', '9 each'],
    ['Who begins', 'drawn at random'],
  ],
  sections: [
    {
      heading: 'How it goes',
      points: [PLACE, 'Then beads move along the lines, one step per turn.', 'Close a mill and take any bead, in a mill or not.'],
      figure: MILL,
    },
    {
      heading: 'Flying',
      points: ['Closed a mill by moving? Your next move may go to any empty point. Use it to set up the next mill.', 'A mill closed while placing gives no such move, and three beads do not fly by themselves.'],
      figure: {
        caption: 'The move after a mill: the bead leaves its line and lands across the board.',
        figure: { board: 'nine', you: [0, 1, 2, 17], rival: [4, 7, 10], move: [2, 12] },
      },
    },
    { heading: 'The end', points: [LOST, 'A position that occurs for the third time is a draw.'] },
  ],
};

export const three: Topic = {
  name: 'three-mens-morris',
  lead: 'Three beads on nine points. The first mill wins.',
  facts: [
    ['Players', '2'],
    ['Beads', '3 each'],
  ],
  sections: [
    {
      heading: 'How it goes',
      points: ['Place three beads in turn, then move them along the lines, diagonals included.', 'The first mill wins, made by placing or by moving.'],
      figure: { caption: 'A mill across the middle wins.', figure: { board: 'three', you: [0, 4, 5], rival: [1, 2, 3], move: [5, 8], mill: [0, 4, 8] } },
    },
  ],
};

export const six: Topic = {
  name: 'six-mens-morris',
  lead: 'Two squares and six beads each: short and sharp.',
  facts: [
    ['Players', '2'],
    ['Beads', '6 each'],
  ],
  sections: [
    {
      heading: 'How it goes',
      points: ['Played as Nine Men’s Morris, but nobody flies.', 'The links between the squares are only two points long: beads walk along them, but they make no mill.'],
      figure: { caption: 'A mill on the outer square.', figure: { board: 'six', you: [0, 1, 9], rival: [3, 4, 7], move: [9, 2], mill: [0, 1, 2], taken: 4 } },
    },
  ],
};

export const twelve: Topic = {
  name: 'twelve-mens-morris',
  lead: 'Diagonals join the corners, and everyone has twelve beads: mills everywhere.',
  facts: [
    ['Players', '2'],
    ['Beads', '12 each'],
  ],
  sections: [
    {
      heading: 'How it goes',
      points: ['Played as Nine Men’s Morris; the lines through the corners make mills too.', 'If all 24 beads are placed and none was taken, the board is full and the match is a draw.'],
      figure: { caption: 'A mill through the corners.', figure: { board: 'twelve', you: [0, 3, 7], rival: [1, 4, 12], move: [7, 6], mill: [0, 3, 6], taken: 4 } },
    },
  ],
};
