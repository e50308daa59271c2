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

    /** Beside them there may be a network and what is left of a write that was killed. */
    private static final String NAME = "positions-";

    /** Matches per file: some seconds of scripted play. */
    public static final int MATCHES_PER_FILE = 500;

    /** The same for planners, whose matches take longer. */
    public static final int PLANNED_PER_FILE = 50;

    /**
     * Who plays, and how much is kept.
     *
     * @param guests those that play a turn now and then for a seat
     * @param taken one position in this number is kept
     * @param matches the number of matches per file
     */
    public record Players(
            List<BotKind<Conquest, Move, View>> pool,
            List<BotKind<Conquest, Move, View>> guests,
            int taken,
            int matches) {

        public Players {
            pool = List.copyOf(pool);
            guests = List.copyOf(guests);
        }

        /** Bots whose matches cost so little that half of their positions can be left out. */
        public static Players quick(List<BotKind<Conquest, Move, View>> pool) {
            return new Players(pool, List.of(), 2, MATCHES_PER_FILE);
        }

        /** Planners; scripted bots play some of their turns, as they do in what planners try. */
        public static Players planning(
                List<BotKind<Conquest, Move, View>> pool,
                List<BotKind<Conquest, Move, View>> scripted) {
            return new Players(pool, scripted, 1, PLANNED_PER_FILE);
        }
    }

    /** Plays as many files as are missing, and reports the positions of each. */
    public void play(
            List<SampleSetting> settings,
            Players players,
            int files,
            int threads,
            Seed seed,
            IntConsumer listener) {
        var games = settings.stream().map(SampleSetting::game).toList();
        var selfPlay =
                new SelfPlay<>(
                        games,
                        players.pool(),
                        players.guests(),
                        players.taken(),
                        SampleFolder::saved);
        var next = new AtomicInteger();
        WorkerThreads.run(
                threads,
                () -> {
                    for (int i = next.getAndIncrement(); i < files; i = next.getAndIncrement())
                        if (!Files.exists(file(i)))
                            listener.accept(
                                    play(i, players.matches(), settings, selfPlay, seed.child(i)));
                });
    }

    private int play(
            int number,
            int count,
            List<SampleSetting> settings,
            SelfPlay<byte[]> selfPlay,
            Seed seed) {
        List<MatchSamples> matches = new ArrayList<>();
        int positions = 0;
        for (int match = number * count; match < (number + 1) * count; match++) {
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
        return folder.resolve("%s%05d.bin".formatted(NAME, number));
    }

    /** The complete files, in their order. */
    public List<Path> files() throws IOException {
        try (var all = Files.list(folder)) {
            return all.filter(file -> file.getFileName().toString().startsWith(NAME))
                    .sorted()
                    .toList();
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
