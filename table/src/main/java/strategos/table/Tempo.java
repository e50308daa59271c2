package strategos.table;

import java.time.Duration;
import strategos.wire.Pace;

/** The pauses of a table before a bot acts. */
@FunctionalInterface
public interface Tempo {

    /** So slow that a person can follow: longer after a battle of many rounds. */
    Tempo FOR_PEOPLE =
            (pace, steps) ->
                    switch (pace) {
                        case SLOW -> Duration.ofMillis(1100 + 300L * (steps - 1));
                        case NORMAL -> Duration.ofMillis(550 + 150L * (steps - 1));
                        case FAST -> Duration.ofMillis(200 + 40L * (steps - 1));
                    };

    /**
     * The pause after steps that were told together.
     *
     * @param steps how many they were
     */
    Duration pause(Pace pace, int steps);
}
