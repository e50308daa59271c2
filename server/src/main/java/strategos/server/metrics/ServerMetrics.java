package strategos.server.metrics;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.Locale;
import java.util.function.IntSupplier;
import java.util.function.LongSupplier;
import strategos.wire.Fault;

/** What a server measures of itself. */
public final class ServerMetrics {

    private static final double NANOS = 1e9;

    private final Metrics metrics = new Metrics();
    private final EventCounter requests =
            metrics.events("strategos_requests_total", "HTTP requests answered.", "status");
    private final TimeHistogram requestTimes =
            metrics.times(
                    "strategos_request_seconds",
                    "Time from a request to its answer, without its transfer.");
    private final EventCounter refusals =
            metrics.events(
                    "strategos_refusals_total",
                    "Refused requests, sockets and messages, by code and by limit.",
                    "code",
                    "limit");
    private final TimeHistogram commits =
            metrics.times(
                    "strategos_commit_seconds",
                    "Time from the submission of a write until it is on disk.");

    public ServerMetrics() {
        describeProcess();
    }

    private void describeProcess() {
        var memory = ManagementFactory.getMemoryMXBean();
        var runtime = ManagementFactory.getRuntimeMXBean();
        metrics.gauge(
                "strategos_heap_used_bytes",
                "Heap in use, garbage included.",
                () -> memory.getHeapMemoryUsage().getUsed());
        metrics.gauge(
                "strategos_heap_max_bytes",
                "The most heap that the process may use.",
                () -> memory.getHeapMemoryUsage().getMax());
        metrics.gauge(
                "strategos_uptime_seconds",
                "Time since the process started.",
                () -> runtime.getUptime() / 1000.0);
        if (ManagementFactory.getOperatingSystemMXBean() instanceof OperatingSystemMXBean system)
            metrics.total(
                    "strategos_cpu_seconds_total",
                    "Processor time of the process.",
                    () -> system.getProcessCpuTime() / NANOS);
    }

    public void waitingWrites(IntSupplier count) {
        metrics.gauge("strategos_writes_waiting", "Writes that wait.", count::getAsInt);
    }

    public void waitingDecisions(IntSupplier count) {
        metrics.gauge(
                "strategos_decisions_waiting", "Decisions of bots that wait.", count::getAsInt);
    }

    public void waitingBoards(IntSupplier count) {
        metrics.gauge(
                "strategos_boards_waiting",
                "Boards that wait to be drawn or read.",
                count::getAsInt);
    }

    public void tables(IntSupplier count) {
        metrics.gauge("strategos_tables", "Live matches.", count::getAsInt);
    }

    public void sockets(IntSupplier count) {
        metrics.gauge("strategos_sockets", "Open sockets of matches.", count::getAsInt);
    }

    public void botTime(LongSupplier nanos) {
        metrics.total(
                "strategos_bot_seconds_total",
                "Time that bots have thought, on all threads together.",
                () -> nanos.getAsLong() / NANOS);
    }

    public void answered(int status, long nanos) {
        requests.count(Integer.toString(status));
        requestTimes.add(nanos);
    }

    /**
     * Counts a refusal.
     *
     * @param limit the name of the limit that was exceeded; empty for other refusals
     */
    public void refused(Fault fault, String limit) {
        refusals.count(fault.code().name().toLowerCase(Locale.ROOT).replace('_', '-'), limit);
    }

    public void committed(long nanos) {
        commits.add(nanos);
    }

    public String text() {
        return metrics.text();
    }
}
