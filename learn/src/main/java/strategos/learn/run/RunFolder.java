package strategos.learn.run;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.bots.conquest.network.NetworkFile;
import strategos.bots.conquest.network.SeatWeights;
import strategos.game.io.AtomicFile;
import strategos.learn.sample.SampleFolder;

/**
 * The folder of a run: {@code configuration.json}, {@code log.jsonl} with a line per event, a
 * folder per generation with positions and the network, {@code report.html}, and {@code
 * what-it-learned.html}.
 */
record RunFolder(Path path) {

    private static final ObjectMapper JSON = new ObjectMapper();

    /** Writes the configuration; one that is there already has to be the same. */
    void open(RunConfiguration configuration) throws IOException {
        Files.createDirectories(path);
        Path file = path.resolve("configuration.json");
        String text =
                JSON.writer(SerializationFeature.INDENT_OUTPUT).writeValueAsString(configuration);
        if (!Files.exists(file)) AtomicFile.write(file, text + "\n");
        else if (!Files.readString(file).strip().equals(text))
            throw new IOException(
                    "%s was begun with other options; continue with those in %s, or name another"
                                    .formatted(path, file)
                            + " folder");
    }

    SampleFolder samples(int generation) throws IOException {
        return new SampleFolder(Files.createDirectories(folder(generation)));
    }

    private Path folder(int generation) {
        return path.resolve("generation-" + generation);
    }

    /** The network of a generation, if it has been trained. */
    Optional<SeatWeights> network(int generation) throws IOException {
        Path file = networkFile(generation);
        return Files.exists(file)
                ? Optional.of(NetworkFile.read(Files.readAllBytes(file)))
                : Optional.empty();
    }

    void save(int generation, SeatWeights weights) throws IOException {
        AtomicFile.write(networkFile(generation), NetworkFile.write(weights));
    }

    Path networkFile(int generation) {
        return folder(generation).resolve("network.bin");
    }

    /** Where the training of a generation keeps what is needed only while it runs. */
    Path scratch(int generation) {
        return folder(generation).resolve("training");
    }

    /** Adds an event to the log. */
    void log(RunEvent event) throws IOException {
        Files.writeString(
                path.resolve("log.jsonl"),
                JSON.writeValueAsString(event) + "\n",
                StandardOpenOption.CREATE,
                StandardOpenOption.APPEND);
    }

    /** All events so far; a line that a kill has cut off is left out. */
    List<RunEvent> events() throws IOException {
        Path file = path.resolve("log.jsonl");
        List<RunEvent> events = new ArrayList<>();
        if (!Files.exists(file)) return events;
        for (String line : Files.readAllLines(file))
            if (line.endsWith("}")) events.add(JSON.readValue(line, RunEvent.class));
        return events;
    }

    /** Writes what the last network has learned. */
    void writeLessons(String html) throws IOException {
        AtomicFile.write(path.resolve("what-it-learned.html"), html);
    }

    void writeReport(String html) throws IOException {
        AtomicFile.write(path.resolve("report.html"), html);
    }
}
