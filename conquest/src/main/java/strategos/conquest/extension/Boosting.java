package strategos.conquest.extension;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import strategos.conquest.board.Board;
import strategos.conquest.board.Boost;
import strategos.conquest.extension.Extras.Knowledge;
import strategos.conquest.rules.Extensions;
import strategos.conquest.rules.Extensions.Boosts;
import strategos.conquest.state.State;

/** The rules of boosts. docs/rules/extensions.md#boosts */
public final class Boosting {

    private final List<Depot> depots = new ArrayList<>();
    private final List<Source> sources = new ArrayList<>();

    /** A territory that supplies armies. */
    private record Depot(int territory, int armies) {}

    /** A territory that strengthens its owner's armies within its radius. */
    private record Source(int territory, int strength, Set<Integer> reach) {}

    Boosting(Extensions extensions, Board board) {
        if (extensions.boosts() == Boosts.OFF) return;
        for (int t = 0; t < board.size(); t++) {
            for (Boost boost : board.features().boosts(t)) {
                switch (boost) {
                    case Boost.Supply(int armies) -> depots.add(new Depot(t, armies));
                    case Boost.Power(int strength, int radius) ->
                            sources.add(new Source(t, strength, within(board, t, radius)));
                }
            }
        }
    }

    /** The territories within a number of borders. */
    private static Set<Integer> within(Board board, int from, int radius) {
        var reached = new HashSet<>(List.of(from));
        for (int step = 0; step < Math.min(radius, board.size()); step++) {
            for (int at : List.copyOf(reached))
                reached.addAll(board.territories().get(at).neighbours());
        }
        return Set.copyOf(reached);
    }

    boolean hasSupply() {
        return !depots.isEmpty();
    }

    boolean hasPower() {
        return !sources.isEmpty();
    }

    /** The armies that the depots of a seat bring it. */
    int supply(State state, int seat) {
        int armies = 0;
        for (Depot depot : depots)
            if (state.owner(depot.territory()) == seat) armies += depot.armies();
        return armies;
    }

    /** What an owner's sources add to the highest die of its armies on a territory. */
    int power(Knowledge knowledge, int owner, int territory) {
        if (owner < 0) return 0;
        int power = 0;
        for (Source source : sources) {
            if (knowledge.holder(source.territory()) == owner && source.reach().contains(territory))
                power += source.strength();
        }
        return power;
    }
}
