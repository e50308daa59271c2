package strategos.learn.run;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.stream.Stream;
import strategos.arena.sample.FileRunner;
import strategos.arena.sample.PositionsWork;
import strategos.arena.sample.SampleBoards;
import strategos.arena.sample.SampleFile;
import strategos.arena.sample.SampleSetting;
import strategos.arena.sample.SelfPlayer;
import strategos.arena.sample.SelfPlayers;
import strategos.bots.conquest.network.SeatWeights;
import strategos.bots.conquest.value.Hands;
import strategos.conquest.Conquest;
import strategos.game.Seed;
import strategos.learn.progress.StepBar;
import strategos.learn.train.InitialWeights;
import strategos.learn.train.PythonTraining;
import strategos.learn.train.Trainer;
import strategos.learn.train.Training;
import strategos.learn.train.Training.Teacher;
import strategos.learn.train.TrainingSet;

/**
 * Generations of a network: scripted bots play the matches of the first, and a league of planners
 * those of later ones. Each generation learns from the positions of the last few, and becomes the
 * best only if it passes the gate. A run that was killed continues with the first file of
 * positions, network or match of a gate that is missing.
 */
final class LearnRun {

    /** The matches in which habits are counted are this part of the most duels of the gate. */
    private static final int HABIT_PART = 10;

    private final RunConfiguration configuration;
    private final RunFolder folder;
    private final Machinery machinery;
    private final Seed seed;
    private final SampleBoards boards;
    private final Consumer<String> report;
    private final List<RunEvent> events;

    /**
     * What a run works with; none of it changes what is learned, but training in Python, whose
     * batches are larger.
     *
     * @param python a Python with PyTorch that trains in place of this process; empty for none
     * @param players plays the files of positions
     */
    record Machinery(int threads, String python, FileRunner players, String playersText) {}

    LearnRun(
            RunConfiguration configuration,
            RunFolder folder,
            Machinery machinery,
            Consumer<String> report)
            throws IOException {
        this.configuration = configuration;
        this.folder = folder;
        this.machinery = machinery;
        this.report = report;
        seed = new Seed(configuration.seed());
        folder.open(configuration);
        boards = folder.boards();
        events = folder.events();
    }

    /** Runs all generations; the answer is the number of the best, or 0 if none has passed. */
    int run() throws IOException {
        if (isComplete()) return best();
        add(ProgramText.started(machinery));
        int best = 0;
        for (int generation = 1; generation <= configuration.generations(); generation++) {
            play(generation, best);
            train(generation, best);
            if (gate(generation, best)) best = generation;
            study(generation);
            folder.writeReport(RunReport.of(configuration, events));
        }
        return best;
    }

    private boolean isComplete() throws IOException {
        for (int generation = 1; generation <= configuration.generations(); generation++)
            if (folder.network(generation).isEmpty()
                    || find(RunEvent.Gated.class, generation).isEmpty()
                    || !studies(generation).isEmpty()) return false;
        return true;
    }

    private int best() {
        return events.stream()
                .filter(event -> event instanceof RunEvent.Gated gated && gated.accepted())
                .mapToInt(RunEvent::generation)
                .max()
                .orElse(0);
    }

    private <E extends RunEvent> Optional<E> find(Class<E> kind, int generation) {
        return events.stream()
                .filter(kind::isInstance)
                .map(kind::cast)
                .filter(event -> event.generation() == generation)
                .findFirst();
    }

    private void play(int generation, int best) throws IOException {
        int files = configuration.files(generation);
        var samples = folder.samples(generation);
        int missing = samples.missing(files).size();
        if (missing == 0) return;
        var players = players(generation, reference(generation, best));
        var work =
                PositionsWork.of(
                        RunSettings.of(configuration),
                        boards,
                        players,
                        seed.child("play " + generation));
        var last = new AtomicLong(System.nanoTime());
        try (var bar = StepBar.of("generation " + generation, missing)) {
            samples.play(
                    work,
                    files,
                    machinery.players(),
                    file -> {
                        played(generation, file, last);
                        bar.stepBy(1);
                    });
        }
    }

    private void played(int generation, SampleFile file, AtomicLong last) {
        long now = System.nanoTime();
        double seconds = (now - last.getAndSet(now)) / 1e9;
        add(new RunEvent.Played(generation, file.matches().size(), file.positions(), seconds));
    }

    /** What a generation builds on: the best, or the last if none has passed, or what was given. */
    private Optional<SeatWeights> reference(int generation, int best) throws IOException {
        if (best > 0) return folder.network(best);
        if (generation > 1) return folder.network(generation - 1);
        return given();
    }

    private Optional<SeatWeights> given() throws IOException {
        return folder.given()
                .map(weights -> configuration.isGeneral() ? weights.general() : weights);
    }

