package strategos.app.serve;

import java.time.Duration;
import java.util.Optional;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogManager;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import strategos.server.Operations;
import strategos.server.Retention;
import strategos.server.logs.LogFormat;
import strategos.server.logs.LogLines;
import strategos.server.logs.LogThrottle;
import strategos.server.web.ConnectionLimits;
import strategos.terminal.shell.BadInput;

/** The options for those who look after a server. */
final class OperatingOptions {

    private static final int SHORTEST_TOKEN = 16;

    /** What they have to say comes back as an exception too. */
    private static final Logger CONNECTION_POOL = Logger.getLogger("com.zaxxer.hikari");

    private static final Logger POSTGRES = Logger.getLogger("org.postgresql");

    @Option(
            names = "--metrics-token",
            paramLabel = "TEXT",
            defaultValue = "${env:STRATEGOS_METRICS_TOKEN}",
            description =
                    "The bearer token for /metrics, at least 16 characters (default: only this"
                            + " machine may read it; STRATEGOS_METRICS_TOKEN).")
    private @Nullable String metricsToken;

    @Option(
            names = "--log",
            paramLabel = "FORMAT",
            defaultValue = "${env:STRATEGOS_LOG:-text}",
            description =
                    "How the log is written: text, or json with one object per line (default:"
                            + " text; STRATEGOS_LOG).")
    private String log;

    @Option(
            names = "--drain",
            paramLabel = "SECONDS",
            defaultValue = "${env:STRATEGOS_DRAIN:-0}",
            description =
                    "How long to keep serving after the stop signal, while /readyz returns 503"
                            + " (default: 0; STRATEGOS_DRAIN).")
    private int drain;

    /** Refuses values that cannot be used, before anything is started. */
    void check() {
        metricsToken();
        drain();
    }

    Operations operations(ConnectionLimits connections, Retention retention) {
        return new Operations(metricsToken(), connections, retention);
    }

    private Optional<String> metricsToken() {
        if (metricsToken != null && metricsToken.length() < SHORTEST_TOKEN)
            throw new BadInput(
                    "--metrics-token: at least " + SHORTEST_TOKEN + " characters are needed");
        return Optional.ofNullable(metricsToken);
    }

    Duration drain() {
        if (drain < 0) throw new BadInput("--drain: at least 0 seconds, not " + drain);
        return Duration.ofSeconds(drain);
    }

    private LogFormat logFormat() {
        return switch (log) {
            case "text" -> LogFormat.TEXT;
            case "json" -> LogFormat.JSON;
            default -> throw new BadInput("--log: '" + log + "' is neither text nor json");
        };
    }

    /** Logs what goes wrong, one line each; a fault of our own has its stack trace below. */
    void setUpLogs() {
        var format = logFormat();
        Logger root = LogManager.getLogManager().getLogger("");
        root.setLevel(Level.WARNING);
        for (Handler handler : root.getHandlers()) {
            handler.setFormatter(new LogLines(format));
            handler.setFilter(new LogThrottle(System::nanoTime));
        }
        CONNECTION_POOL.setLevel(Level.OFF);
        POSTGRES.setLevel(Level.OFF);
    }
}
