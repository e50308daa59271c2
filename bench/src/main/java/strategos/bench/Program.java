package strategos.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A program that measures itself and prints one line per repeat. It runs in a separate process, so
 * that earlier work does not influence its compilation.
 *
 * @param repeats how often it repeats its work
 */
record Program(String name, int repeats, List<String> arguments) {

    private static final Path JAVA = Path.of(System.getProperty("java.home"), "bin", "java");

    /** Lines that come before the program is compiled to the end. */
    private static final int WARM_UP = 2;

    /** A line, and its time on a monotonic clock. */
    private record Heard(String line, long nanos) {}

    /** One of our workloads. */
    static Program ours(String workload, int matches, int repeats) {
        var arguments =
                List.of(
                        "-cp",
                        System.getProperty("java.class.path"),
                        Workloads.class.getName(),
                        workload,
                        Integer.toString(matches),
                        Integer.toString(repeats));
        return new Program(workload, repeats, arguments);
    }

    /** One of the yardstick's, as its words say. */
    static Program yardstick(Path jar, List<String> words, int matches, int repeats) {
        List<String> arguments = new ArrayList<>(List.of("-jar", jar.toString()));
        arguments.addAll(words);
        arguments.add(Integer.toString(matches));
        arguments.add(Integer.toString(repeats));
        return new Program("yardstick " + String.join(" ", words), repeats, arguments);
    }

    /**
     * The result of running a program.
     *
     * @param reading the median of its measurements
     * @param pace the repeats per second in wall time
     */
    record Run(Measurement reading, double pace) {}

    /** Runs to the end. */
    Run run() {
        List<Heard> heard = listen();
        List<Measurement> readings = new ArrayList<>();
        double[] paces = new double[heard.size() - WARM_UP];
        for (int i = WARM_UP; i < heard.size(); i++) {
            readings.add(Measurement.of(heard.get(i).line()));
            paces[i - WARM_UP] = 1e9 / (heard.get(i).nanos() - heard.get(i - 1).nanos());
        }
        return new Run(Measurement.median(readings), Medians.of(paces));
    }

    private List<Heard> listen() {
        try {
            Process process = start();
            List<Heard> heard = listen(process.inputReader(StandardCharsets.UTF_8));
            if (process.waitFor() == 0 && heard.size() == repeats) return heard;
            String said = String.join("\n", heard.stream().map(Heard::line).toList());
            throw new BenchmarkException(name + " cannot be measured:\n" + said);
        } catch (IOException unstartable) {
            throw new BenchmarkException(
                    name + " cannot be started: " + unstartable.getMessage(), unstartable);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new BenchmarkException("interrupted while measuring " + name, interrupted);
        }
    }

    private Process start() throws IOException {
        List<String> command = new ArrayList<>(List.of(JAVA.toString(), "-XX:+UseSerialGC"));
        command.addAll(arguments);
        return new ProcessBuilder(command).redirectErrorStream(true).start();
    }

    private static List<Heard> listen(BufferedReader output) throws IOException {
        List<Heard> heard = new ArrayList<>();
        for (String line; (line = output.readLine()) != null; )
            heard.add(new Heard(line, System.nanoTime()));
        return heard;
    }
}
