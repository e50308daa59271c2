package strategos.bots.conquest;

import java.util.stream.Stream;
import strategos.bots.conquest.network.ShippedNetworks;
import strategos.bots.conquest.orders.Commander;
import strategos.bots.conquest.planner.Effort;
import strategos.bots.conquest.planner.Planner;
import strategos.bots.conquest.planner.Policies;
import strategos.bots.conquest.value.Value;
import strategos.bots.conquest.value.WinChances;
import strategos.conquest.Conquest;
import strategos.conquest.move.Move;
import strategos.conquest.rules.Structure;
import strategos.conquest.rules.Winning;
import strategos.conquest.view.View;
import strategos.game.Bot;
import strategos.game.Seed;

/** Makes planners from scripted bots. */
public final class Planning {

    /**
     * The most territories of a board on which the network is trusted; it learned from smaller
     * ones.
     */
    private static final int LARGEST_BOARD = 100;

    private Planning() {}

    /** The planner for a game, with the value that is part of the program. */
    static Bot<Move, View> of(Conquest game, Seed seed, Effort effort) {
        return of(game, seed, WinChances.shipped(game), effort);
    }

    /** The same with the network where there is one. */
    static Bot<Move, View> learned(Conquest game, Seed seed) {
        boolean isDuel = game.seats() == 2 && hasNetwork(game);
        return of(game, seed, learnedValue(game), isDuel ? Effort.HALVING : Effort.FULL);
    }

    /** The network where there is one, or else the planner's own value. */
    static Value learnedValue(Conquest game) {
        return hasNetwork(game) ? ShippedNetworks.of(game) : WinChances.shipped(game);
    }

    /** No network knows teams, orders and large boards. */
    private static boolean hasNetwork(Conquest game) {
        return game.rules().structure() instanceof Structure.InTurn
                && !hasTeams(game)
                && game.board().size() <= LARGEST_BOARD;
    }

    /**
     * The planner for a game. No value says anything about missions and capitals, or about orders
     * in teams: there it is a scripted bot.
     */
    public static Bot<Move, View> of(Conquest game, Seed seed, Value value, Effort effort) {
        if (!isPlannable(game)) return new Balanced(game, CampaignWeights.FIRST);
        return switch (game.rules().structure()) {
            case Structure.InTurn _ -> new Planner(game, seed, policies(game), value, effort);
            case Structure.Together _ ->
                    new Balanced(
                            game,
                            CampaignWeights.FIRST,
                            Commander.planner(game, seed, value, effort.plans()));
        };
    }

    static boolean isPlannable(Conquest game) {
        return game.rules().winning().goal() == Winning.Goal.TERRITORIES
                && !(hasTeams(game) && game.rules().structure() instanceof Structure.Together);
    }

    static boolean hasTeams(Conquest game) {
        return game.rules().extensions().teams().isPlayed();
    }

    private static Policies policies(Conquest game) {
        return new Policies(
                new Balanced(game, CampaignWeights.FIRST),
                new Balanced(game, CampaignWeights.PEACEFUL),
                warlike(game).<Bot<Move, View>>map(each -> new Balanced(game, each)).toList());
    }

    /** In duels the others add nothing to the fierce weights, and cost as much time. */
    private static Stream<CampaignWeights> warlike(Conquest game) {
        return game.seats() == 2
                ? Stream.of(CampaignWeights.FIERCE)
                : Stream.of(CampaignWeights.QUICK, CampaignWeights.FIERCE, CampaignWeights.HUNTING);
    }
}
