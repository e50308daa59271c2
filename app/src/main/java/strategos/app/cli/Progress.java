package strategos.app.cli;

import java.io.Console;
import java.util.Optional;
import me.tongfei.progressbar.DelegatingProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

/** A progress bar, shown only in a terminal. */
public final class Progress implements AutoCloseable {

    private static final int WIDTH = 72;

    private final Optional<ProgressBar> bar;

    private Progress(Optional<ProgressBar> bar) {
        this.bar = bar;
    }

    /** A bar for this number of matches; none without a terminal. */
    public static Progress of(int matches) {
        return of("matches", matches);
    }

    /** A bar for this number of things; none without a terminal. */
    public static Progress of(String things, long count) {
        var terminal = Optional.ofNullable(System.console()).filter(Console::isTerminal);
        return new Progress(terminal.map(_ -> bar(things, count)));
    }

    private static ProgressBar bar(String things, long count) {
        return new ProgressBarBuilder()
                .setTaskName(things)
                .setInitialMax(count)
                .setStyle(ProgressBarStyle.UNICODE_BLOCK)
                .setConsumer(new DelegatingProgressBarConsumer(Progress::show, WIDTH))
                .clearDisplayOnFinish()
                .build();
    }

    /** Plain output: left to itself, the bar would question the terminal about its abilities. */
    private static void show(String line) {
        System.err.print("\r" + line);
        System.err.flush();
    }

    /** One more is done; any thread may say so. */
    public void step() {
        bar.ifPresent(ProgressBar::step);
    }

    /** Several more are done. */
    public void stepBy(long steps) {
        bar.ifPresent(it -> it.stepBy(steps));
    }

    @Override
    public void close() {
        bar.ifPresent(ProgressBar::close);
    }
}
