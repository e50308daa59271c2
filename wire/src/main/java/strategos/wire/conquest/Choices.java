package strategos.wire.conquest;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a viewer can do now; whatever it offers is legal, and nothing else is. */
public sealed interface Choices {

    /** Nothing: the viewer does not have to decide. */
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
     * @param together how many can be placed in one move
     * @param neutral whether the army is the neutral one
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
     * @param territories to place on; none while a set has to be traded
     * @param extra the armies that a set brings beside its value if one of its cards matches
     */
    record Reinforce(
            int left, List<Integer> territories, boolean mustTrade, int extra, List<CardSet> sets)
            implements Choices {

        public Reinforce {
            territories = List.copyOf(territories);
            sets = List.copyOf(sets);
        }
    }

    /** A set is traded in a phase of its own, or that phase is ended unless one must be. */
    record Trade(boolean mustTrade, int extra, List<CardSet> sets) implements Choices {

        public Trade {
            sets = List.copyOf(sets);
        }
    }

    /**
     * Three cards of the viewer's hand that can be traded.
     *
     * @param cards their numbers, rising
     * @param armies what the set brings
     * @param matching the own territories on its cards; one of them has to be named, if there are
     *     any, and gets the extra armies
     * @param best whether to trade this one, if any
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
     * @param special the borders over which other dice are rolled than the printed ones
     */
    record Attack(List<Target> attacks, List<OtherDice> special) implements Choices {

        public Attack {
            attacks = List.copyOf(attacks);
            special = List.copyOf(special);
        }
    }

    /**
     * The most dice of both sides over one border, where they are not three and two as they fall.
     *
     * @param edge what is added to the attacker's highest die, or, below 0, to the defender's
     */
    record OtherDice(int from, int to, int attackDice, int defendDice, int edge) {}

    /**
     * A border that can be attacked over.
     *
     * @param win the chance that a blitz to the last army takes the territory, if the defence
     *     always rolls the most dice; null where so many armies fight that it is asked for apart
     * @param expectedLoss the armies that such a blitz costs the attacker on average; null as well
     */
    record Target(
            int from,
            int to,
            int mostDice,
            int fewestDice,
            @Nullable Double win,
            @Nullable Double expectedLoss) {}

    /** An attack is answered with one die, or more, up to the most. */
    record Defend(int from, int to, int attackDice, int most) implements Choices {}

    /** Armies move into a conquered territory. */
    record Occupy(int from, int to, int atLeast, int atMost) implements Choices {}

    /**
     * Armies move between own territories, or the turn is ended.
     *
     * @param groups territories within which armies move; told once for all that they can leave
     *     from, because there can be thousands
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
     * @param most how many
     * @param group the place in the list of the group whose other territories they can move to
     */
    record Departure(int from, int most, int group) {}

    /**
     * Orders are given, one a move, or the viewer is done with them. What the viewer is still
     * putting together is not known here: an order that it drafts changes the numbers for the next.
     *
     * @param left how many armies are yet to be deployed, on any of the viewer's territories
     * @param own the viewer's territories, with how many armies can still leave and for which
     *     neighbours; what is deployed can leave, too
     * @param bombs where a bomb can fall; this and what follows needs a card of its kind
     * @param mayBlockade whether one of the viewer's territories can be blockaded
     * @param mayAirlift whether armies can leave one of them for any territory at all
     * @param partners the seats that peace can be made with
     * @param reinforcement how many more armies to deploy a card of that kind brings, 0 without one
     * @param mayEnd whether the viewer can be done; not before all armies are deployed
     * @param usual on what terms battles are fought
     * @param special the ways over which the viewer would attack on other terms: borders, and with
     *     a card for it the ways through the air
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

    /** With how many percent the armies of each side kill, and how much of it luck decides. */
    record Terms(int attackersKill, int defendersKill, int luck) {}

    /** A way that would be attacked over on terms of its own. */
    record Front(int from, int to, Terms terms) {}

    /**
     * A territory that armies can move from.
     *
     * @param most how many
     * @param to where
     */
    record Source(int from, int most, List<Integer> to) {

        public Source {
            to = List.copyOf(to);
        }
    }
}
