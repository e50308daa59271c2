package strategos.learn.train;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import ai.djl.training.tracker.Tracker;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import strategos.arena.Arena;
import strategos.arena.Contest;
import strategos.arena.Played;
import strategos.arena.sample.FileThreads;
import strategos.arena.sample.PositionsWork;
import strategos.arena.sample.SampleBoards;
import strategos.arena.sample.SampleFolder;
import strategos.arena.sample.SampleSetting;
import strategos.arena.sample.SelfPlayer;
import strategos.arena.sample.SelfPlayers;
import strategos.arena.value.ForecastChances;
import strategos.arena.value.Sample;
import strategos.bots.BotKind;
import strategos.bots.conquest.ConquestBots;
import strategos.bots.conquest.network.SeatWeights;
import strategos.bots.conquest.network.ShippedNetworks;
import strategos.conquest.Conquest;
import strategos.conquest.move.Move;
import strategos.conquest.view.View;
import strategos.game.Seed;
import strategos.learn.play.NextPosition;
import strategos.learn.train.Training.Teacher;

@DisplayName("Training a network")
class TrainingTest {

    private static final SampleSetting DUEL = SampleSetting.parse("meres/modern/2/plain");
    private static final SampleSetting THREE = SampleSetting.parse("meres/modern/3/preset");
    private static final SeatWeights UNTRAINED = InitialWeights.weights("", 0, new Seed(4));
    private static final int GAMES = 400;

    @TempDir static Path folder;

    private static TrainingSet set;

    @BeforeAll
    static void play() throws IOException {
        var samples = new SampleFolder(folder);
        List<SelfPlayer> pool =
                ConquestBots.POOL.stream()
                        .map(BotKind::name)
                        .<SelfPlayer>map(SelfPlayer.BuiltIn::new)
                        .toList();
        var work =
                PositionsWork.of(
                        List.of(DUEL, THREE),
                        SampleBoards.BUILT_IN,
                        SelfPlayers.scripted(pool),
                        new Seed(1));
        samples.play(work, 1, new FileThreads(1), _ -> {});
        Files.writeString(folder.resolve("network.bin"), "no positions");
        set = TrainingSet.read(samples.files(), SampleBoards.BUILT_IN, _ -> true);
    }

    @Test
    @Tag("slow")
    @DisplayName(
            "lowers the loss, and the network alone then beats random, which it did not before")
    void learns() {
        List<Double> losses = new ArrayList<>();
        var trained =
                new Training(4, 0.005f, 1, Teacher.NETWORK)
                        .train(
                                UNTRAINED,
                                set,
                                new Seed(2),
                                epoch -> losses.add(epoch.heldOut().mean()));
        assertThat(losses.getLast())
                .as("losses %s", losses)
                .isLessThan(Training.heldOut(set, UNTRAINED).mean() - 0.05);
        assertThat(wins(UNTRAINED)).as("wins of the untrained network").isLessThan(GAMES * 3 / 5);
        assertThat(wins(trained)).as("wins, losses %s", losses).isGreaterThan(GAMES * 3 / 5);
    }

    private static long wins(SeatWeights weights) {
        BotKind<Conquest, Move, View> network =
                new BotKind<>(
                        "network",
                        "takes the best next position",
                        (game, seed) -> new NextPosition(game, weights, seed));
        var contest =
                Contest.of(
                        DUEL.game(),
                        List.of(network, ConquestBots.RANDOM),
                        GAMES,
                        300,
                        new Seed(3));
        return Arena.play(contest, 1, _ -> {}).stream()
                .map(Played::winners)
                .filter(winners -> winners.contains(0))
                .count();
    }

    @Test
    @DisplayName("computes the same chances in PyTorch as in Java, within 1e-5")
    void sameChances() {
        assertSameChances(UNTRAINED);
        assertSameChances(ShippedNetworks.weights(DUEL.game().board()));
        assertSameChances(ShippedNetworks.weights(DUEL.game()));
    }

