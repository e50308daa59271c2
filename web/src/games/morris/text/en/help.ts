import type { HelpText } from '../../../../match/help';

export const help: HelpText = {
  resigning: 'Your opponent wins.',
  goal: 'Close mills, three of your beads in a row, and take your opponent’s beads. A player with two beads left, or who cannot move, loses.',
  points: [
    'First, players take turns to place their beads on empty points.',
    'Then you move one bead per turn along a line to the next point.',
    'Each mill takes one bead. The beads you can take are highlighted.',
    'Some rules let beads fly to any empty point: after a mill, or with three beads left. The panel tells you when.',
    'The game is a draw after many moves without a capture, or when a position keeps coming back.',
  ],
  keys: [
    ['← ↑ → ↓', 'move between points'],
    ['a … x', 'jump to a point by name'],
    ['Enter', 'place, choose, move, take'],
    ['Esc', 'cancel'],
    ['?', 'this help'],
  ],
};
