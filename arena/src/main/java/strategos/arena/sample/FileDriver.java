package strategos.arena.sample;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.BiConsumer;
import strategos.arena.driver.Driver;
import strategos.arena.driver.DriverException;
import strategos.arena.driver.DriverMessage;

/**
 * Plays files of positions through another program, which has many cores to play on.
 *
 * @param command starts the program
 * @param log where its error output goes
 */
public record FileDriver(List<String> command, Path log) implements FileRunner {

    /** For each core: one file that is played, and one that waits. */
    private static final int FILES_PER_CORE = 2;

    @Override
    public void run(
            PositionsWork work, List<Integer> numbers, BiConsumer<Integer, SampleFile> listener) {
        if (numbers.isEmpty()) return;
        try (var driver = Driver.start(command, log, work.text())) {
            int handed = 0;
            int finished = 0;
            int cores = 0;
            while (finished < numbers.size()) {
                switch (driver.read()) {
                    case DriverMessage.Cores(int number) -> cores = number;
                    case DriverMessage.Failed(String why) -> throw new DriverException(why);
                    case DriverMessage.Answer(String line) -> {
                        var played = PositionsWork.Numbered.read(line);
                        listener.accept(played.number(), played.file());
                        finished++;
                    }
                }
                for (; handed < numbers.size() && handed - finished < cores * FILES_PER_CORE; )
                    driver.send(numbers.get(handed++).toString());
            }
        } catch (IOException unreadable) {
            throw new DriverException(String.valueOf(unreadable.getMessage()));
        }
    }
}
