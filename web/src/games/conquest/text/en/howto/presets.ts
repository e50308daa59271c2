import type { Section as AnySection, Topic as AnyTopic } from '../../../../../howto/topic';
import type { Figure } from '../../../howto/figure';
import { examples } from '../../../howto/examples';

type Topic = AnyTopic<Figure>;
type Section = AnySection<Figure>;

const REINFORCE: Section = {
  heading: 'New armies',
  points: [
    'One army for every three territories you hold, rounded down, and never fewer than three.',
    'Every continent you hold completely when your turn begins pays its bonus as well.',
  ],
  figure: { caption: 'You hold the whole continent in the north, so you get its bonus every turn until someone breaks in.', figure: examples.continent },
};

const battle = (points: string[]): Section => ({
  heading: 'Attacks',
  points,
  figure: { caption: '6 beats 5: the defender loses an army. 4 against 4 is a tie: the attacker loses one. The third die does not count.', figure: examples.roll },
});

const SETS: Section['figure'] = { caption: 'Three of a kind or one of each is a set. A wild card counts as any type.', figure: examples.sets };

const JOINED: Section['figure'] = { caption: 'A chain of your own territories connects both ends, so the four armies can go all the way.', figure: examples.joined };

export const modern: Topic = {
  name: 'modern',
  lead: 'Risk by the current printed rules. You win by taking every territory.',
  facts: [
    ['Players', '2 to 6'],
    ['Opening', 'territories and first armies are dealt; claiming them is an option'],
    ['Card sets', '4, 6, 8, 10, 12, 15 armies, then 5 more each'],
  ],
  sections: [
    {
      heading: 'Your turn',
      points: ['Place your new armies, attack as often as you like, then move armies once. Take a territory and you draw a card.'],
      figure: { caption: 'The phases of a turn.', figure: { kind: 'phases', phases: ['Reinforce', 'Attack', 'Fortify', 'Draw a card'] } },
    },
    REINFORCE,
    battle([
      'Attack a neighbour from a territory with two armies or more. You roll up to three dice, always one fewer than the armies there.',
      'The defender rolls two dice, or one if a single army is left.',
      'The highest dice are compared, then the next highest. The lower one loses an army; the defender wins ties.',
      'When the last defender falls, move in at least as many armies as you rolled dice. Blitz rolls until the battle is over.',
    ]),
    {
      heading: 'Cards',
      points: [
        'A set brings armies. Every set that anyone trades makes the next one worth more.',
        'If you hold a territory shown on a traded card, two extra armies go there.',
        'With five cards you must trade at the start of your turn. Take a player’s last territory and you get their cards.',
      ],
      figure: SETS,
    },
    { heading: 'Fortify', points: ['Once per turn, move armies between two territories that a chain of your own connects. One army stays behind.'], figure: JOINED },
    {
      heading: 'Two players',
      points: [
        'A third, neutral army holds a share of the board. It never attacks and gets no armies, but it defends itself.',
        'You win by eliminating the other player, not the neutral army.',
      ],
    },
  ],
};

export const classic: Topic = {
  name: 'classic',
  lead: 'Risk the long way: players claim the board territory by territory, and both sides choose their dice.',
  facts: [
    ['Players', '3 to 6'],
    ['Opening', 'territories are claimed one by one, then armies placed one at a time; dealing is an option'],
    ['First armies', '35, 30, 25 or 20 for 3, 4, 5 or 6 players'],
    ['Card sets', '4, 6, 8, 10, 12, 14, 16 armies, then 5 more each'],
  ],
  sections: [
    {
      heading: 'The opening',
      points: ['In turn, each player claims a free territory with one army. When none is free, players add one army at a time to their own territories.'],
      figure: { caption: 'Two territories are still free. Which one do your rivals need?', figure: examples.unclaimed },
    },
    REINFORCE,
    battle([
      'You choose one, two or three dice, always one fewer than the armies on the territory.',
      'The defender chooses one or two. A standing answer (always two, always one, or ask me) keeps the game moving.',
      'Compare the highest dice, then the next highest. The defender wins ties.',
      'At least one army moves into a conquered territory, and one stays behind.',
    ]),
    {
      heading: 'Cards',
      points: [
        'Take a territory and you draw a card when you stop attacking. You may trade sets whenever you reinforce.',
        'If you take a player’s last territory you get their cards. With six or more you trade at once until four or fewer are left.',
      ],
      figure: SETS,
    },
    { heading: 'Fortify', points: ['Once per turn, move armies between two territories that a chain of your own connects.'], figure: JOINED },
  ],
};

