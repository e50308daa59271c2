package strategos.arena.sample;

import java.util.List;
import java.util.function.BiConsumer;

/** Plays files of positions. */
@FunctionalInterface
public interface FileRunner {

    /**
     * Plays files, and passes each on as it is finished, with its number: in any order, from any
     * thread.
     */
    void run(PositionsWork work, List<Integer> numbers, BiConsumer<Integer, SampleFile> listener);
}
