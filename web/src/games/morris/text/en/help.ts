import type { HelpText } from '../../../../match/help';

export const help: HelpText = {
  goal: 'Close mills, three of your beads in a row on a line, and take the other player’s beads. Whoever has two left, or cannot move, has lost.',
  points: [
    'First all beads are placed, in turn, on empty points.',
    'Then they move along the lines, one step a turn.',
    'Each mill takes one bead. Which ones may be taken is lit; the rules you chose decide.',
    'Some rules let beads fly to any empty point: after a mill, or with three beads left. The panel says so when you may.',
    'When nothing is taken for long, or a position comes back, the game is drawn.',
  ],
  keys: [
    ['← ↑ → ↓', 'go from point to point'],
    ['a … x', 'go to a point by its name'],
    ['Enter', 'place, choose, move, take'],
    ['Esc', 'let go of a bead'],
    ['?', 'this help'],
  ],
};