export const academy: Topic = {
  name: 'academy',
  lead: 'House rules with large armies: every territory gives you an army every turn, and a turn has five phases.',
  facts: [
    ['Players', '2 to 6'],
    ['Who begins', 'one die each, the highest first; ties roll again'],
    ['Opening', 'territories are claimed, then each player places all remaining armies at once; dealing is an option'],
    ['Card sets', '4, 6, 8, 10, 12, 15 armies, then 5 more each'],
  ],
  sections: [
    {
      heading: 'Your turn',
      points: ['Armies are placed before cards are traded, and the card comes last.'],
      figure: { caption: 'The five phases.', figure: { kind: 'phases', phases: ['Reinforce', 'Trade cards', 'Attack', 'Fortify', 'Draw a card'] } },
    },
    {
      heading: 'New armies',
      points: ['One army for every territory you hold, plus the bonus of every continent you hold completely.'],
    },
    {
      heading: 'Cards',
      points: [
        'Three of one type without a wild card, or one of each type with wild cards for the missing ones.',
        'With six cards or more you must trade. If you hold a territory shown on a traded card, two extra armies go there.',
      ],
      figure: { caption: 'Two of a kind and a wild card are not a set here.', figure: examples.strictSets },
    },
    battle(['Attacker and defender choose their dice, as in Classic. Move at least one army into a conquered territory.']),
    {
      heading: 'Fortify',
      points: ['Once per turn, move armies to a neighbouring territory. Longer distances take several turns.'],
      figure: { caption: 'The armies can only reach the next territory.', figure: examples.oneStep },
    },
  ],
};

export const rizk: Topic = {
  name: 'rizk',
  lead: 'Risk without cards, on any board. Continents pay more as the match goes on, and every army can move.',
  facts: [
    ['Players', '2 or more'],
    ['Opening', 'territories are dealt; players place their armies in turn on any of theirs'],
    ['Cards', 'none'],
  ],
  sections: [
    {
      heading: 'Your turn',
      points: ['Three phases and no cards.'],
      figure: { caption: 'The phases of a turn.', figure: { kind: 'phases', phases: ['Reinforce', 'Attack', 'Move'] } },
    },
    {
      heading: 'Continents',
      points: [
        'A continent pays only after you have held it for a full round.',
        'All bonuses grow by 5 % with every round of the match, up to three times their value, rounded down.',
      ],
      figure: { caption: 'What a bonus of 5 pays, by rounds played.', figure: examples.growth },
    },
    battle([
      'Both sides always roll as many dice as they can: the attacker up to three, the defender up to two.',
      'You can stop a blitz after a number of rounds or losses, or fight to the end.',
    ]),
    {
      heading: 'Move',
      points: ['Make as many moves as you like, but each army moves one territory at most.'],
      figure: { caption: 'Two moves in one turn. The armies that arrive stay where they are.', figure: examples.twoMoves },
    },
  ],
};

export const warzone: Topic = {
  name: 'warzone',
  lead: 'Everyone gives orders at the same time, in secret. Then they are carried out round by round. There are no dice.',
  facts: [
    ['Players', '2 or more'],
    ['Opening', 'territories are dealt with two armies each'],
    ['Battle', 'each attacking army has a 60 % chance to kill an army, each defending army 70 %'],
    ['Cards', 'take a territory and draw one of five special orders'],
  ],
  sections: [
    {
      heading: 'A turn',
      points: [
        'You get one army for every three territories, plus continent bonuses, at least three in all. Deploy them first.',
        'Then send armies to neighbours: to your own territories they move, others they attack.',
        'When everyone is done, all deployments come first, then one order per player and round.',
      ],
      figure: { caption: 'Neither player knew the other’s order. The first player of the round strikes first.', figure: examples.crossing },
    },
    {
      heading: 'Battles',
      points: [
        'Both sides strike at once. If every defender falls, the surviving attackers move in; otherwise they return.',
        'If fewer armies are left than ordered, those go. An order that has become impossible is skipped.',
      ],
    },
    {
      heading: 'Cards',
      points: [
        'Bomb: an enemy territory next to yours loses half its armies.',
        'Airlift: move or attack across any distance.',
        'Blockade: triple the armies on one of your territories, which becomes neutral.',
        'Reinforcement: five more armies to deploy.',
        'Diplomacy: you and one player cannot attack each other this turn.',
      ],
    },
    {
      heading: 'Variants',
      points: [
        'Orders in turn: players take turns to give one order each, in the open, until everyone is done.',
        'Picked territories: players choose where to start. With a number of starting territories, the rest of the board is neutral.',
      ],
    },
  ],
};
