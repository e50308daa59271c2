package strategos.game;

import java.util.Set;

/** Who acts now. */
public sealed interface Turn {

    /** One seat decides. */
    record Decide(Seat seat) implements Turn {

        private static final Decide[] SHARED = new Decide[Seat.LIMIT];

        static {
            for (int i = 0; i < Seat.LIMIT; i++) SHARED[i] = new Decide(Seat.of(i));
        }

        /** The shared instance for the seat of this index: it is asked for at every step. */
        public static Decide by(int seat) {
            return SHARED[seat];
        }
    }

    /** Several seats decide at the same time; lists those that have not decided yet. */
    record DecideTogether(Set<Seat> waiting) implements Turn {
        public DecideTogether {
            waiting = Set.copyOf(waiting);
        }
    }

    /** Nature acts: the driver draws an outcome and records it. */
    record Roll(Chance chance) implements Turn {

        private static final Roll[][] DICE = new Roll[Chance.MOST_DICE][];

        static {
            for (int attack = 1; attack < Chance.MOST_DICE; attack++) {
                DICE[attack] = new Roll[Chance.MOST_DICE - attack + 1];
                for (int defend = 1; defend <= Chance.MOST_DICE - attack; defend++)
                    DICE[attack][defend] = new Roll(new Chance.Dice(attack, defend));
            }
        }

        /**
         * The shared instance for these dice: most of what nature is asked are rounds of battle.
         */
        public static Roll dice(int attack, int defend) {
            return DICE[attack][defend];
        }
    }

    /** Nobody acts: the match has ended. */
    record Over(Result result) implements Turn {}
}
