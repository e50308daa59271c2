import type { HelpText } from '../../../../match/help';

const RESIGNING = 'You leave the game for good and can only watch. Your armies stay where they are and defend.';

export const turns: HelpText = {
  resigning: RESIGNING,
  goal: 'Take every territory. On your turn, place new armies, attack as often as you like, then move armies once.',
  points: [
    'You get new armies for your territories and for every continent you hold completely.',
    'In an attack both sides roll dice. The highest dice are compared in pairs, and the defender wins ties.',
    'If you take a territory, you draw a card at the end of your turn. Three matching cards bring armies.',
    'Players without territories are out. The player who took their last one gets their cards.',
  ],
  keys: [
    ['← ↑ → ↓', 'move between territories'],
    ['a … z', 'jump to a territory by name'],
    ['Enter', 'choose a territory; confirm'],
    ['Shift Enter', 'place all armies there'],
    ['+ −', 'more, fewer'],
    ['Backspace', 'undo a placement'],
    ['1 2 3', 'roll that many dice'],
    ['0', 'blitz'],
    ['.', 'end attack, end turn'],
    ['Esc', 'cancel'],
    ['Space', 'skip to my turn'],
    ['[ ] \\', 'zoom out, zoom in, whole board'],
    ['Shift ← ↑ → ↓', 'move the board'],
    ['?', 'this help'],
  ],
};

export const orders: HelpText = {
  resigning: RESIGNING,
  goal: 'Take every territory. Everyone gives orders at the same time. Then they are carried out in rounds, one order per player.',
  points: [
    'Deploy all your new armies first. Then send armies to neighbours: to your own territories they move, others they attack.',
    'You can reorder or remove orders in your list until you send them.',
    'There are no dice: unless the rules say otherwise, each attacking army has a 60 % chance to kill an army, each defending army 70 %.',
    'Orders that have become impossible are skipped. If you take a territory, you draw a card for a special order.',
  ],
  keys: [
    ['← ↑ → ↓', 'move between territories'],
    ['a … z', 'jump to a territory by name'],
    ['Enter', 'choose a territory; add the order'],
    ['Shift Enter', 'deploy all armies there'],
    ['+ −', 'more, fewer'],
    ['Backspace', 'remove the last order'],
    ['.', 'send orders'],
    ['Esc', 'cancel'],
    ['Space', 'skip ahead'],
    ['[ ] \\', 'zoom out, zoom in, whole board'],
    ['?', 'this help'],
  ],
};
