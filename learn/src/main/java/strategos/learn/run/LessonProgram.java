package strategos.learn.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import strategos.bots.conquest.network.NetworkFile;
import strategos.bots.conquest.network.SeatWeights;
import strategos.bots.conquest.network.ShippedNetworks;
import strategos.conquest.Conquest;
import strategos.game.Seed;
import strategos.game.io.AtomicFile;
import strategos.learn.lesson.LessonPage;

/**
 * The program that the command {@code lessons} starts. Its arguments are those of the command, as
 * {@code name=value}.
 */
public final class LessonProgram {

    private LessonProgram() {}

    public static void main(String[] arguments) {
        Arguments.run(arguments, LessonProgram::run);
    }

    private static void run(Arguments options) throws IOException {
        var out = Path.of(options.value("out"));
        String run = options.value("run");
        var page =
                new LessonPage(
                        networks(options.value("network"), run),
                        run.isEmpty() ? List.of() : new RunFolder(Path.of(run)).newestPositions(),
                        options.number("games"),
                        options.number("threads"),
                        new Seed(Long.parseLong(options.value("seed"))));
        AtomicFile.write(out, page.write(System.out::println));
        System.out.println("The page is " + out + ".");
    }

    /**
     * The network of a file, the best of a run where it has learned, or those that are part of the
     * program.
     */
    private static Function<Conquest, SeatWeights> networks(String file, String run)
            throws IOException {
        if (!file.isEmpty()) {
            var given = NetworkFile.read(Files.readAllBytes(Path.of(file)));
            return _ -> given;
        }
        if (run.isEmpty()) return ShippedNetworks::weights;
        var folder = new RunFolder(Path.of(run));
        var best = folder.bestNetwork();
        var seats = folder.configuration().seats();
        return game ->
                seats.isEmpty() || seats.contains(game.seats())
                        ? best
                        : ShippedNetworks.weights(game);
    }
}
