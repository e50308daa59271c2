package strategos.table;

import java.time.Duration;
import java.util.Optional;
import java.util.function.Supplier;
import strategos.dice.Bytes32;

/**
 * The environment shared by all tables of a server.
 *
 * @param thinking the executor of bots, shared fairly between the addresses of watchers
 * @param linger how long a table without watchers stays open when it waits for a person
 * @param secrets draws the secrets that dice are sealed with; empty if none are
 * @param grace how long a player may be away while others wait, before a bot stands in
 */
public record TableSettings(
        OutcomeSource dice,
        Optional<Supplier<Bytes32>> secrets,
        Tempo tempo,
        FairExecutor thinking,
        Duration linger,
        Duration grace) {

    /**
     * Skipping a match of fast bots takes a second or two. Every decision has to be stored and
     * shown, so without a limit a few such matches would keep all processors busy.
     */
    private static final FairExecutor.Pace PACE_OF_BOTS =
            new FairExecutor.Pace(200, Duration.ofMillis(4));

    /** For people to play, with bots slow enough to follow. */
    public static TableSettings forPeople(
            OutcomeSource dice, Optional<Supplier<Bytes32>> secrets, Duration grace) {
        return new TableSettings(
                dice,
                secrets,
                Tempo.FOR_PEOPLE,
                new FairExecutor(
                        "thinking", Runtime.getRuntime().availableProcessors(), PACE_OF_BOTS),
                Duration.ofMinutes(1),
                grace);
    }
}
