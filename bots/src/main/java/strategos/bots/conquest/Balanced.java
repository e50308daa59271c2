package strategos.bots.conquest;

import strategos.bots.conquest.Campaign.Plan;
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
 * A bot that values conquests with exact odds: territories, continents taken and broken, cards,
 * eliminations. It places its armies where they gain most, and stops attacking when no conquest is
 * worth its losses.
 */
final class Balanced implements Bot<Move, View>, Routine.Strategy {

    private final Board board;
    private final Routine routine;
    private final Survey survey;
    private final Campaign campaign;
    private final double leastValue;

    Balanced(Conquest game, CampaignWeights weights) {
        this(game, weights, Commander.balanced(game));
    }

    Balanced(Conquest game, CampaignWeights weights, Commander commander) {
        board = game.board();
        routine = new Routine(game, commander);
        survey = routine.survey();
        campaign = new Campaign(survey, routine.ambition(), game, weights);
        leastValue = weights.leastValue();
    }

    @Override
    public Move decide(View view, Budget budget) {
        routine.look(view);
        campaign.look(view);
        return routine.decide(view, this);
    }

    @Override
    public Place place(View view) {
        return new Place(base(view.left()), view.left());
    }

    /** The border where new armies change most about what can be done. */
    private int base(int armies) {
        int base = routine.homeland().neediestBorder();
        double most = 0;
        for (int t = 0; t < board.size(); t++) {
            if (!survey.isOwnBorder(t)) continue;
            double with = campaign.best(t, survey.armies(t) + armies).value();
            double without = campaign.best(t, survey.armies(t)).value();
            if (with - without <= most) continue;
            base = t;
            most = with - without;
        }
        return base;
    }

    @Override
    public Move attack(View view) {
        var best = new Plan(Survey.NONE, Survey.NONE, leastValue);
        for (int t = 0; t < board.size(); t++) {
            if (survey.armies(t) < 2 || !survey.isOwnBorder(t)) continue;
            Plan plan = campaign.best(t, survey.armies(t));
            if (plan.value() > best.value()) best = plan;
        }
        if (best.from() == Survey.NONE) return new Done();
        return new Attack(best.from(), best.to(), view.mostDice(best.from()));
    }

    /** All go where the campaign goes on; where it does not, each side gets its share. */
    @Override
    public Occupy occupy(View view) {
        int least = view.occupyAtLeast();
        int most = view.occupyAtMost();
        int from = view.from();
        int to = view.to();
        if (survey.isOwnInside(from)) return new Occupy(most);
        double onward = campaign.best(to, most).value();
        double back = campaign.best(from, most + 1).value();
        if (Math.max(onward, back) > leastValue) return new Occupy(onward >= back ? most : least);
        int threat = survey.threat(from) + survey.threat(to);
        int share = threat == 0 ? most : (int) ((long) most * survey.threat(to) / threat);
        return new Occupy(Math.clamp(share, least, most));
    }
}
