package strategos.server;

import java.time.Duration;
import strategos.table.FairExecutor;
import strategos.table.OutcomeSource;
import strategos.table.Tempo;

/**
 * What all tables of a server share.
 *
 * @param thinking where bots think; closed with the server
 * @param linger how long a match stays in memory when nobody looks and it waits for a person
 */
public record Surroundings(
        OutcomeSource dice, Tempo tempo, FairExecutor thinking, Duration linger) {

    /** For people to play, with bots that can be followed. */
    public static Surroundings forPeople(RandomSource luck) {
        return new Surroundings(
                luck.dice(),
                Tempo.FOR_PEOPLE,
                new FairExecutor("thinking", Runtime.getRuntime().availableProcessors()),
                Duration.ofMinutes(1));
    }
}
