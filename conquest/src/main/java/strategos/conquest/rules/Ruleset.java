package strategos.conquest.rules;

/**
 * Everything that one way to play Risk decides, as data.
 *
 * @param name what players call it
 * @param seats how many can play
 * @param structure how seats come to act
 * @param order who plays first, and who next
 * @param setup how the board is filled before the first turn
 * @param income the armies that a turn begins with
 * @param cards what cards are worth and when they are drawn and traded
 * @param combat who chooses dice, and how many armies follow a conquest
 * @param fortify how armies move at the end of a turn
 * @param winning what ends a match
 * @param extensions what is added
 */
public record Ruleset(
        String name,
        Seats seats,
        Structure structure,
        Order order,
        Setup setup,
        Income income,
        Cards cards,
        Combat combat,
        Fortify fortify,
        Winning winning,
        Extensions extensions) {

    /** One seat after the other has its turn, all territories win, and nothing is added. */
    public Ruleset(
            String name,
            Seats seats,
            Order order,
            Setup setup,
            Income income,
            Cards cards,
            Combat combat,
            Fortify fortify) {
        this(
                name,
                seats,
                new Structure.InTurn(),
                order,
                setup,
                income,
                cards,
                combat,
                fortify,
                Winning.ALL_TERRITORIES,
                Extensions.NONE);
    }

    public Ruleset {
        if (!name.matches("[^#\\n\\r]+") || !name.equals(name.strip()))
            throw new IllegalArgumentException("'" + name + "' cannot be the name of a ruleset");
        if (structure instanceof Structure.Together orders) {
            requireOrders(orders, setup, cards, combat, fortify);
        } else if (setup.neutral() == Setup.Neutral.AFTER_BLOCKADES) {
            throw new IllegalArgumentException("blockades are orders, and no orders are given");
        }
    }

    /** What belongs to a turn that one seat has to itself cannot be had with orders. */
    private static void requireOrders(
            Structure.Together orders, Setup setup, Cards cards, Combat combat, Fortify fortify) {
        if (cards.drawn() != Cards.Drawn.NEVER)
            throw new IllegalArgumentException("sets of cards cannot be traded by orders");
        if (fortify != Fortify.NONE)
            throw new IllegalArgumentException("nobody fortifies where moving is an order");
        if (combat.attacker() != Combat.DiceChoice.MOST
                || combat.defender() != Combat.DiceChoice.MOST)
            throw new IllegalArgumentException("no dice are chosen where orders are carried out");
        boolean blockades = orders.cards() == Structure.OrderCards.DRAWN;
        if (blockades != (setup.neutral() == Setup.Neutral.AFTER_BLOCKADES))
            throw new IllegalArgumentException(
                    blockades
                            ? "a card can be a blockade, and it needs a neutral army to turn to"
                            : "without cards there are no blockades");
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

    /** Who plays first, and who next. */
    public enum Order {
        /** One seat after the other is drawn at random. */
        DRAWN,
        /**
         * One die each, ties rolled again; the highest is first, and the others follow as they sit.
         */
        DICE
    }

    /** How armies move between own territories at the end of a turn. */
    public enum Fortify {
        /** Once, between two that own territories join. */
        CONNECTED,
        /** Once, between two neighbours. */
        ADJACENT,
        /** As often as one likes between neighbours, but each army moves one step at most. */
        MANY,
        /** Not at all. */
        NONE
    }

    /**
     * How territories and first armies come to their owners, and who else can hold some.
     *
     * @param each how many armies a territory begins with where that number is fixed
     */
    public record Setup(Territories territories, Armies armies, Neutral neutral, int each) {

        public enum Territories {
            /** One by one in turn, each seat where it likes. */
            CLAIMED,
            /** At random, counts differing by at most one. */
            DEALT,
            /** As the starting positions of the board say, which say how many armies too. */
            POSITIONS
        }

        public enum Armies {
            /** One at a time in turn, each seat where it likes. */
            IN_TURN,
            /** All that a seat has at once, split as it likes. */
            AT_ONCE,
            /** At random over the territories of each seat. */
            DEALT,
            /** The same number on every territory. */
            FIXED
        }

        public enum Neutral {
            /**
             * In a match of two seats a third army holds a share of the board and never attacks.
             */
            WITH_TWO_SEATS,
            /** What a blockade turns away from its owner is held by an army that never attacks. */
            AFTER_BLOCKADES,
            /** Nobody but the seats holds anything. */
            NONE
        }

        public Setup(Territories territories, Armies armies, Neutral neutral) {
            this(territories, armies, neutral, 2);
        }

        public Setup {
            if (each < 1)
                throw new IllegalArgumentException(
                        "every territory begins with " + each + " armies");
            if (armies == Armies.FIXED && territories == Territories.CLAIMED) {
                throw new IllegalArgumentException(
                        "a fixed number of first armies is laid down when territories are dealt, not claimed");
            }
        }

        /** How many hold territories from the opening on. */
        public int settlers(int seats) {
            return neutral == Neutral.AFTER_BLOCKADES ? seats : owners(seats);
        }

        /** How many can hold territories: the seats, and the neutral army where there is one. */
        public int owners(int seats) {
            return switch (neutral) {
                case WITH_TWO_SEATS -> seats == 2 ? seats + 1 : seats;
                case AFTER_BLOCKADES -> seats + 1;
                case NONE -> seats;
            };
        }
    }

    /**
     * One army for every so many territories, but never fewer than the least; and continents.
     *
     * @param leastOf what is never fewer than the least
     * @param pays when a continent begins to pay
     * @param growth by how many percent of its bonus a continent pays more with every round
     */
    public record Income(
            int territoriesPerArmy, int least, LeastOf leastOf, Pays pays, int growth) {

        /**
         * However many rounds are played, a continent never pays more than this many times its
         * bonus.
         */
        public static final int MOST_GROWTH = 3;

        public enum Pays {
            /** Whoever holds it when a turn begins. */
            AT_ONCE,
            /** Whoever has held it since before the turn of the same seat that went before. */
            AFTER_A_ROUND
        }

        public enum LeastOf {
            /** What the territories bring; continents come on top. */
            TERRITORIES,
            /** Territories and continents together. */
            ALL
        }

        public Income(int territoriesPerArmy, int least) {
            this(territoriesPerArmy, least, LeastOf.TERRITORIES, Pays.AT_ONCE, 0);
        }

        public Income {
            if (territoriesPerArmy < 1) {
                throw new IllegalArgumentException(
                        "one army for every " + territoriesPerArmy + " territories");
            }
            if (least < 0) throw new IllegalArgumentException("the least income is " + least);
            if (growth < 0 || growth > 100) {
                throw new IllegalArgumentException(
                        "continents grow by 0 to 100 percent a round, not by " + growth);
            }
        }
    }

    /**
     * What cards do.
     *
     * @param value what a set brings
     * @param wilds what a wild card stands for
     * @param matching the extra armies on one own territory that a traded card shows
     * @param traded when sets can be traded
     * @param forcedAtStart the size of hand that must trade in its turn; 0 for never
     * @param forcedAfterElimination the size of hand that must trade at once after taking a beaten
     *     seat's cards; 0 for never
     * @param drawn when a conqueror draws
     */
    public record Cards(
            SetValue value,
            Wilds wilds,
            int matching,
            Traded traded,
            int forcedAtStart,
            int forcedAfterElimination,
            Drawn drawn) {

        /** Five cards always hold a set, four may not: nobody can be made to trade below this. */
        public static final int ALWAYS_A_SET = 5;

        public enum Wilds {
            /** Any type, in both kinds of set. */
            ANY,
            /** The types that are missing in a set of one of each; never one of three alike. */
            MISSING
        }

        public enum Traded {
            /** At any time while reinforcements are being placed. */
            WHILE_PLACING,
            /** In a phase of its own, when all reinforcements are placed. */
            AFTER_PLACING
        }

        public enum Drawn {
            AFTER_ATTACKING,
            AFTER_FORTIFYING,
            NEVER
        }

        public Cards {
            if (matching < 0) {
                throw new IllegalArgumentException(
                        "a matching card brings " + matching + " armies");
            }
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
        return new Ruleset(
                name,
                seats,
                structure,
                order,
                setup,
                income,
                cards,
                combat,
                fortify,
                winning,
                extensions);
    }

    public Ruleset withSeats(Seats seats) {
        return new Ruleset(
                name,
                seats,
                structure,
                order,
                setup,
                income,
                cards,
                combat,
                fortify,
                winning,
                extensions);
    }

    public Ruleset withSetup(Setup setup) {
        return new Ruleset(
                name,
                seats,
                structure,
                order,
                setup,
                income,
                cards,
                combat,
                fortify,
                winning,
                extensions);
    }

    public Ruleset withCards(Cards cards) {
        return new Ruleset(
                name,
                seats,
                structure,
                order,
                setup,
                income,
                cards,
                combat,
                fortify,
                winning,
                extensions);
    }

    public Ruleset withCombat(Combat combat) {
        return new Ruleset(
                name,
                seats,
                structure,
                order,
                setup,
                income,
                cards,
                combat,
                fortify,
                winning,
                extensions);
    }

    public Ruleset withWinning(Winning winning) {
        return new Ruleset(
                name,
                seats,
                structure,
                order,
                setup,
                income,
                cards,
                combat,
                fortify,
                winning,
                extensions);
    }

    public Ruleset withExtensions(Extensions extensions) {
        return new Ruleset(
                name,
                seats,
                structure,
                order,
                setup,
                income,
                cards,
                combat,
                fortify,
                winning,
                extensions);
    }
}
