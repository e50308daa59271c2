package strategos.solve;

import java.nio.file.Path;
import java.util.function.LongConsumer;
import strategos.morris.MorrisPresets;

/** A program that makes small tables in a folder, and prints a line whenever it gets on. */
final class SolvingProgram {

    static final MenPair LAST = new MenPair(5, 4);

    private SolvingProgram() {}

    public static void main(String[] arguments) throws InterruptedException {
        solve(Path.of(arguments[0]), System.out::println);
    }

    static void solve(Path data, LongConsumer progress) throws InterruptedException {
        var tables = new TableFolder(data, MorrisPresets.SIX_MENS);
        try (var solver = new Solver(tables, 1, progress)) {
            for (MenPair pair : MenPair.upTo(LAST)) solver.solve(pair);
        }
    }
}
