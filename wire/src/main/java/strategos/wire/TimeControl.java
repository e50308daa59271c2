package strategos.wire;

import java.time.Duration;

/** How much time players have to decide. A match without a time control has no clocks. */
public sealed interface TimeControl {

    /** The time for one turn. */
    Duration turn();

    /** The time for all answers of a seat in one turn of another, such as the choice of dice. */
    Duration answer();

    /** The time that a seat can use once in the match, after that of a turn. */
    Duration reserve();

    /** The time that a conquest adds to the turn. */
    Duration gain();

    /**
     * Players sit at the board together.
     *
     * @param turnSeconds the time per turn
     * @param conquestSeconds what each conquest adds to the turn
     * @param bankSeconds the reserve of each player for the whole match
     */
    record Live(int turnSeconds, int conquestSeconds, int bankSeconds) implements TimeControl {

        private static final int SHORTEST_TURN = 5;
        private static final int LONGEST_TURN = 3_600;
        private static final int MOST_GAINED = 600;
        private static final int LARGEST_BANK = 24 * 3_600;
        private static final int SHORTEST_ANSWER = 10;
        private static final int ANSWERS_PER_TURN = 4;

        public Live {
            require("turnSeconds", turnSeconds, SHORTEST_TURN, LONGEST_TURN);
            require("conquestSeconds", conquestSeconds, 0, MOST_GAINED);
            require("bankSeconds", bankSeconds, 0, LARGEST_BANK);
        }

        @Override
        public Duration turn() {
            return Duration.ofSeconds(turnSeconds);
        }

        /** A quarter of a turn, since everybody else waits. */
        @Override
        public Duration answer() {
            int quarter = Math.max(SHORTEST_ANSWER, turnSeconds / ANSWERS_PER_TURN);
            return Duration.ofSeconds(Math.min(turnSeconds, quarter));
        }

        @Override
        public Duration reserve() {
            return Duration.ofSeconds(bankSeconds);
        }

        @Override
        public Duration gain() {
            return Duration.ofSeconds(conquestSeconds);
        }
    }

    /**
     * Players come and go, and take days for a turn.
     *
     * @param turnDays the days per turn
     */
    record Correspondence(int turnDays) implements TimeControl {

        private static final int MOST_DAYS = 30;

        public Correspondence {
            require("turnDays", turnDays, 1, MOST_DAYS);
        }

        @Override
        public Duration turn() {
            return Duration.ofDays(turnDays);
        }

        @Override
        public Duration answer() {
            return turn();
        }

        @Override
        public Duration reserve() {
            return Duration.ZERO;
        }

        @Override
        public Duration gain() {
            return Duration.ZERO;
        }
    }

    private static void require(String name, int value, int least, int most) {
        if (value < least || value > most)
            throw new IllegalArgumentException(
                    "%s is from %,d to %,d, not %,d".formatted(name, least, most, value));
    }
}
