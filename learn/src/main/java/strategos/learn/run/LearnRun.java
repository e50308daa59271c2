package strategos.learn.run;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import strategos.bots.BotKind;
import strategos.bots.conquest.ConquestBots;
import strategos.bots.conquest.Planning;
import strategos.bots.conquest.network.NetworkFile;
import strategos.bots.conquest.network.SeatNetwork;
import strategos.bots.conquest.network.SeatWeights;
import strategos.bots.conquest.planner.Effort;
import strategos.bots.conquest.value.WinChances;
import strategos.conquest.Conquest;
import strategos.conquest.move.Move;
import strategos.conquest.view.View;
import strategos.game.Seed;
import strategos.learn.lesson.LessonPage;
import strategos.learn.lesson.Lessons;
import strategos.learn.sample.SampleFolder;
import strategos.learn.sample.SampleSetting;
import strategos.learn.train.InitialWeights;
import strategos.learn.train.Training;
import strategos.learn.train.Training.Teacher;
import strategos.learn.train.TrainingSet;

/**
 * Generations of a network: scripted bots play the matches of the first, and planners with the best
 * network so far play among them in later ones. Each generation learns from the positions of all,
 * and becomes the best only if it passes the gate. A run that was killed continues with the first
 * file of positions, network or gate that is missing.
 */
final class LearnRun {

    /** A planner that makes up for haste by the number of its matches. */
    static final Effort HASTY = new Effort(List.of(2, 4, 8), 24);

    private final RunConfiguration configuration;
    private final RunFolder folder;
    private final int threads;
    private final Seed seed;
    private final Consumer<String> report;
    private final List<RunEvent> events;

    LearnRun(RunConfiguration configuration, RunFolder folder, int threads, Consumer<String> report)
            throws IOException {
        this.configuration = configuration;
        this.folder = folder;
        this.threads = threads;
        this.report = report;
        seed = new Seed(configuration.seed());
        folder.open(configuration);
        events = folder.events();
    }

    /** Runs all generations; the answer is the number of the best, or 0 if none has passed. */
    int run() throws IOException {
        int best = 0;
        for (int generation = 1; generation <= configuration.generations(); generation++) {
            play(generation, best);
            train(generation, best);
            if (gate(generation, best)) best = generation;
            folder.writeReport(RunReport.of(configuration, events));
        }
        return best;
    }

    private void play(int generation, int best) throws IOException {
        int files = configuration.files(generation);
        long begun = System.nanoTime();
        try (var bar = FileBar.of("generation " + generation, files)) {
            folder.samples(generation)
                    .play(
                            configuration.settings(),
                            pool(best),
                            files,
                            threads,
                            seed.child("play " + generation),
                            positions -> {
                                double seconds = (System.nanoTime() - begun) / 1e9;
                                int matches = SampleFolder.MATCHES_PER_FILE;
                                add(new RunEvent.Played(generation, matches, positions, seconds));
                                bar.step();
                            });
        }
    }

    /** Scripted bots; later also the best network, and the planner with its own value. */
    private List<BotKind<Conquest, Move, View>> pool(int best) throws IOException {
        if (best == 0) return ConquestBots.POOL;
        var learned = bot(best);
        return Stream.concat(ConquestBots.POOL.stream(), Stream.of(learned, learned, bot(0)))
                .toList();
    }

    /** A planner with the network of a generation; with its own value for 0. */
    private BotKind<Conquest, Move, View> bot(int generation) throws IOException {
        if (generation == 0)
            return new BotKind<>(
                    "planner",
                    "plans in haste",
                    (game, own) -> Planning.of(game, own, WinChances.shipped(), HASTY));
        SeatWeights weights = folder.network(generation).orElseThrow();
        return new BotKind<>(
                "generation " + generation,
                "plans in haste by a network",
                (game, own) -> Planning.of(game, own, new SeatNetwork(weights, game), HASTY));
    }

    private void train(int generation, int best) throws IOException {
        if (folder.network(generation).isPresent()) return;
        List<Path> files = new ArrayList<>();
        for (int each = 1; each <= generation; each++) files.addAll(folder.samples(each).files());
        var set =
                TrainingSet.read(
                        files,
                        setting ->
                                configuration.isGeneral()
                                        || setting.board().equals(configuration.board()));
        report.accept(
                "generation %d: %,d positions, %,d of them kept apart"
                        .formatted(
                                generation,
                                set.taught().size() + set.heldOut().size(),
                                set.heldOut().size()));
        var from = best == 0 ? beginning() : folder.network(best).orElseThrow();
        var planner = Training.planner(set, from);
        var trained =
                new Training(
                                configuration.epochs(),
                                configuration.step(),
                                configuration.lambda(),
                                best == 0 ? Teacher.PLANNER : Teacher.NETWORK)
                        .train(
                                from,
                                set,
                                seed.child("train " + generation),
                                epoch ->
                                        add(
                                                new RunEvent.Epoch(
                                                        generation,
                                                        epoch.number(),
                                                        epoch.taughtLoss(),
                                                        epoch.heldOut(),
                                                        planner)));
        folder.save(generation, trained.made(made(generation, set)));
        folder.writeLessons(LessonPage.of(new Lessons(set, trained), List.of("modern", "academy")));
    }

    private SeatWeights beginning() throws IOException {
        if (!configuration.from().isEmpty()) {
            var given = NetworkFile.read(Files.readAllBytes(Path.of(configuration.from())));
            return configuration.isGeneral() ? given.general() : given;
        }
        return configuration.isGeneral()
                ? InitialWeights.weights("", 0, seed)
                : InitialWeights.weights(configuration.board(), territories(), seed);
    }

    private int territories() {
        return SampleSetting.parse(configuration.board() + "/modern/2/plain").game().board().size();
    }

    private String made(int generation, TrainingSet set) {
        return "train conquest, seed %d, generation %d, %d positions"
                .formatted(configuration.seed(), generation, set.taught().size());
    }

    private boolean gate(int generation, int best) throws IOException {
        for (RunEvent event : events)
            if (event instanceof RunEvent.Gated gated && gated.generation() == generation)
                return gated.accepted();
        var game = SampleSetting.parse("world/modern/2/plain").game();
        var result =
                new Gate(game, configuration.gateGames(), threads, seed.child("gate " + generation))
                        .test(bot(generation), bot(best));
        add(
                new RunEvent.Gated(
                        generation,
                        best,
                        result.duels(),
                        result.share(),
                        result.interval().low(),
                        result.interval().high(),
                        result.verdict().name(),
                        result.againstPool(),
                        result.opponentAgainstPool(),
                        result.isPassed()));
        return result.isPassed();
    }

    private synchronized void add(RunEvent event) {
        events.add(event);
        report.accept(RunText.of(event));
        try {
            folder.log(event);
        } catch (IOException unwritable) {
            throw new UncheckedIOException(unwritable);
        }
    }
}
