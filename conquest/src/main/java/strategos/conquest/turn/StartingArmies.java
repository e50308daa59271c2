package strategos.conquest.turn;

import java.util.List;

/** The number of armies that each seat starts with. docs/rules/classic.md#starting-armies */
public final class StartingArmies {

    private static final int PRINTED_TERRITORIES = 42;
    private static final int FEWEST_SEATS = 2;
    private static final List<Integer> PRINTED = List.of(40, 35, 30, 25, 20);
    private static final int SHARED_BY_MANY = 120;
    private static final int BEYOND_CLAIMS = 3;

    private StartingArmies() {}

    /** The printed number for the printed board, in proportion to the territories on any other. */
    public static int of(int seats, int territories) {
        int most = FEWEST_SEATS + PRINTED.size() - 1;
        if (seats <= most) {
            return Math.ceilDiv(
                    PRINTED.get(seats - FEWEST_SEATS) * territories, PRINTED_TERRITORIES);
        }
        int shared = Math.ceilDiv(SHARED_BY_MANY * territories, seats * PRINTED_TERRITORIES);
        return Math.max(shared, Math.ceilDiv(territories, seats) + BEYOND_CLAIMS);
    }
}
