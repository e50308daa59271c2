package strategos.bots.conquest;

import strategos.conquest.Conquest;
import strategos.conquest.board.Boost;
import strategos.conquest.rules.Extensions.Boosts;

/** The value of boosts to a bot, in armies. */
final class BoostValues {

    /** How often a depot is expected to pay before it is lost again. */
    private static final double SUPPLY_TURNS = 2.5;

    /** What it is worth to have the edge around a place. */
    private static final double POWER = 3;

    private final double[] worth;

    BoostValues(Conquest game) {
        worth = new double[game.board().size()];
        if (game.rules().extensions().boosts() == Boosts.OFF) return;
        for (int t = 0; t < worth.length; t++)
            for (Boost boost : game.board().features().boosts(t)) worth[t] += worth(boost);
    }

    private static double worth(Boost boost) {
        return switch (boost) {
            case Boost.Supply(int armies) -> SUPPLY_TURNS * armies;
            case Boost.Power(int strength, _) -> POWER * strength;
        };
    }

    double worth(int territory) {
        return worth[territory];
    }
}
