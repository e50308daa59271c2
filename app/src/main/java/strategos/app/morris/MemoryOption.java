package strategos.app.morris;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import strategos.terminal.shell.BadInput;

/** The option {@code --memory}: a bound for what is in memory while tables are made. */
final class MemoryOption {

    private static final double SHARE_OF_HEAP = 0.9;
    private static final long MEGABYTE = 1 << 20;

    @Option(
            names = "--memory",
            paramLabel = "MB",
            description =
                    "The most memory for the tables being made, in megabytes (default: nine"
                            + " tenths of Java's heap).")
    private @Nullable Integer megabytes;

    /**
     * Refuses to begin what does not fit.
     *
     * @param table what is to be made
     * @param needed the bytes that it takes
     */
    void check(Object table, long needed) {
        long heap = (long) (Runtime.getRuntime().maxMemory() * SHARE_OF_HEAP);
        long limit = megabytes == null ? heap : Math.min(heap, megabytes * MEGABYTE);
        if (needed > limit)
            throw new BadInput(
                    String.format(
                            Locale.ROOT,
                            "--memory: %s needs %,d MB and there are %,d; the tables before it are"
                                    + " solved. STRATEGOS_JAVA_OPTIONS=-Xmx4g gives Java 4 GB.",
                            table,
                            needed / MEGABYTE + 1,
                            limit / MEGABYTE));
    }
}
