package strategos.app.arena;

import strategos.app.cli.Complaint;
import strategos.arena.tournament.TournamentRun;

/**
 * The results table of a tournament: printed once, when all matches have ended or when the program
 * is stopped.
 */
final class ContestTable {

    private final TournamentRun run;
    private final Runnable printer;
    private boolean printed;

    ContestTable(TournamentRun run, Runnable printer) {
        this.run = run;
        this.printer = printer;
    }

    synchronized void print() {
        if (printed) return;
        printed = true;
        printer.run();
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
        run.stop();
        int ended = run.played().size();
        System.err.printf("%nstopped after %d of %d matches%n", ended, run.scheduled());
        if (ended > 0) print();
    }

    /** A resource that closes without exceptions. */
    @FunctionalInterface
    interface Watch extends AutoCloseable {
        @Override
        void close();
    }
}
