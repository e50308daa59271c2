import type { Section, Topic as AnyTopic } from '../../../../howto/topic';
import type { Position } from '../../howto/boards';
import { examples } from '../../howto/examples';

type Topic = AnyTopic<Position>;

const MILL: Section<Position>['figure'] = { caption: 'The bead moves along the line and closes a mill, which takes one of the opponent’s beads.', figure: examples.mill };

const PLACE = 'Players take turns to place nine beads each on empty points.';
const LOST = 'You lose with two beads left, or when you cannot move.';

export const morris: Topic = {
  name: 'morris',
  lead: 'The standard game. Three of your beads in a row are a mill, and a mill takes a bead.',
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
      points: ['With three beads left you can move to any empty point.'],
      figure: { caption: 'Only three beads left: this one flies across the board.', figure: examples.flyAtThree },
    },
    { heading: 'The end', points: [LOST, 'A position that occurs for the third time is a draw, and so are 50 moves each without a capture.'] },
  ],
};

export const morrisFly: Topic = {
  name: 'morris-fly',
  lead: 'The wilder game: no bead is ever safe, and after a mill your next move can go anywhere.',
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
      points: ['After you close a mill by moving, your next move can go to any empty point. Use it to set up the next mill.', 'A mill closed while placing does not count for this, and having three beads left does not let you fly.'],
      figure: { caption: 'The move after a mill: the bead leaves its line and lands across the board.', figure: examples.flyByMill },
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
      points: ['Players take turns to place three beads each, then move them along the lines, including diagonals.', 'The first mill wins, whether by placing or by moving.'],
      figure: { caption: 'A mill across the middle wins.', figure: examples.three },
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
      points: ['Played like Nine Men’s Morris, but without flying.', 'The lines between the squares have only two points: you can move along them, but they make no mill.'],
      figure: { caption: 'A mill on the outer square.', figure: examples.six },
    },
  ],
};

export const twelve: Topic = {
  name: 'twelve-mens-morris',
  lead: 'Diagonals connect the corners, and each player has twelve beads: mills everywhere.',
  facts: [
    ['Players', '2'],
    ['Beads', '12 each'],
  ],
  sections: [
    {
      heading: 'How it goes',
      points: ['Played like Nine Men’s Morris. The lines through the corners make mills too.', 'If all 24 beads are placed and none is taken, the board is full and the game is a draw.'],
      figure: { caption: 'A mill through the corners.', figure: examples.twelve },
    },
  ],
};
