package strategos.server;

import java.security.SecureRandom;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import strategos.table.Dice;
import strategos.table.Tempo;

/**
 * What all tables of a server share.
 *
 * @param thinking where bots think, on threads of their own
 */
public record Surroundings(Dice dice, Tempo tempo, Executor thinking) {

    /** For people to play: dice from the operating system, bots that can be followed. */
    public static Surroundings standard() {
        return new Surroundings(
                Dice.from(new SecureRandom()),
                Tempo.FOR_PEOPLE,
                Executors.newFixedThreadPool(
                        Runtime.getRuntime().availableProcessors(),
                        Thread.ofPlatform().daemon().name("thinking-", 1).factory()));
    }
}
