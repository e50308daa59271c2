package strategos.app.serve;

import java.time.Duration;
import picocli.CommandLine.Option;
import strategos.server.Retention;
import strategos.terminal.shell.BadInput;

/** The options for how long a server keeps what nobody uses any more. */
final class RetentionOptions {

    @Option(
            names = "--keep-matches",
            paramLabel = "DAYS",
            defaultValue = "${env:STRATEGOS_KEEP_MATCHES:-365}",
            description =
                    "How long to keep matches of guests after their last change; 0 keeps them for"
                            + " ever (default: 365; STRATEGOS_KEEP_MATCHES).")
    private int matches;

    @Option(
            names = "--keep-boards",
            paramLabel = "DAYS",
            defaultValue = "${env:STRATEGOS_KEEP_BOARDS:-365}",
            description =
                    "How long to keep boards outside the gallery after their last use; 0 keeps"
                            + " them for ever (default: 365; STRATEGOS_KEEP_BOARDS).")
    private int boards;

    @Option(
            names = "--keep-chat",
            paramLabel = "DAYS",
            defaultValue = "${env:STRATEGOS_KEEP_CHAT:-30}",
            description =
                    "How long to keep chat messages; 0 keeps them for ever (default: 30;"
                            + " STRATEGOS_KEEP_CHAT).")
    private int chat;

    /** Refuses values that cannot be used, before anything is started. */
    void check() {
        check("--keep-matches", matches);
        check("--keep-boards", boards);
        check("--keep-chat", chat);
    }

    private static void check(String option, int days) {
        if (days < 0) throw new BadInput(option + ": at least 0 days, not " + days);
    }

    Retention retention() {
        return new Retention(
                Duration.ofDays(matches), Duration.ofDays(boards), Duration.ofDays(chat));
    }
}
