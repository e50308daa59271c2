package strategos.game;

import java.time.Duration;

/**
 * The limit on the thinking of a bot for one decision: nodes for reproducible results, time for
 * live play.
 */
public record Budget(long nodes, Duration time) {

    /** As much as the bot likes; for bots that do not search. */
    public static final Budget UNLIMITED = new Budget(Long.MAX_VALUE, Duration.ofDays(1));
}
