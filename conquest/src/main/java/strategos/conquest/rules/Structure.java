package strategos.conquest.rules;

/** How seats come to act. */
public sealed interface Structure {

    /** How orders are carried out where a ruleset does not say otherwise. */
    Together ORDERS = new Together(60, 70, 100, OrderCards.DRAWN);

    /** One seat after the other has a turn of its own. */
    record InTurn() implements Structure {}

    /**
     * All seats write orders at the same time; then the orders are executed in rounds.
     *
     * @param attackersKill with how many percent an attacking army kills a defending one
     * @param defendersKill with how many percent a defending army kills an attacking one
     * @param luck how many percent of the kills are rolled; the rest is what is to be expected
     * @param cards whether conquerors draw cards that give orders
     */
    record Together(int attackersKill, int defendersKill, int luck, OrderCards cards)
            implements Structure {

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

    /** Whether a seat that has conquered draws one of the five order cards. */
    enum OrderCards {
        DRAWN,
        NONE
    }
}
