import type { HelpText } from '../../../../match/help';

export const turns: HelpText = {
  goal: 'Take every territory. In your turn you place new armies, attack as often as you like, then move armies once.',
  points: [
    'New armies come by the number of your territories and for every continent you hold whole.',
    'In an attack both sides roll dice. The highest are compared pair by pair; a tie goes to the defender.',
    'Whoever takes a territory in a turn draws a card at its end; three that match bring armies.',
    'Whoever loses the last territory is out, and the victor gets the cards.',
  ],
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
};

export const orders: HelpText = {
  goal: 'Take every territory. All give their orders at the same time; then the orders are carried out, one of each player a round.',
  points: [
    'Deploy all your new armies first. Then order armies to neighbours: yours to move there, another’s to attack.',
    'Orders stay in your list until you are done: change their order there, or take them back.',
    'There are no dice: every attacking army kills with 60 %, every defending one with 70 %, unless the rules say otherwise.',
    'An order that has become impossible is skipped. Whoever has conquered something draws a card: it lets you give a special order.',
  ],
  keys: [
    ['← ↑ → ↓', 'go from territory to territory'],
    ['a … z', 'go to a territory by its name'],
    ['Enter', 'choose a territory; write the order down'],
    ['Shift Enter', 'deploy all armies there'],
    ['+ −', 'more, fewer'],
    ['Backspace', 'take the last order back'],
    ['.', 'done'],
    ['Esc', 'let go'],
    ['Space', 'skip what is being shown'],
    ['[ ] \\', 'farther, closer, whole board'],
    ['?', 'this help'],
  ],
};
