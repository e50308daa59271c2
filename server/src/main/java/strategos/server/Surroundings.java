package strategos.server;

import java.time.Duration;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import strategos.table.Dice;
import strategos.table.Tempo;

/**
 * What all tables of a server share.
 *
 * @param thinking where bots think, on threads of their own
 * @param linger how long a match stays in memory when nobody looks and it waits for a person
 */
public record Surroundings(Dice dice, Tempo tempo, Executor thinking, Duration linger) {

    /** For people to play, with bots that can be followed. */
    public static Surroundings forPeople(Luck luck) {
        return new Surroundings(
                luck.dice(),
                Tempo.FOR_PEOPLE,
                Executors.newFixedThreadPool(
                        Runtime.getRuntime().availableProcessors(),
                        Thread.ofPlatform().daemon().name("thinking-", 1).factory()),
                Duration.ofMinutes(1));
    }
}