    /** Scripted bots; later the league. */
    private SelfPlayers players(int generation, Optional<SeatWeights> reference)
            throws IOException {
        if (reference.isEmpty()) return SelfPlayers.scripted(League.POOL);
        List<SelfPlayer> past = new ArrayList<>();
        for (int each = generation - 1; each >= 1 && past.size() < League.MOST_PAST; each--)
            past.add(player(each));
        var newest = new SelfPlayer.ByNetwork("newest", reference.get());
        return SelfPlayers.planning(
                configuration.league().players(newest, past),
                League.POOL,
                configuration.effort(),
                configuration.hasForecasts() ? newest : null);
    }

    /** A planner with the network of a generation; for 0, with what the run begins with. */
    private SelfPlayer player(int generation) throws IOException {
        if (generation == 0) return beginning();
        return new SelfPlayer.ByNetwork(
                RunFolder.PLAYER + generation, folder.network(generation).orElseThrow());
    }

    private SelfPlayer beginning() throws IOException {
        var given = given();
        return given.isEmpty()
                ? League.PLANNER
                : new SelfPlayer.ByNetwork(RunFolder.BEGINNING, given.get());
    }

    private void train(int generation, int best) throws IOException {
        if (folder.network(generation).isPresent()) return;
        events.removeIf(
                event -> event instanceof RunEvent.Epoch && event.generation() == generation);
        var set = trainingSet(generation);
        report.accept(
                "generation %d: %,d positions, %,d of them kept apart"
                        .formatted(
                                generation,
                                set.taught().size() + set.heldOut().size(),
                                set.heldOut().size()));
        var reference = reference(generation, best);
        var from =
                reference.map(weights -> weights.withHands(Hands.SEEN)).orElseGet(this::untrained);
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
    }

    private TrainingSet trainingSet(int generation) throws IOException {
        List<Path> files = new ArrayList<>();
        for (int each = configuration.firstOf(generation); each <= generation; each++)
            files.addAll(folder.samples(each).files());
        return TrainingSet.read(
                files,
                boards,
                setting ->
                        configuration.isGeneral() || setting.board().equals(configuration.board()));
    }

    private Trainer trainer(int generation, Teacher teacher) {
        var training =
                new Training(
                        configuration.epochs(),
                        configuration.step(),
                        configuration.lambda(),
                        teacher);
        return machinery.python().isEmpty()
                ? training
                : new PythonTraining(
                        training,
                        machinery.python(),
                        folder.scratch(generation),
                        machinery.threads());
    }

    private SeatWeights untrained() {
        if (configuration.isGeneral()) return InitialWeights.weights("", 0, seed);
        int territories = boards.named(configuration.board()).size();
        return InitialWeights.weights(configuration.board(), territories, seed);
    }

    private String made(int generation, TrainingSet set) {
        return "train conquest, seed %d, generation %d, %d positions"
                .formatted(configuration.seed(), generation, set.taught().size());
    }

    private boolean gate(int generation, int best) throws IOException {
        var before = find(RunEvent.Gated.class, generation);
        if (before.isPresent()) return before.get().accepted();
        var contests = contests();
        var result =
                new Gate(
                                contests.getFirst(),
                                contests.subList(1, contests.size()),
                                configuration.isGeneral()
                                        ? List.of(RunSettings.UNSEEN.game())
                                        : List.of(),
                                configuration.gateGames(),
                                new GateMatches(folder.gate(generation), machinery.threads()),
                                seed.child("gate " + generation))
                        .test(player(generation), player(best));
        add(
                new RunEvent.Gated(
                        generation,
                        best,
                        result.verdict().name(),
                        result.duels(),
                        result.pool(),
                        result.opponentPool(),
                        result.tables(),
                        result.isPassed()));
        return result.isPassed();
    }

    /** What the gate plays. */
    private List<Conquest> contests() {
        return RunSettings.contests(configuration).stream().map(SampleSetting::game).toList();
    }

    private void study(int generation) throws IOException {
        for (HabitCount study : studies(generation)) {
            int seats = study.game().seats();
            var habits =
                    study.count(
                            machinery.threads(),
                            seed.child("habits %d %d".formatted(generation, seats)));
            add(new RunEvent.Studied(generation, seats, habits));
        }
    }

    /**
     * The habits that are still to be counted: in duels with the planner, and at tables of four, if
     * the gate plays them.
     */
    private List<HabitCount> studies(int generation) throws IOException {
        int matches = configuration.gateGames() / HABIT_PART;
        var own = player(generation);
        var four = List.of(own, League.PLANNER, League.POOL.getFirst(), League.POOL.getLast());
        return Stream.of(List.of(own, League.PLANNER), four)
                .flatMap(players -> studies(players, matches))
                .filter(study -> !study.isEmpty() && !isCounted(generation, study.game().seats()))
                .toList();
    }

    private Stream<HabitCount> studies(List<SelfPlayer> players, int matches) {
        return contests().stream()
                .filter(game -> game.seats() == players.size())
                .map(game -> new HabitCount(game, players, matches));
    }

    private boolean isCounted(int generation, int seats) {
        return events.stream()
                .anyMatch(
                        event ->
                                event instanceof RunEvent.Studied studied
                                        && studied.generation() == generation
                                        && studied.seats() == seats);
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
