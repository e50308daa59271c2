package strategos.conquest.rules;

/** How turns are taken. */
public sealed interface Structure {

    /** How orders are carried out where a ruleset does not say otherwise. */
    Together ORDERS = new Together(60, 70, 100, OrderCards.DRAWN);

    /** One seat after the other takes its turn. */
    record InTurn() implements Structure {}

    /**
     * All seats give orders, at the same time or in turn; then the orders are executed in rounds.
     *
     * @param given whether seats give orders at the same time or in turn
     * @param attackersKill the probability, in percent, that an attacking army kills a defending
     *     one
     * @param defendersKill the probability, in percent, that a defending army kills an attacking
     *     one
     * @param luck the percentage of the kills that is rolled; the rest is the expected number
     * @param cards whether conquerors draw order cards
     */
    record Together(
            OrdersGiven given, int attackersKill, int defendersKill, int luck, OrderCards cards)
            implements Structure {

        /** Orders that all seats give at the same time. */
        public Together(int attackersKill, int defendersKill, int luck, OrderCards cards) {
            this(OrdersGiven.TOGETHER, attackersKill, defendersKill, luck, cards);
        }

        public Together {
            requirePercent("attacking armies kill with", attackersKill);
            requirePercent("defending armies kill with", defendersKill);
            requirePercent("luck decides", luck);
        }

        private static void requirePercent(String what, int percent) {
            if (percent < 0 || percent > 100)
                throw new IllegalArgumentException(what + " 0 to 100 percent, not " + percent);
        }
    }

    /**
     * Whether seats give orders at the same time or in turn.
     * docs/rules/warzone.md#giving-orders-in-turn
     */
    enum OrdersGiven {
        /** All at the same time, each list a secret until it is carried out. */
        TOGETHER,
        /** One order each in turn, for everyone to see, until all are done. */
        ROUND_ROBIN
    }

    /** Whether a seat that has conquered draws one of the five order cards. */
    enum OrderCards {
        DRAWN,
        NONE
    }
}
