package strategos.learn.run;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
import strategos.learn.sample.SampleFolder.Players;
import strategos.learn.sample.SampleSetting;
import strategos.learn.train.InitialWeights;
import strategos.learn.train.PythonTraining;
import strategos.learn.train.Trainer;
import strategos.learn.train.Training;
import strategos.learn.train.Training.Teacher;
import strategos.learn.train.TrainingSet;

/**
 * Generations of a network: scripted bots play the matches of the first, and planners with the best
 * network so far, or with the last if none has passed the gate, those of later ones. Each
 * generation learns from the positions of the last few, and becomes the best only if it passes the
 * gate. A run that was killed continues with the first file of positions, network or gate that is
 * missing.
 */
final class LearnRun {

    /** A planner that makes up for haste by the number of its matches. */
    static final Effort HASTY = new Effort(List.of(2, 4, 8), 24);

    private final RunConfiguration configuration;
    private final RunFolder folder;
    private final int threads;
    private final Seed seed;
    private final Optional<String> python;
    private final Consumer<String> report;
    private final List<RunEvent> events;

    /**
     * A run.
     *
     * @param python a Python with PyTorch that trains in place of this process, if there is one
     */
    LearnRun(
            RunConfiguration configuration,
            RunFolder folder,
            int threads,
            Optional<String> python,
            Consumer<String> report)
            throws IOException {
        this.configuration = configuration;
        this.folder = folder;
        this.threads = threads;
        this.python = python;
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
        var players = players(reference(generation, best));
        long begun = System.nanoTime();
        try (var bar = FileBar.of("generation " + generation, files)) {
            folder.samples(generation)
                    .play(
                            configuration.settings(),
                            players,
                            files,
                            threads,
                            seed.child("play " + generation),
                            positions -> {
                                double seconds = (System.nanoTime() - begun) / 1e9;
                                add(
                                        new RunEvent.Played(
                                                generation, players.matches(), positions, seconds));
                                bar.step();
                            });
        }
    }

    /** What a generation builds on: the best, or the last if none has passed, or what was given. */
    private Optional<SeatWeights> reference(int generation, int best) throws IOException {
        if (best > 0) return folder.network(best);
        if (generation > 1) return folder.network(generation - 1);
        return configuration.from().isEmpty() ? Optional.empty() : Optional.of(beginning());
    }

    /** Scripted bots; later mostly planners with a network, and those with their own value. */
    private Players players(Optional<SeatWeights> reference) throws IOException {
        if (reference.isEmpty()) return Players.quick(ConquestBots.POOL);
        var learned = bot("learned", reference.get());
        var planner = bot(0);
        return Players.planning(
                List.of(learned, learned, learned, planner, planner, ConquestBots.HUNTER),
                ConquestBots.POOL);
    }

    /** A planner with the network of a generation; with its own value for 0. */
    private BotKind<Conquest, Move, View> bot(int generation) throws IOException {
        if (generation == 0)
            return new BotKind<>(
                    "planner",
                    "plans in haste",
                    (game, own) -> Planning.of(game, own, WinChances.shipped(), HASTY));
        return bot("generation " + generation, folder.network(generation).orElseThrow());
    }

    private static BotKind<Conquest, Move, View> bot(String name, SeatWeights weights) {
        return new BotKind<>(
                name,
                "plans in haste by a network",
                (game, own) -> Planning.of(game, own, new SeatNetwork(weights, game), HASTY));
    }

    private void train(int generation, int best) throws IOException {
        if (folder.network(generation).isPresent()) return;
        List<Path> files = new ArrayList<>();
        for (int each = configuration.firstOf(generation); each <= generation; each++)
            files.addAll(folder.samples(each).files());
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
        var reference = reference(generation, best);
        var from = reference.isPresent() ? reference.get() : beginning();
        var planner = Training.planner(set, from);
        var trained =
                trainer(generation, reference.isEmpty() ? Teacher.PLANNER : Teacher.NETWORK)
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

    private Trainer trainer(int generation, Teacher teacher) {
        var training =
                new Training(
                        configuration.epochs(),
                        configuration.step(),
                        configuration.lambda(),
                        teacher);
        return python.<Trainer>map(
                        command ->
                                new PythonTraining(
                                        training, command, folder.scratch(generation), threads))
                .orElse(training);
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
        var larger =
                Stream.of("world/modern/3/preset", "world/modern/6/preset")
                        .map(setting -> SampleSetting.parse(setting).game())
                        .toList();
        var result =
                new Gate(
                                game,
                                larger,
                                configuration.gateGames(),
                                threads,
                                seed.child("gate " + generation))
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
                        result.tables(),
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
