package strategos.learn.progress;

import java.io.Console;
import java.util.Optional;
import me.tongfei.progressbar.DelegatingProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

/** A progress bar of a step of a program, shown only in a terminal. */
public final class StepBar implements AutoCloseable {

    private static final int WIDTH = 72;

    private final Optional<ProgressBar> bar;

    private StepBar(Optional<ProgressBar> bar) {
        this.bar = bar;
    }

    public static StepBar of(String name, int count) {
        var terminal = Optional.ofNullable(System.console()).filter(Console::isTerminal);
        return new StepBar(terminal.map(_ -> bar(name, count)));
    }

    private static ProgressBar bar(String name, int count) {
        return new ProgressBarBuilder()
                .setTaskName(name)
                .setInitialMax(count)
                .setStyle(ProgressBarStyle.UNICODE_BLOCK)
                .setConsumer(
                        new DelegatingProgressBarConsumer(
                                line -> System.err.print("\r" + line), WIDTH))
                .clearDisplayOnFinish()
                .build();
    }

    /** Some more are done; any thread may say so. */
    public void stepBy(int steps) {
        bar.ifPresent(it -> it.stepBy(steps));
    }

    @Override
    public void close() {
        bar.ifPresent(ProgressBar::close);
    }
}
