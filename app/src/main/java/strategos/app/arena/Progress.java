package strategos.app.arena;

import java.io.Console;
import java.util.Optional;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

/** A bar that shows how far matches have come, where a person watches. */
final class Progress implements AutoCloseable {

    private final Optional<ProgressBar> bar;

    private Progress(Optional<ProgressBar> bar) {
        this.bar = bar;
    }

    /** A bar for so many matches; none where nobody sits at a terminal. */
    static Progress of(int matches) {
        var terminal = Optional.ofNullable(System.console()).filter(Console::isTerminal);
        return new Progress(terminal.map(_ -> bar(matches)));
    }

    private static ProgressBar bar(int matches) {
        return new ProgressBarBuilder()
                .setTaskName("matches")
                .setInitialMax(matches)
                .setStyle(ProgressBarStyle.UNICODE_BLOCK)
                .clearDisplayOnFinish()
                .build();
    }

    /** One more is done; any thread may say so. */
    void step() {
        bar.ifPresent(ProgressBar::step);
    }

    @Override
    public void close() {
        bar.ifPresent(ProgressBar::close);
    }
}
