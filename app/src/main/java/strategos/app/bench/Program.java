package strategos.app.bench;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import strategos.app.cli.BadInput;
import strategos.arena.speed.Workloads;

/**
 * A program that measures itself, a line each time. It runs in a process of its own, so that
 * nothing that ran before it has had a say in how it is compiled.
 */
record Program(String name, List<String> arguments) {

    private static final Path JAVA = Path.of(System.getProperty("java.home"), "bin", "java");

    /** One of our workloads. */
    static Program ours(String workload, int matches, int repeats) {
        return new Program(
                workload,
                List.of(
                        "-cp",
                        System.getProperty("java.class.path"),
                        Workloads.class.getName(),
                        workload,
                        Integer.toString(matches),
                        Integer.toString(repeats)));
    }

    /** One of the yardstick's. */
    static Program yardstick(Path jar, List<String> workload, int matches, int repeats) {
        List<String> arguments = new ArrayList<>(List.of("-jar", jar.toString()));
        arguments.addAll(workload);
        arguments.add(Integer.toString(matches));
        arguments.add(Integer.toString(repeats));
        return new Program("yardstick " + String.join(" ", workload), arguments);
    }

    /** Runs to the end and answers with its lines. */
    List<String> run() {
        try {
            Process process = start();
            String output =
                    new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            if (process.waitFor() != 0)
                throw new BadInput(name + " cannot be measured:\n" + output.strip());
            return output.lines().toList();
        } catch (IOException unstartable) {
            throw new BadInput(
                    name + " cannot be started: " + unstartable.getMessage(), unstartable);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new BadInput("interrupted while measuring " + name, interrupted);
        }
    }

    Process start() throws IOException {
        List<String> command = new ArrayList<>(List.of(JAVA.toString(), "-XX:+UseSerialGC"));
        command.addAll(arguments);
        return new ProcessBuilder(command).redirectErrorStream(true).start();
    }
}
