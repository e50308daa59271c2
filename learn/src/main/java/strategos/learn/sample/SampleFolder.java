package strategos.learn.sample;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;
import strategos.arena.WorkerThreads;
import strategos.arena.value.SelfPlay;
import strategos.bots.BotKind;
import strategos.bots.conquest.value.Standings;
import strategos.conquest.Conquest;
import strategos.conquest.move.Move;
import strategos.conquest.view.View;
import strategos.game.Seed;

/**
 * The positions of a generation in numbered files. Each file has its own seed, so that self-play
 * that was killed continues with the first file that is missing.
 */
public record SampleFolder(Path folder) {

    /** Matches per file: some seconds of scripted play. */
    public static final int MATCHES_PER_FILE = 500;

    /** Plays as many files as are missing, and reports the positions of each. */
    public void play(
            List<SampleSetting> settings,
            List<BotKind<Conquest, Move, View>> pool,
            int files,
            int threads,
            Seed seed,
            IntConsumer listener) {
        var games = settings.stream().map(SampleSetting::game).toList();
        var selfPlay = new SelfPlay<>(games, pool, SampleFolder::saved);
        var next = new AtomicInteger();
        WorkerThreads.run(
                threads,
                () -> {
                    for (int i = next.getAndIncrement(); i < files; i = next.getAndIncrement())
                        if (!Files.exists(file(i)))
                            listener.accept(play(i, settings, selfPlay, seed.child(i)));
                });
    }

    private int play(
            int number, List<SampleSetting> settings, SelfPlay<byte[]> selfPlay, Seed seed) {
        List<MatchSamples> matches = new ArrayList<>();
        int positions = 0;
        for (int match = 0; match < MATCHES_PER_FILE; match++) {
            var samples = selfPlay.match(match, seed);
            matches.add(new MatchSamples(match % settings.size(), samples));
            positions += samples.size();
        }
        try {
            new SampleFile(settings, matches).write(file(number));
        } catch (IOException unwritable) {
            throw new UncheckedIOException(unwritable);
        }
        return positions;
    }

    private Path file(int number) {
        return folder.resolve("positions-%05d.bin".formatted(number));
    }

    /** The complete files, in their order. */
    public List<Path> files() throws IOException {
        try (var all = Files.list(folder)) {
            return all.filter(file -> file.toString().endsWith(".bin")).sorted().toList();
        }
    }

    private static byte[] saved(Standings standings) {
        var bytes = new ByteArrayOutputStream();
        try {
            standings.save(new DataOutputStream(bytes));
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return bytes.toByteArray();
    }
}
