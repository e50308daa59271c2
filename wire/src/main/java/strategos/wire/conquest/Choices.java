package strategos.wire.conquest;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** The choices of a viewer: exactly its legal moves. */
public sealed interface Choices {

    /** The viewer does not have to decide. */
    record None() implements Choices {}

    /** One of these free territories is claimed. */
    record Claim(List<Integer> territories) implements Choices {

        public Claim {
            territories = List.copyOf(territories);
        }
    }

    /**
     * First armies are placed on one of these.
     *
     * @param together the number that can be placed in one move
     * @param neutral whether they belong to the neutral army
     */
    record Settle(List<Integer> territories, int together, boolean neutral) implements Choices {

        public Settle {
            territories = List.copyOf(territories);
        }
    }

    /** One of these own territories becomes the viewer's capital. */
    record NameCapital(List<Integer> territories) implements Choices {

        public NameCapital {
            territories = List.copyOf(territories);
        }
    }

    /**
     * Armies are placed, or a set is traded.
     *
     * @param territories to place on; empty while a set must be traded
     * @param extra the extra armies of a set if one of its cards matches
     */
    record Reinforce(
            int left, List<Integer> territories, boolean mustTrade, int extra, List<CardSet> sets)
            implements Choices {

        public Reinforce {
            territories = List.copyOf(territories);
            sets = List.copyOf(sets);
        }
    }

    /** A set is traded in a separate phase, or the phase is ended unless a trade is mandatory. */
    record Trade(boolean mustTrade, int extra, List<CardSet> sets) implements Choices {

        public Trade {
            sets = List.copyOf(sets);
        }
    }

    /**
     * Three cards of the viewer's hand that can be traded.
     *
     * @param cards their numbers, ascending
     * @param armies the value of the set
     * @param matching the viewer's territories on its cards; if there are any, one of them has to
     *     be named and gets the extra armies
     * @param best whether it is the best set to trade
     */
    record CardSet(List<Integer> cards, int armies, List<Integer> matching, boolean best) {

        public CardSet {
            cards = List.copyOf(cards);
            matching = List.copyOf(matching);
        }
    }

    /**
     * A neighbour is attacked, once or in a blitz, or the phase is ended.
     *
     * @param special the borders with different dice than the printed ones
     */
    record Attack(List<Target> attacks, List<OtherDice> special) implements Choices {

        public Attack {
            attacks = List.copyOf(attacks);
            special = List.copyOf(special);
        }
    }

    /**
     * The dice limits of both sides over one border, if they are not three and two without an edge.
     *
     * @param edge what is added to the attacker's highest die, or, if negative, to the defender's
     */
    record OtherDice(int from, int to, int attackDice, int defendDice, int edge) {}

    /**
     * A border that can be attacked over.
     *
     * @param win the probability that a blitz to the last army takes the territory, if the defence
     *     always rolls the most dice; null for large battles, whose odds are requested separately
     * @param expectedLoss the average losses of the attacker in such a blitz; null in the same
     *     cases
     */
    record Target(
            int from,
            int to,
            int mostDice,
            int fewestDice,
            @Nullable Double win,
            @Nullable Double expectedLoss) {}

    /** An attack is answered with one die up to the maximum. */
    record Defend(int from, int to, int attackDice, int most) implements Choices {}

    /** Armies move into a conquered territory. */
    record Occupy(int from, int to, int atLeast, int atMost) implements Choices {}

    /**
     * Armies move between own territories, or the turn is ended.
     *
     * @param groups sets of territories within which armies can move; listed once for all
     *     departures, because there can be thousands
     */
    record Fortify(List<Departure> moves, List<List<Integer>> groups) implements Choices {

        public Fortify {
            moves = List.copyOf(moves);
            groups = groups.stream().map(List::copyOf).toList();
        }
    }

    /**
     * A territory that armies can move from.
     *
     * @param most the maximum number of armies
     * @param group the index of the group whose other territories they can move to
     */
    record Departure(int from, int most, int group) {}

    /**
     * Orders are given, one per move, or the viewer is done with them. Orders that the client is
     * still drafting are not considered here.
     *
     * @param left the number of armies still to be deployed, on any of the viewer's territories
     * @param own the viewer's territories, with the number of armies that can still leave and their
     *     neighbours; deployed armies can leave, too
     * @param bombs the possible targets of a bomb; this and the following need a card of that kind
     * @param mayBlockade whether one of the viewer's territories can be blockaded
     * @param mayAirlift whether armies can be airlifted from one of them to any territory
     * @param partners the seats that peace can be made with
     * @param reinforcement the number of additional armies from a reinforcement card, 0 without one
     * @param mayEnd whether the viewer can be done; not before all armies are deployed
     * @param usual the terms of battles
     * @param special the borders, and the airlift routes if the viewer has that card, over which
     *     the viewer would attack on other terms
     */
    record Orders(
            int left,
            List<Source> own,
            List<Integer> bombs,
            boolean mayBlockade,
            boolean mayAirlift,
            List<Integer> partners,
            int reinforcement,
            boolean mayEnd,
            Terms usual,
            List<Front> special)
            implements Choices {

        public Orders {
            own = List.copyOf(own);
            bombs = List.copyOf(bombs);
            partners = List.copyOf(partners);
            special = List.copyOf(special);
        }
    }

    /** The kill probabilities of both sides in percent, and the influence of luck. */
    record Terms(int attackersKill, int defendersKill, int luck) {}

    /** A border or airlift route with its own terms of battle. */
    record Front(int from, int to, Terms terms) {}

    /**
     * A territory that armies can move from.
     *
     * @param most the maximum number of armies
     * @param to the possible targets
     */
    record Source(int from, int most, List<Integer> to) {

        public Source {
            to = List.copyOf(to);
        }
    }
}
