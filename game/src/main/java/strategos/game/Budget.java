package strategos.game;

import java.time.Duration;

/**
 * How much thought a decision may take. Results that can be repeated come from nodes; time is for
 * live play.
 */
public record Budget(long nodes, Duration time) {

    /** As much as the bot likes; for bots that do not search. */
    public static final Budget UNLIMITED = new Budget(Long.MAX_VALUE, Duration.ofDays(1));
}
