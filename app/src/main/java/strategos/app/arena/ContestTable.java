package strategos.app.arena;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import strategos.app.cli.Complaint;
import strategos.arena.Played;

/**
 * The results table of a contest: printed once, when all matches have ended or when the program is
 * stopped. Any thread may add matches.
 */
final class ContestTable {

    private final int matches;
    private final Consumer<List<Played>> printer;
    private final List<Played> ended = new ArrayList<>();
    private boolean printed;

    ContestTable(int matches, Consumer<List<Played>> printer) {
        this.matches = matches;
        this.printer = printer;
    }

    synchronized void add(Played played) {
        ended.add(played);
    }

    synchronized void print() {
        if (printed) return;
        printed = true;
        printer.accept(ended.stream().sorted(Comparator.comparingInt(Played::match)).toList());
    }

    /** Has the table printed when the program is stopped, until this is closed. */
    Watch printedWhenStopped() {
        var hook = new Thread(this::printSoFar, "table");
        hook.setUncaughtExceptionHandler((_, fault) -> Complaint.aboutUncaught(fault));
        Runtime.getRuntime().addShutdownHook(hook);
        return () -> {
            try {
                Runtime.getRuntime().removeShutdownHook(hook);
            } catch (IllegalStateException _) {
                // The program is being stopped, and the hook prints.
            }
        };
    }

    private synchronized void printSoFar() {
        if (printed) return;
        System.err.printf("%nstopped after %d of %d matches%n", ended.size(), matches);
        if (!ended.isEmpty()) print();
    }

    /** A resource that closes without exceptions. */
    @FunctionalInterface
    interface Watch extends AutoCloseable {
        @Override
        void close();
    }
}
