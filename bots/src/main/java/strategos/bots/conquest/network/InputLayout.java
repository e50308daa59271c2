package strategos.bots.conquest.network;

import java.util.List;
import java.util.stream.Stream;
import strategos.bots.conquest.value.Term;

/**
 * Where each input of a network is found. Every seat has the same inputs: the named terms, some
 * numbers, counts of its territories and of the continents by kind, and, in a network for one
 * board, its armies in each territory.
 *
 * @param territories the number of territories of the board that the network is for; 0 for any
 */
record InputLayout(int territories) {

    /** The terms that every network knows, by their names. */
    static final List<String> TERMS =
            List.of(
                    "ARMIES",
                    "INCOME",
                    "TERRITORIES",
                    "LASTING_BONUS",
                    "PROGRESS",
                    "CONTEST",
                    "COMPLETION",
                    "BREAKING",
                    "DENIAL",
                    "FRONT",
                    "STACK",
                    "SECOND_STACK",
                    "SET",
                    "CARDS",
                    "EXPOSED",
                    "EXPOSED_ARMIES",
                    "BORDERS",
                    "THREAT",
                    "PREY",
                    "PRIZE",
                    "HUNTER",
                    "LOOT",
                    "SOON",
                    "INITIATIVE");

    /** The indices of those terms. */
    static final int[] TERM_INDICES =
            TERMS.stream().map(Term::valueOf).mapToInt(Term::ordinal).toArray();

    /** Own armies, income, all armies, and the next set, each in logarithms and compared. */
    static final int NUMBERS = TERMS.size();

    static final int NUMBER_COUNT = 5;

    /** One of these is 1: the number of cards, from none to five and more. */
    static final int HANDS = NUMBERS + NUMBER_COUNT;

    static final int HAND_COUNT = 6;

    /** One of these is 1: the number of living seats, from two to six and more. */
    static final int LIVING = HANDS + HAND_COUNT;

    static final int LIVING_COUNT = 5;

    /** The upper ends of the classes of armies; the last class has no end. */
    static final List<Integer> ARMY_CLASSES = List.of(1, 2, 3, 5, 7, 10, 15, 24, 40);

    /** The upper ends of the classes of a strongest neighbour; the first has none. */
    static final List<Integer> FOE_CLASSES = List.of(0, 1, 2, 3, 5, 8, 13, 22, 40);

    /** Own territories, counted by their armies and their strongest neighbour. */
    static final int FRONTS = LIVING + LIVING_COUNT;

    static final int FOES = FOE_CLASSES.size() + 1;
    static final int FRONT_COUNT = (ARMY_CLASSES.size() + 1) * FOES;

    /** Continents, counted by the own part, the own part of the armies there, and the bonus. */
    static final int CONTINENTS = FRONTS + FRONT_COUNT;

    static final int PARTS = 6;
    static final int ARMY_PARTS = 5;
    static final int BONUSES = 3;

    /** Continents, counted by the largest part of a rival and the bonus. */
    static final int RIVAL_CONTINENTS = CONTINENTS + PARTS * ARMY_PARTS * BONUSES;

    /** The inputs of a network for any board. */
    static final int COMMON = RIVAL_CONTINENTS + PARTS * BONUSES;

    /** The class of a number by the upper ends of all classes but the last. */
    static int classOf(int number, List<Integer> ends) {
        int found = 0;
        while (found < ends.size() && number > ends.get(found)) found++;
        return found;
    }

    /** The number of inputs of a seat. */
    int size() {
        return COMMON + 2 * territories;
    }

    /** Whether a seat holds a territory. */
    int held(int territory) {
        return COMMON + territory;
    }

    /** Its armies in a territory. */
    int armies(int territory) {
        return COMMON + territories + territory;
    }

    /** A name for each input, for people who look at the weights. */
    List<String> names() {
        return Stream.of(
                        TERMS.stream(),
                        Stream.of("armies", "income", "all armies", "set", "set share"),
                        numbered("cards ", HAND_COUNT),
                        numbered("living ", LIVING_COUNT),
                        numbered("front ", FRONT_COUNT),
                        numbered("continent ", PARTS * ARMY_PARTS * BONUSES),
                        numbered("rival continent ", PARTS * BONUSES),
                        numbered("holds ", territories),
                        numbered("armies in ", territories))
                .flatMap(each -> each)
                .toList();
    }

    private static Stream<String> numbered(String name, int count) {
        return Stream.iterate(0, i -> i < count, i -> i + 1).map(i -> name + i);
    }
}
