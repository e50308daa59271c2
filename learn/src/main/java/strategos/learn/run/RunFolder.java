package strategos.learn.run;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.arena.sample.SampleBoards;
import strategos.arena.sample.SampleFolder;
import strategos.bots.conquest.network.NetworkFile;
import strategos.bots.conquest.network.SeatWeights;
import strategos.game.io.AtomicFile;

/**
 * The folder of a run: {@code configuration.json}, {@code log.jsonl} with a line per event, {@code
 * boards} and {@code begin.network} if there are any, a folder per generation with positions, the
 * network and the results of its gate, and {@code report.html}.
 */
record RunFolder(Path path) {

    /** Only the components of records are written: a method such as isKnown is no part of them. */
    private static final ObjectMapper JSON =
            JsonMapper.builder().disable(MapperFeature.AUTO_DETECT_IS_GETTERS).build();

    /** What the player of a generation is called, before its number. */
    static final String PLAYER = "generation-";

    /** What the player with the network that a run begins with is called. */
    static final String BEGINNING = "beginning";

    private static final String CONFIGURATION = "configuration.json";

    /**
     * Writes the configuration; one that is there already has to be the same, but for the number of
     * generations: a run can go on.
     */
    void open(RunConfiguration configuration) throws IOException {
        Files.createDirectories(path);
        Path file = path.resolve(CONFIGURATION);
        if (Files.exists(file) && !isSame(read(file), configuration))
            throw new IOException(
                    "%s was begun with other options; continue with those in %s, or name another"
                                    .formatted(path, file)
                            + " folder");
        keepBeginning(configuration);
        String text =
                JSON.writer(SerializationFeature.INDENT_OUTPUT).writeValueAsString(configuration);
        AtomicFile.write(file, text + "\n");
    }

    private static boolean isSame(RunConfiguration one, RunConfiguration other) {
        return one.withGenerations(1).equals(other.withGenerations(1));
    }

    private static RunConfiguration read(Path file) throws IOException {
        try {
            return JSON.readValue(Files.readString(file), RunConfiguration.class);
        } catch (JsonProcessingException unreadable) {
            throw new IOException(
                    file + " was written by another version; name another folder", unreadable);
        }
    }

    /** Copies the network to begin with, so that the run can be repeated without its file. */
    private void keepBeginning(RunConfiguration configuration) throws IOException {
        if (configuration.from().isEmpty() || Files.exists(beginning())) return;
        Path from = Path.of(configuration.from());
        if (!Files.isRegularFile(from)) throw new IOException("from: there is no file " + from);
        AtomicFile.write(beginning(), Files.readAllBytes(from));
    }

    private Path beginning() {
        return path.resolve("begin.network");
    }

    /** The network that the run begins with, if there is one. */
    Optional<SeatWeights> given() throws IOException {
        return Files.exists(beginning())
                ? Optional.of(NetworkFile.read(Files.readAllBytes(beginning())))
                : Optional.empty();
    }

    /** The boards that were put into the folder before the run began. */
    SampleBoards boards() throws IOException {
        return SampleBoards.read(path.resolve("boards"));
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

    /** The best network of the run: the last that passed the gate, or the last of all. */
    SeatWeights bestNetwork() throws IOException {
        int best = 0;
        for (RunEvent event : events())
            if (event instanceof RunEvent.Gated gated && gated.accepted())
                best = gated.generation();
        return network(best > 0 ? best : newest())
                .orElseThrow(() -> new IOException(path + " has no network yet"));
    }

    /** The number of the last generation that has a network; 0 if none has. */
    private int newest() throws IOException {
        int newest = 0;
        while (network(newest + 1).isPresent()) newest++;
        return newest;
    }

    /** The files of positions that the last network has learned from. */
    List<Path> newestPositions() throws IOException {
        var configuration = configuration();
        List<Path> files = new ArrayList<>();
        int newest = newest();
        for (int each = configuration.firstOf(newest); each <= newest; each++)
            files.addAll(samples(each).files());
        return files;
    }

    /** The options of the run. */
    RunConfiguration configuration() throws IOException {
        return read(path.resolve(CONFIGURATION));
    }

    /** Saves a network; results of another one do not count for it. */
    void save(int generation, SeatWeights weights) throws IOException {
        Path gate = gate(generation);
        try (var results = Files.list(gate)) {
            for (Path file : results.toList()) Files.delete(file);
        }
        AtomicFile.write(networkFile(generation), NetworkFile.write(weights));
    }

    /** Where the gate of a generation keeps its results. */
    Path gate(int generation) throws IOException {
        return Files.createDirectories(folder(generation).resolve("gate"));
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

    /**
     * All events so far; a line that a kill has cut off is left out, and so are epochs of a
     * training that began again.
     */
    List<RunEvent> events() throws IOException {
        Path file = path.resolve("log.jsonl");
        List<RunEvent> events = new ArrayList<>();
        if (!Files.exists(file)) return events;
        for (String line : Files.readAllLines(file))
            if (line.endsWith("}")) {
                var event = JSON.readValue(line, RunEvent.class);
                events.removeIf(before -> isRepeated(before, event));
                events.add(event);
            }
        return events;
    }

    private static boolean isRepeated(RunEvent before, RunEvent event) {
        return before instanceof RunEvent.Epoch one
                && event instanceof RunEvent.Epoch other
                && one.generation() == other.generation()
                && one.epoch() >= other.epoch();
    }

    void writeReport(String html) throws IOException {
        AtomicFile.write(path.resolve("report.html"), html);
    }
}
