package strategos.learn.train;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import strategos.arena.WorkerThreads;
import strategos.bots.conquest.network.NetworkFile;
import strategos.bots.conquest.network.SeatWeights;
import strategos.game.Seed;
import strategos.learn.train.TrainingSet.Labelled;

/**
 * The same training by PyTorch in Python, which uses a GPU if there is one. Targets and inputs are
 * computed here and passed as files; the script is part of this program.
 *
 * @param training what is to be done
 * @param python the program that runs the script
 * @param folder keeps the files while it is trained
 */
public record PythonTraining(Training training, String python, Path folder, int threads)
        implements Trainer {

    private static final String SCRIPT = "train_network.py";

    @Override
    public SeatWeights train(
            SeatWeights from, TrainingSet set, Seed seed, Consumer<Epoch> listener) {
        try {
            Files.createDirectories(folder);
            writeTargets(from, set);
            Files.write(folder.resolve("begin.network"), NetworkFile.write(from));
            try (var script =
                    Objects.requireNonNull(PythonTraining.class.getResourceAsStream(SCRIPT))) {
                Files.write(folder.resolve(SCRIPT), script.readAllBytes());
            }
            return run(set, seed, listener);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        } finally {
            clear();
        }
    }

    /** Writes the targets of all positions; each thread takes a part of the matches at a time. */
    void writeTargets(SeatWeights from, TrainingSet set) {
        var parts = parts(set.taught(), 4 * threads);
        var next = new AtomicInteger();
        WorkerThreads.run(
                threads,
                () -> {
                    var reader = new PositionReader(set.games(), from);
                    for (int i = next.getAndIncrement();
                            i < parts.size();
                            i = next.getAndIncrement())
                        try {
                            writePart(i, parts.get(i), reader);
                        } catch (IOException unwritable) {
                            throw new UncheckedIOException(unwritable);
                        }
                });
    }

    /** Parts of about the same size that divide no match. */
    private static List<List<Labelled>> parts(List<Labelled> samples, int count) {
        List<List<Labelled>> parts = new ArrayList<>();
        int size = Math.ceilDiv(samples.size(), count);
        for (int begin = 0; begin < samples.size(); ) {
            int end = Math.min(samples.size(), begin + size);
            while (end < samples.size() && samples.get(end).match() == samples.get(end - 1).match())
                end++;
            parts.add(samples.subList(begin, end));
            begin = end;
        }
        return parts;
    }

    private void writePart(int number, List<Labelled> samples, PositionReader reader)
            throws IOException {
        Map<Integer, TargetColumns> columns = new TreeMap<>();
        for (Target target : training.targets(samples, reader)) {
            var standings = reader.read(target.sample());
            var network = reader.network(target.sample());
            network.read(standings);
            columns.computeIfAbsent(standings.alive(), _ -> new TargetColumns())
                    .add(standings, network, target.chances());
        }
        for (var each : columns.entrySet()) {
            Path file = folder.resolve("living-%d-%04d.columns".formatted(each.getKey(), number));
            try (var out = new BufferedOutputStream(Files.newOutputStream(file))) {
                each.getValue().write(out);
            }
        }
    }

    private SeatWeights run(TrainingSet set, Seed seed, Consumer<Epoch> listener)
            throws IOException {
        var process =
                new ProcessBuilder(
                                python,
                                folder.resolve(SCRIPT).toString(),
                                folder.toString(),
                                Integer.toString(training.epochs()),
                                Float.toString(training.step()),
                                Long.toString(seed.value() >>> 1))
                        .redirectError(ProcessBuilder.Redirect.INHERIT)
                        .start();
        SeatWeights last = null;
        try (var lines = process.inputReader(UTF_8)) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                String[] parts = line.split(" ", -1);
                int number = Integer.parseInt(parts[0]);
                last = NetworkFile.read(Files.readAllBytes(network(number)));
                double taught = Double.parseDouble(parts[1]);
                listener.accept(new Epoch(number, taught, Training.heldOut(set, last), last));
            }
        } finally {
            process.destroy();
        }
        if (last == null) throw new IOException(python + " has trained nothing");
        return last;
    }

    private Path network(int epoch) {
        return folder.resolve("epoch-%d.network".formatted(epoch));
    }

    private void clear() {
        try (var files = Files.list(folder)) {
            for (Path file : files.toList()) Files.delete(file);
            Files.delete(folder);
        } catch (IOException left) {
            throw new UncheckedIOException(left);
        }
    }
}
