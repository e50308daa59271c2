package strategos.cluster;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import strategos.arena.tournament.PortableCode;

/** A standalone Spark cluster on this machine: a master, and workers with one core each. */
final class SparkCluster implements AutoCloseable {

    /** Options of processes that only pass work on: they start with half the processor time. */
    static final List<String> LIGHT = List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC");

    private static final Path JAVA = Path.of(System.getProperty("java.home"), "bin", "java");
    private static final Pattern ADDRESS =
            Pattern.compile("Starting Spark master at (spark://\\S+)");
    private static final Duration PATIENCE = Duration.ofMinutes(2);

    private final Path home;
    private final List<Process> processes = new ArrayList<>();
    private final List<Process> workers = new ArrayList<>();
    private final String address;

    SparkCluster(Path home, int size) throws IOException, InterruptedException {
        this.home = home;
        layOut();
        var master =
                start(
                        "master",
                        "org.apache.spark.deploy.master.Master",
                        "--host",
                        "127.0.0.1",
                        "--port",
                        "0",
                        "--webui-port",
                        "0");
        address = address(master);
        for (int worker = 1; worker <= size; worker++) workers.add(startWorker("worker-" + worker));
    }

    /** Spark finds its jars in a folder; ours come from the driver. */
    private void layOut() throws IOException {
        Path jars = Files.createDirectories(home.resolve("jars"));
        Files.createFile(home.resolve("RELEASE"));
        List<Path> ours = PortableCode.places();
        for (String place : classPath().split(File.pathSeparator, -1)) {
            Path jar = Path.of(place);
            if (place.endsWith(".jar") && !ours.contains(jar))
                Files.createSymbolicLink(jars.resolve(jar.getFileName()), jar.toAbsolutePath());
        }
    }

    static String classPath() {
        return System.getProperty(
                "surefire.test.class.path", System.getProperty("java.class.path"));
    }

    private Process startWorker(String name) throws IOException {
        return start(
                name,
                "org.apache.spark.deploy.worker.Worker",
                "--host",
                "127.0.0.1",
                "--cores",
                "1",
                "--memory",
                "1g",
                "--webui-port",
                "0",
                "--work-dir",
                home.resolve(name).toString(),
                address);
    }

    private Process start(String name, String... words) throws IOException {
        List<String> command = new ArrayList<>(List.of(JAVA.toString(), "-Xmx256m"));
        command.addAll(LIGHT);
        command.addAll(List.of("-cp", home.resolve("jars") + "/*"));
        command.addAll(List.of(words));
        var builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.redirectOutput(log(name).toFile());
        builder.environment().put("SPARK_HOME", home.toString());
        builder.environment().put("SPARK_LOCAL_IP", "127.0.0.1");
        builder.environment().put("SPARK_SCALA_VERSION", "2.13");
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        var process = builder.start();
        processes.add(process);
        return process;
    }

    private Path log(String name) {
        return home.resolve(name + ".log");
    }

    private String address(Process master) throws IOException, InterruptedException {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (master.isAlive() && System.nanoTime() < end) {
            var found = ADDRESS.matcher(Files.readString(log("master")));
            if (found.find()) return found.group(1);
            Thread.sleep(50);
        }
        throw new IllegalStateException("no master:\n" + Files.readString(log("master")));
    }

    /** Such as {@code spark://127.0.0.1:7077}. */
    String address() {
        return address;
    }

    /** Kills a worker with everything that it plays. */
    void killWorker(int index) {
        kill(workers.get(index));
    }

    private static void kill(Process process) {
        var children = process.descendants().toList();
        process.destroyForcibly();
        children.forEach(ProcessHandle::destroyForcibly);
        process.onExit().join();
        children.forEach(child -> child.onExit().join());
    }

    @Override
    public void close() {
        processes.reversed().forEach(SparkCluster::kill);
    }
}
