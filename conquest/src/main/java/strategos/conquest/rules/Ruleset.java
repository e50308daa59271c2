package strategos.conquest.rules;

/**
 * Everything that one way to play Risk decides, as data.
 *
 * @param name what players call it
 * @param seats how many can play
 * @param setup how the board is filled before the first turn
 * @param income the armies that a turn begins with
 * @param cards what cards are worth and when they are drawn and traded
 * @param combat who chooses dice, and how many armies follow a conquest
 */
public record Ruleset(
        String name, Seats seats, Setup setup, Income income, Cards cards, Combat combat) {

    public Ruleset {
        if (!name.matches("[^#\\n\\r]+") || !name.equals(name.strip()))
            throw new IllegalArgumentException("'" + name + "' cannot be the name of a ruleset");
    }

    /** The fewest and the most seats. */
    public record Seats(int fewest, int most) {

        /** The most seats that any ruleset can have; a state keeps an owner in four bits. */
        public static final int LIMIT = 14;

        public Seats {
            if (fewest < 2)
                throw new IllegalArgumentException("a match needs at least 2 seats, not " + fewest);
            if (most < fewest)
                throw new IllegalArgumentException(
                        "at most " + most + " seats is less than " + fewest);
            if (most > LIMIT)
                throw new IllegalArgumentException(
                        "at most " + LIMIT + " seats can play, not " + most);
        }
    }

    /**
     * How territories and first armies come to their owners, and who else holds some in a match of
     * two.
     */
    public record Setup(Territories territories, Armies armies, Neutral neutral) {

        public enum Territories {
            /** One by one in turn, each seat where it likes. */
            CLAIMED,
            /** At random, counts differing by at most one. */
            DEALT
        }

        public enum Armies {
            /** One at a time in turn, each seat where it likes. */
            IN_TURN,
            /** At random over the territories of each seat. */
            DEALT
        }

        public enum Neutral {
            /**
             * In a match of two seats a third army holds a share of the board and never attacks.
             */
            WITH_TWO_SEATS,
            /** Nobody but the seats holds anything. */
            NONE
        }

        /** How many hold territories: the seats, and the neutral army where there is one. */
        public int owners(int seats) {
            return seats == 2 && neutral == Neutral.WITH_TWO_SEATS ? seats + 1 : seats;
        }
    }

    /** One army for every so many territories, but never fewer than the least. */
    public record Income(int territoriesPerArmy, int least) {

        public Income {
            if (territoriesPerArmy < 1) {
                throw new IllegalArgumentException(
                        "one army for every " + territoriesPerArmy + " territories");
            }
            if (least < 0) throw new IllegalArgumentException("the least income is " + least);
        }
    }

    /**
     * What cards do.
     *
     * @param value what a set brings
     * @param matching the extra armies on one own territory that a traded card shows
     * @param forcedAtStart the size of hand that must trade when its turn begins; 0 for never
     * @param forcedAfterElimination the size of hand that must trade at once after taking a beaten
     *     seat's cards
     * @param drawn when a conqueror draws
     */
    public record Cards(
            SetValue value,
            int matching,
            int forcedAtStart,
            int forcedAfterElimination,
            Drawn drawn) {

        /** Five cards always hold a set, four may not: nobody can be made to trade below this. */
        public static final int ALWAYS_A_SET = 5;

        public enum Drawn {
            AFTER_ATTACKING,
            AFTER_FORTIFYING
        }

        public Cards {
            if (matching < 0)
                throw new IllegalArgumentException(
                        "a matching card brings " + matching + " armies");
            requireSet(forcedAtStart);
            requireSet(forcedAfterElimination);
        }

        private static void requireSet(int forcedAt) {
            if (forcedAt != 0 && forcedAt < ALWAYS_A_SET) {
                throw new IllegalArgumentException(
                        "trading cannot be forced with "
                                + forcedAt
                                + " cards: they may hold no set");
            }
        }
    }

    /** Who chooses dice, and how many armies follow a conquest. */
    public record Combat(DiceChoice attacker, DiceChoice defender, Occupation occupation) {

        public enum DiceChoice {
            /** The player says how many. */
            CHOSEN,
            /** Always the most allowed. */
            MOST
        }

        public enum Occupation {
            AT_LEAST_ONE,
            AT_LEAST_THE_DICE
        }
    }

    public Ruleset withName(String name) {
        return new Ruleset(name, seats, setup, income, cards, combat);
    }

    public Ruleset withSetup(Setup setup) {
        return new Ruleset(name, seats, setup, income, cards, combat);
    }

    public Ruleset withCombat(Combat combat) {
        return new Ruleset(name, seats, setup, income, cards, combat);
    }
}
