package strategos.arena.sample;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/**
 * The positions of a generation in numbered files. Each file has its own seed, so that self-play
 * that was killed continues with the files that are missing.
 */
public record SampleFolder(Path folder) {

    /** Beside them there may be a network and what is left of a write that was killed. */
    private static final String NAME = "positions-";

    /** Plays as many files as are missing, and passes each on when it has been written. */
    public void play(
            PositionsWork work, int files, FileRunner runner, Consumer<SampleFile> listener) {
        var missing = missing(files);
        runner.run(
                work,
                missing,
                (number, file) -> {
                    try {
                        file.write(file(number));
                    } catch (IOException unwritable) {
                        throw new UncheckedIOException(unwritable);
                    }
                    listener.accept(file);
                });
    }

    /** The numbers of the files that are not there, out of the first ones. */
    public List<Integer> missing(int files) {
        return IntStream.range(0, files).filter(i -> !Files.exists(file(i))).boxed().toList();
    }

    private Path file(int number) {
        return folder.resolve("%s%05d.bin".formatted(NAME, number));
    }

    /** The complete files, in their order. */
    public List<Path> files() throws IOException {
        try (var all = Files.list(folder)) {
            return all.filter(file -> file.getFileName().toString().startsWith(NAME))
                    .sorted()
                    .toList();
        }
    }
}
