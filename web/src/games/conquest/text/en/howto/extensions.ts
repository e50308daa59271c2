import type { Topic as AnyTopic } from '../../../../../howto/topic';
import type { Figure } from '../../../howto/figure';
import { examples } from '../../../howto/examples';

type Topic = AnyTopic<Figure>;

export const fog: Topic = {
  name: 'fog',
  lead: 'You see your own territories and their neighbours. Everything else is hidden.',
  facts: [['Goes with', 'every Risk ruleset']],
  sections: [
    {
      heading: 'What you see',
      points: [
        'The opening is played in the open. The fog falls when the first turn begins and lifts when the match ends.',
        'Beyond your neighbours, owners and armies are unknown, and so are other players’ totals and income.',
        'Everyone still knows whose turn it is, how many cards each player holds, and who is out.',
        'Conquer a territory and you see what lies behind it.',
      ],
      figure: { caption: 'Your three territories, their neighbours, and fog beyond.', figure: examples.fog },
    },
  ],
};

export const teams: Topic = {
  name: 'teams',
  lead: 'Play in teams. You cannot attack team-mates, and a team wins together.',
  facts: [
    ['Goes with', 'every Risk ruleset whose players divide evenly; not with missions'],
    ['Teams', 'seats are assigned to teams in turn'],
  ],
  sections: [
    {
      heading: 'How it works',
      points: [
        'Armies, cards and reinforcements are each player’s own; only victory is shared.',
        'If a share of the board wins, the territories of the whole team count.',
        'In fog, team-mates can share what they see. Choose this when you set up the game.',
      ],
      figure: { caption: 'Two teams of two. You and your team-mate watch each other’s backs.', figure: examples.teams },
    },
  ],
};

export const boosts: Topic = {
  name: 'boosts',
  lead: 'Some territories are worth more: depots give armies, and places of power make dice stronger.',
  facts: [
    ['Goes with', 'every Risk ruleset, on boards with boosts: all built-in boards, and random boards if you tick Boosts'],
    ['Supply', 'extra armies every turn'],
    ['Power', 'a bonus on your highest die, in and around the territory'],
  ],
  sections: [
    {
      heading: 'How it works',
      points: [
        'The boost works for the player who holds the territory, and changes hands with it.',
        'Power counts in attack and defence, for your armies on the territory and within its radius. Only the difference between both sides counts.',
        'In Warzone each point of power is ten percentage points instead.',
        'The odds shown before an attack include it.',
      ],
      figure: { caption: 'A depot and a place of power. Both are worth a war.', figure: examples.boosts },
    },
  ],
};

export const economy: Topic = {
  name: 'economy',
  lead: 'Territories pay money and armies cost it. Large stacks are expensive, and debt weakens you in battle.',
  facts: [['Goes with', 'every Risk ruleset']],
  sections: [
    {
      heading: 'How it works',
      points: [
        'When your turn begins, every territory pays you and every army costs you money.',
        'The more armies on one territory, the more each costs, so spread them.',
        'Armies cut off from your largest group cost more too, so keep your territories connected.',
        'Money buys nothing. It only limits the size of your army.',
        'In debt you roll one die fewer. For each turn’s pay you owe, your highest die loses 1, at most 2.',
        'You can save or owe up to three turns’ pay. Beyond that, unpaid armies desert.',
      ],
      figure: { caption: 'What 5, 10, 20 and 30 armies on one territory cost per turn.', figure: examples.costs },
    },
  ],
};

export const events: Topic = {
  name: 'events',
  lead: 'Every few rounds something happens to everyone. It is announced and lasts for one round.',
  facts: [['Goes with', 'every Risk ruleset']],
  sections: [
    {
      heading: 'What can happen',
      points: [
        'Harvest: one more army for every four territories.',
        'Famine: half the new armies, rounded up.',
        'Plague: territories with more than ten armies lose half of them.',
        'High spirits: attackers add 1 to their highest die.',
        'Entrenchment: defenders add 1 to their highest die.',
        'Uprising: one territory, drawn at random, loses all armies but one.',
      ],
      figure: { caption: 'Entrenchment: the defender’s 5 counts as 6, so it holds against a 6.', figure: examples.entrenched },
    },
  ],
};

export const blocked: Topic = {
  name: 'blocked',
  lead: 'Some territories are removed before the game, so every match has different borders.',
  facts: [['Goes with', 'every Risk ruleset']],
  sections: [
    {
      heading: 'How it works',
      points: [
        'They are chosen at random. Nobody can enter, hold or attack them.',
        'The rest of the board stays connected, no continent vanishes, and bonuses stay as they are.',
      ],
      figure: { caption: 'The way through the middle is closed.', figure: examples.closed },
    },
  ],
};

export const capitals: Topic = {
  name: 'capitals',
  lead: 'Every player names a capital. Hold all of them and you win at once.',
  facts: [['Goes with', 'every Risk ruleset; not with missions']],
  sections: [
    {
      heading: 'How it works',
      points: [
        'After the opening, each player in turn names one of their territories, in the open.',
        'The capital of an eliminated player stays a capital, and you need it to win.',
        'Taking every territory still wins.',
      ],
      figure: { caption: 'Two capitals are yours. One more wins.', figure: examples.capitals },
    },
  ],
};

export const missions: Topic = {
  name: 'missions',
  lead: 'Every player has a secret mission. Complete yours by the end of one of your turns and you win.',
  facts: [['Goes with', 'every Risk ruleset; not with teams and not with capitals']],
  sections: [
    {
      heading: 'Possible missions',
      points: [
        'Hold a number of territories, 24 on the world board.',
        'Hold 18 territories with at least two armies each.',
        'Take the last territory of one player. If someone else does, hold 24 territories instead.',
        'Hold two continents.',
      ],
      figure: { caption: 'Two continents are yours when your turn ends: mission accomplished.', figure: examples.continents },
    },
    { heading: 'Keeping it secret', points: ['Only you see your mission until the match is over. It counts at the end of your own turn, not in between.'] },
  ],
};

export const endings: Topic = {
  name: 'endings',
  lead: 'A match can end before the last territory falls: by a share of the board, a number of rounds or a vote.',
  facts: [['Go with', 'every Risk ruleset']],
  sections: [
    {
      heading: 'A share of the board',
      points: ['Hold the chosen share of all territories, 70 % for example, and you win at once.'],
      figure: { caption: 'Seven of ten territories: that is 70 %.', figure: examples.share },
    },
    { heading: 'A number of rounds', points: ['After the last round, the player with the most territories wins. Armies break ties, then income.'] },
    { heading: 'A vote', points: ['You can agree to end the match at any time. When all remaining players agree, the match is scored as if the last round were over, or it is a draw.'] },
  ],
};
