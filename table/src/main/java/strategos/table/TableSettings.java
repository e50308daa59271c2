package strategos.table;

import java.time.Duration;

/**
 * What all tables of a server share.
 *
 * @param thinking where bots think, shared fairly between the addresses of those who watch
 * @param linger how long a table stays open without an audience when it waits for a person
 */
public record TableSettings(
        OutcomeSource dice, Tempo tempo, FairExecutor thinking, Duration linger) {

    /** For people to play, with bots slow enough to follow. */
    public static TableSettings forPeople(OutcomeSource dice) {
        return new TableSettings(
                dice,
                Tempo.FOR_PEOPLE,
                new FairExecutor("thinking", Runtime.getRuntime().availableProcessors()),
                Duration.ofMinutes(1));
    }
}
