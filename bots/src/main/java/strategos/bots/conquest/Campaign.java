package strategos.bots.conquest;

import static strategos.bots.conquest.orders.Commander.HEAP;

import strategos.conquest.Conquest;
import strategos.conquest.board.Board;
import strategos.conquest.odds.WinTable;
import strategos.conquest.view.View;

/**
 * A chain of conquests by one army in a turn, each with the exact odds of its battle. All values
 * are in armies.
 */
final class Campaign {

    /** With these odds an attack can hardly fail. */
    private static final double SURE = 0.95;

    /** A territory pays a third of an army each turn, and no longer to its old owner. */
    private static final double TERRITORY = 1;

    /** What the whole way to a continent is worth as part of that continent's bonus. */
    private static final double PROGRESS = 0.7;

    private static final int CARDS_IN_SET = 3;

    /**
     * The best campaign from one territory.
     *
     * @param to the first territory to attack, or {@link Survey#NONE} if nothing is worth it
     */
    record Plan(int from, int to, double value) {}

    private final BattleOdds odds = new BattleOdds();
    private final BoostValues boostValues;
    private final Survey survey;
    private final Ambition ambition;
    private final CampaignWeights weights;
    private final Board board;
    private final int[] prize;
    private final int neutral;
    private double card;
    private double enemyArmy;
    private boolean hasConquered;
    private boolean presses;
    private int battles;

    Campaign(Survey survey, Ambition ambition, Conquest game, CampaignWeights weights) {
        this.survey = survey;
        this.ambition = ambition;
        this.weights = weights;
        this.board = survey.board();
        this.boostValues = new BoostValues(game);
        this.neutral = game.seats();
        this.prize = new int[game.seats()];
    }

    /** Looks at all that the survey does not know: the cards, and who is still there. */
    void look(View view) {
        int opponents = 0;
        for (int seat = 0; seat < view.seats(); seat++) {
            prize[seat] = view.cards().held(seat);
            if (!view.isFriend(seat) && view.isAlive(seat)) opponents++;
        }
        card = (double) view.cards().setValue() / CARDS_IN_SET;
        // Other enemies profit as well from an army that one of them loses.
        enemyArmy = 1.0 / Math.max(1, opponents * opponents);
        hasConquered = view.hasConquered();
        odds.look(view);
        presses = view.isFogged() || view.rules().extensions().teams().isPlayed();
    }

    /** The best chain of conquests from an own territory, if it had this many armies. */
    Plan best(int from, int armies) {
        battles = 0;
        int target = Survey.NONE;
        double most = 0;
        for (int b = board.firstBorder(from); b < board.endBorder(from); b++) {
            int to = board.to(b);
            if (survey.isFriendly(to)) continue;
            double value =
                    Math.max(attack(from, to, armies, weights.depth()), urge(from, to, armies));
            if (value <= most) continue;
            target = to;
            most = value;
        }
        return new Plan(from, target, most);
    }

    /**
     * In fog nobody sees how near the end is, and armies behind a team-mate's lines are useless. So
     * a bot that can hardly fail, and is twice as strong or has a large stack, attacks; otherwise
     * two bots that wait for better odds would wait for ever.
     */
    private double urge(int from, int to, int armies) {
        int defenders = survey.armies(to);
        boolean strong = presses && armies > 2 && (armies >= 2 * defenders || armies >= HEAP);
        double chance = strong ? odds.between(from, to).chance(armies, defenders) : 0;
        return chance < SURE ? 0 : 1 + chance;
    }

    /** What it is worth to attack a territory with all of an army, and to go on from there. */
    private double attack(int from, int to, int armies, int depth) {
        if (++battles > weights.mostBattles()) return 0;
        int defenders = survey.armies(to);
        WinTable table = odds.between(from, to);
        double chance = armies < 2 ? 0 : table.chance(armies, defenders);
        if (chance < weights.leastChance()) return 0;
        double left = table.attackersLeft(armies, defenders);
        double leftIfWon = (left - (1 - chance)) / chance;
        double losses = (armies - left) * price(armies);
        double value = chance * (worth(to) + enemyArmy * defenders) - losses;
        return depth == 1 ? value : value + chance * onward(to, (int) leftIfWon - 1, depth - 1);
    }

    /**
     * The cost of losing one army of a stack. In fog and in teams, the armies of a large stack are
     * worth less each: otherwise it would only make cheap conquests and grow for ever.
     */
    private double price(int armies) {
        return presses && armies > HEAP ? (double) HEAP / armies : 1;
    }

    private double onward(int from, int armies, int depth) {
        if (armies < 2) return 0;
        int loser = survey.owner(from);
        boolean hadConquered = hasConquered;
        survey.give(from, survey.seat());
        hasConquered = true;
        double best = 0;
        for (int b = board.firstBorder(from); b < board.endBorder(from); b++) {
            int to = board.to(b);
            if (!survey.isFriendly(to)) best = Math.max(best, attack(from, to, armies, depth));
        }
        hasConquered = hadConquered;
        survey.give(from, loser);
        return best;
    }

    private double worth(int territory) {
        double worth =
                TERRITORY
                        + continentWorth(territory)
                        + boostValues.worth(territory)
                        + ambition.worth(territory);
        if (!hasConquered) worth += card;
        int loser = survey.owner(territory);
        if (loser == neutral || loser < 0) return worth;
        int left = survey.holdings(loser);
        return worth + (weights.elimination() + prize[loser] * card) / (left * left);
    }

    private double continentWorth(int territory) {
        int continent = survey.continentOf(territory);
        int bonus = board.bonus(continent);
        int size = survey.size(continent);
        int held = survey.holdings(survey.seat(), continent) + 1;
        double part = (double) held / size;
        double worth =
                held == size ? weights.continentTurns() * bonus : PROGRESS * bonus * part * part;
        boolean broken = survey.holdings(survey.owner(territory), continent) == size;
        return broken ? worth + weights.brokenTurns() * bonus : worth;
    }
}