    private static void assertSameChances(SeatWeights weights) {
        var reader = new PositionReader(set.games(), weights);
        var targets = Targets.of(set.heldOut(), reader, Predictor.of((_, _) -> 0), 1);
        try (var torch = new TorchNetwork(weights, Tracker.fixed(0))) {
            for (Target target : targets.subList(0, Math.min(200, targets.size()))) {
                var batch = Batch.of(List.of(target), reader, weights.inputs());
                float[] expected = torch.chances(batch);
                var standings = reader.read(target.sample());
                double[] all = reader.network(target.sample()).chances(standings);
                int place = 0;
                for (int seat = 0; seat < standings.seats(); seat++)
                    if (standings.isAlive(seat))
                        assertThat(all[seat]).isEqualTo(expected[place++], within(1e-5));
            }
        }
    }

    @Test
    @DisplayName("passes all positions to a program of its own, with their inputs and targets")
    void columns(@TempDir Path scratch) throws IOException {
        var training = new Training(1, 0.005f, 1, Teacher.NETWORK);
        new PythonTraining(training, "python3", scratch, 2).writeTargets(UNTRAINED, set);
        int positions = 0;
        try (var files = Files.list(scratch)) {
            for (Path file : files.toList()) {
                var in = ByteBuffer.wrap(Files.readAllBytes(file)).order(ByteOrder.LITTLE_ENDIAN);
                int living = Integer.parseInt(file.getFileName().toString().split("-", -1)[1]);
                int own = in.getInt();
                int inputs = in.getInt();
                int seats = own * living;
                positions += own;
                assertThat(in.remaining()).isEqualTo(seats * 7 + inputs * 4);
                double sum = 0;
                for (int i = 0; i < seats; i++) sum += in.getFloat(8 + seats * 3 + i * 4);
                assertThat(sum).as("one winner per position").isEqualTo(own);
            }
        }
        assertThat(positions).isEqualTo(set.taught().size());
    }

    @Test
    @DisplayName("mixes the outcome with the chances that a teacher gives later positions")
    void targets() {
        var reader = new PositionReader(set.games(), UNTRAINED);
        var duels =
                set.taught().stream()
                        .filter(sample -> set.settings().get(sample.game()).equals(DUEL))
                        .collect(Collectors.groupingBy(TrainingSet.Labelled::match));
        var match = duels.values().stream().filter(one -> one.size() > 2).findFirst().orElseThrow();
        Predictor even = Predictor.of((_, standings) -> 1.0 / standings.alive());
        var targets = Targets.of(match, reader, even, 0.5);
        int winner = match.getFirst().winner();
        assertThat(targets).hasSameSizeAs(match);
        assertThat(targets.getLast().chances()[winner]).isEqualTo(1);
        assertThat(targets.get(targets.size() - 2).chances()[winner]).isEqualTo(0.75f);
        assertThat(targets.get(targets.size() - 3).chances()[winner]).isEqualTo(0.625f);
    }

    @Test
    @DisplayName("mixes the outcome with what a search forecasts, where one has searched")
    void forecasts() {
        var reader = new PositionReader(set.games(), UNTRAINED);
        var three =
                Stream.of(ForecastChances.NONE, certain(0), ForecastChances.NONE)
                        .map(this::positionWonBySecond);
        Predictor even = Predictor.of((_, standings) -> 1.0 / standings.alive());
        var chances =
                Targets.of(three.toList(), reader, even, 0.5).stream()
                        .map(target -> target.chances()[1])
                        .toList();
        // The last is won. The forecast before it expected a loss, which counts half. Before that,
        // half of the target is the teacher's chance.
        assertThat(chances).containsExactly(0.5f, 0.5f, 1f);
        var lost = Stream.of(certain(0), certain(0)).map(this::positionWonBySecond).toList();
        assertThat(Targets.of(lost, reader, even, 0.5).getFirst().chances()[1]).isEqualTo(0.25f);
        assertThat(Targets.of(lost, reader, even, 1).getFirst().chances()[1]).isEqualTo(1);
    }

    /** A forecast for a duel in which one seat wins. */
    private static ForecastChances certain(int winner) {
        return new ForecastChances(winner == 0 ? new float[] {1, 0} : new float[] {0, 1});
    }

    private TrainingSet.Labelled positionWonBySecond(ForecastChances forecast) {
        var duel =
                set.taught().stream()
                        .filter(sample -> set.settings().get(sample.game()).equals(DUEL))
                        .findFirst()
                        .orElseThrow();
        return new TrainingSet.Labelled(
                duel.game(), 1, new Sample<>(duel.saved().position(), 1, forecast));
    }
}
