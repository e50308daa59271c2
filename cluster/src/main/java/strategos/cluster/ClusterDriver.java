package strategos.cluster;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import strategos.arena.driver.DriverMessage;
import strategos.arena.tournament.PortableCode;

/**
 * The program that does work on a Spark cluster: {@code ClusterDriver spark://HOST:PORT}. Reads the
 * work and its tasks from standard input and writes the answers to standard output, see {@link
 * DriverMessage}. Settings of Spark are system properties, such as {@code
 * -Dspark.executor.memory=2g}.
 */
public final class ClusterDriver {

    private static final Duration PATIENCE = Duration.ofMinutes(2);
    private static final Duration PAUSE = Duration.ofMillis(100);

    private final JavaSparkContext spark;
    private final AtomicInteger cores = new AtomicInteger();

    private ClusterDriver(JavaSparkContext spark) {
        this.spark = spark;
    }

    public static void main(String[] args) throws IOException, InterruptedException {
        var lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.US_ASCII));
        try (var spark = new JavaSparkContext(configuration(args[0]))) {
            var driver = new ClusterDriver(spark);
            driver.awaitWorkers();
            driver.work(lines);
        } catch (RuntimeException fault) {
            say(DriverMessage.failed(String.valueOf(fault.getMessage())));
        }
        System.exit(0);
    }

    /** Workers get our jars from this process; folders of classes only exist on this machine. */
    private static SparkConf configuration(String master) {
        List<Path> places =
                Stream.concat(
                                PortableCode.places().stream(),
                                Stream.of(PortableCode.place(ClusterDriver.class)))
                        .toList();
        var settings = new SparkConf().setMaster(master);
        settings.setIfMissing("spark.app.name", "Strategos arena");
        settings.setIfMissing("spark.ui.enabled", "false");
        // Tasks that fail are answered, so that every failure is the loss of a worker.
        settings.setIfMissing("spark.task.maxFailures", "1000");
        settings.set("spark.jars", joined(places, Files::isRegularFile, ","));
        String folders = joined(places, Files::isDirectory, File.pathSeparator);
        if (!folders.isEmpty()) settings.set("spark.executor.extraClassPath", folders);
        return settings;
    }

    private static String joined(List<Path> places, Predicate<Path> kind, String separator) {
        return places.stream()
                .filter(kind)
                .map(Path::toString)
                .collect(Collectors.joining(separator));
    }

    private void awaitWorkers() throws InterruptedException {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (workers() == 0) {
            if (spark.sc().isStopped())
                throw new IllegalStateException("no Spark master answers at this address");
            if (System.nanoTime() > end)
                throw new IllegalStateException(
                        "no worker of the cluster was free for "
                                + PATIENCE.toMinutes()
                                + " minutes");
            Thread.sleep(PAUSE);
        }
        sayCores();
    }

    /** The processes that play; the first entry is this one. A context that is stopped has none. */
    private int workers() {
        return spark.sc().isStopped() ? 0 : spark.sc().getExecutorMemoryStatus().size() - 1;
    }

    private void sayCores() {
        int now = spark.defaultParallelism();
        if (cores.getAndSet(now) != now) say(DriverMessage.cores(now));
    }

    /**
     * Every task is a job of its own; Spark does it again if its worker is lost. Tasks that are not
     * finished at the end of the input are not wanted any more.
     */
    private void work(BufferedReader lines) throws IOException {
        var work = new WorkTask(DriverMessage.workText(lines.readLine()));
        for (String line; (line = lines.readLine()) != null; ) {
            String task = line;
            Thread.startVirtualThread(() -> work(task, work));
        }
    }

    private void work(String task, WorkTask work) {
        try {
            say(spark.parallelize(List.of(task), 1).map(work).first());
            sayCores();
        } catch (RuntimeException fault) {
            say(DriverMessage.failed(String.valueOf(fault.getMessage())));
        }
    }

    private static synchronized void say(String line) {
        System.out.println(line);
        System.out.flush();
    }
}
