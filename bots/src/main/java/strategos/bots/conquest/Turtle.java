package strategos.bots.conquest;

import strategos.bots.conquest.orders.Commander;
import strategos.conquest.Conquest;
import strategos.conquest.board.Board;
import strategos.conquest.move.Move;
import strategos.conquest.move.Move.Attack;
import strategos.conquest.move.Move.Done;
import strategos.conquest.move.Move.Occupy;
import strategos.conquest.move.Move.Place;
import strategos.conquest.view.View;
import strategos.game.Bot;
import strategos.game.Budget;

/**
 * A bot that takes one continent, strengthens its borders, and attacks only when it can hardly
 * fail: for its continent, for its goals, for a card, or when it is stronger than all its
 * neighbours.
 */
final class Turtle implements Bot<Move, View>, Routine.Strategy {

    /** With these odds an attack can hardly fail. */
    static final double SURE = 0.9;

    /** With these odds an attack is worth a try. */
    static final double GOOD = 0.75;

    private final BattleOdds odds = new BattleOdds();
    private final Board board;
    private final Routine routine;
    private final Survey survey;
    private final double leastChance;

    /**
     * @param leastChance the worst odds at which it attacks
     */
    Turtle(Conquest game, double leastChance) {
        this.leastChance = leastChance;
        board = game.board();
        routine = new Routine(game, Commander.turtle(game));
        survey = routine.survey();
    }

    @Override
    public Move decide(View view, Budget budget) {
        routine.look(view);
        odds.look(view);
        return routine.decide(view, this);
    }

    /**
     * Half of what is left goes to the worst place, then half of the rest to what is worst then.
     */
    @Override
    public Place place(View view) {
        return new Place(routine.homeland().neediestBorder(), Math.ceilDiv(view.left(), 2));
    }

    @Override
    public Move attack(View view) {
        int home = routine.homeland().continent();
        int from = Survey.NONE;
        int to = Survey.NONE;
        double most = 0;
        for (int t = 0; t < board.size(); t++) {
            for (int b = board.firstBorder(t); b < board.endBorder(t); b++) {
                double value = value(view, home, t, board.to(b));
                if (value <= most) continue;
                from = t;
                to = board.to(b);
                most = value;
            }
        }
        if (from == Survey.NONE) return new Done();
        return new Attack(from, to, view.mostDice(from));
    }

    /** How good it is to attack over a border; 0 if it is not to be done. */
    private double value(View view, int home, int from, int to) {
        if (!survey.isMine(from) || survey.isFriendly(to) || survey.armies(from) < 2) return 0;
        double chance = odds.between(from, to).chance(survey.armies(from), survey.armies(to));
        if (chance < leastChance) return 0;
        double wanted = routine.ambition().worth(to);
        if (wanted > 0 || survey.continentOf(to) == home) return 1 + chance + wanted;
        boolean stronger = survey.armies(from) > survey.armies(to) + survey.threat(from);
        return !view.hasConquered() || stronger ? chance : 0;
    }

    /** Half go on and half stay, unless nobody can come to where they stay. */
    @Override
    public Occupy occupy(View view) {
        int most = view.occupyAtMost();
        if (survey.isOwnInside(view.from())) return new Occupy(most);
        return new Occupy(Math.max(view.occupyAtLeast(), most / 2));
    }
}
