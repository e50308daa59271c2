package strategos.bots.conquest.value;

import java.util.ArrayList;
import java.util.List;
import strategos.conquest.Conquest;
import strategos.conquest.rules.Structure;

/**
 * The chances of all seats to win: a network scores each of them, and a softmax turns the scores
 * into chances. In teams, the scores of a team's living seats add up, and each of them has the
 * chance of the team. There is a network for every number of living seats from two; positions with
 * more seats than the last one take that one.
 */
public final class WinChances implements Value {

    private final List<TermNetwork> networks;

    /** Each is read when the first bot needs it. */
    private static final class Shipped {
        static final List<NetworkWeights> WEIGHTS = ValueFile.shipped("value.txt");
    }

    private static final class ShippedForTeams {
        static final List<NetworkWeights> WEIGHTS = ValueFile.shipped("teams.txt");
    }

    private static final class ShippedForOrders {
        static final List<NetworkWeights> WEIGHTS = ValueFile.shipped("orders.txt");
    }

    public WinChances(List<NetworkWeights> weights) {
        List<TermNetwork> all = new ArrayList<>();
        for (NetworkWeights each : weights) all.add(new TermNetwork(each));
        networks = List.copyOf(all);
    }

    /** Those that are part of the program, for rulesets in which seats take turns. */
    public static WinChances shipped() {
        return new WinChances(Shipped.WEIGHTS);
    }

    /** Those that are part of the program, for the ruleset of a game. */
    public static WinChances shipped(Conquest game) {
        return switch (game.rules().structure()) {
            case Structure.InTurn _ ->
                    game.rules().extensions().teams().isPlayed()
                            ? new WinChances(ShippedForTeams.WEIGHTS)
                            : shipped();
            case Structure.Together _ -> new WinChances(ShippedForOrders.WEIGHTS);
        };
    }

    @Override
    public double chance(int seat, Standings standings) {
        if (!standings.isAlive(seat)) return 0;
        if (!standings.hasRivals(seat)) return 1;
        var position = PositionTerms.of(standings);
        var network = networks.get(Math.min(position.alive() - 2, networks.size() - 1));
        double[] scores = new double[position.alive()];
        for (int index = 0; index < scores.length; index++)
            scores[index] = network.score(position, index);
        int own = 0;
        for (int before = 0; before < seat; before++) if (standings.isAlive(before)) own++;
        return position.chance(own, scores);
    }
}
