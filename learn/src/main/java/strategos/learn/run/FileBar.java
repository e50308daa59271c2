package strategos.learn.run;

import java.io.Console;
import java.util.Optional;
import me.tongfei.progressbar.DelegatingProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

/** A progress bar of the files of a generation, shown only in a terminal. */
final class FileBar implements AutoCloseable {

    private static final int WIDTH = 72;

    private final Optional<ProgressBar> bar;

    private FileBar(Optional<ProgressBar> bar) {
        this.bar = bar;
    }

    static FileBar of(String name, int files) {
        var terminal = Optional.ofNullable(System.console()).filter(Console::isTerminal);
        return new FileBar(terminal.map(_ -> bar(name, files)));
    }

    private static ProgressBar bar(String name, int files) {
        return new ProgressBarBuilder()
                .setTaskName(name)
                .setInitialMax(files)
                .setStyle(ProgressBarStyle.UNICODE_BLOCK)
                .setConsumer(
                        new DelegatingProgressBarConsumer(
                                line -> System.err.print("\r" + line), WIDTH))
                .clearDisplayOnFinish()
                .build();
    }

    void step() {
        bar.ifPresent(ProgressBar::step);
    }

    @Override
    public void close() {
        bar.ifPresent(ProgressBar::close);
    }
}
