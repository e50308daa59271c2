package strategos.learn.lesson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import strategos.arena.sample.PositionsWork;
import strategos.arena.sample.SampleBoards;
import strategos.arena.sample.SampleSetting;
import strategos.arena.sample.SelfPlayer;
import strategos.arena.sample.SelfPlayers;
import strategos.bots.conquest.network.ShippedNetworks;
import strategos.conquest.board.ConquestBoards;
import strategos.game.Seed;
import strategos.learn.lesson.Notes.Voice;
import strategos.learn.page.Estimate;
import strategos.learn.page.Page;
import strategos.learn.train.TrainingSet;

@DisplayName("What a network has learned")
class LessonTest {

    @TempDir private Path folder;

    @Test
    @DisplayName("has errors by match: ten equal positions of a match say no more than one")
    void clusters() {
        var once = new ClusteredMean();
        var often = new ClusteredMean();
        var random = new Seed(1).random();
        for (int match = 0; match < 400; match++) {
            double won = random.nextInt(2);
            once.add(won, 1);
            often.add(10 * won, 10);
        }
        assertThat(once.estimate().reach()).isCloseTo(1.96 * 0.5 / 20, within(0.002));
        assertThat(often.estimate().value()).isEqualTo(once.estimate().value());
        assertThat(often.estimate().reach()).isCloseTo(once.estimate().reach(), within(1e-9));
        assertThat(new ClusteredMean().estimate().isKnown()).isFalse();
    }

    @Test
    @DisplayName("finds a planted effect of a territory, and none where there is none")
    void effects() {
        var random = new Seed(2).random();
        List<SeatRow> once = new ArrayList<>();
        List<SeatRow> often = new ArrayList<>();
        for (int match = 0; match < 4_000; match++) {
            boolean holds = random.nextBoolean();
            boolean won = random.nextDouble() < (holds ? 0.6 : 0.4);
            long territories = (holds ? 1 : 0) | (random.nextBoolean() ? 2 : 0);
            var row = new SeatRow(match, random.nextInt(3), territories, 0, 0.5, 0.5, won);
            once.add(row);
            for (int i = 0; i < 5; i++) often.add(row);
        }
        Estimate planted = effect(once, 0);
        assertThat(planted.value()).isCloseTo(0.2, within(0.04));
        assertThat(planted.reach()).isCloseTo(1.96 * 2 * 0.49 / Math.sqrt(4_000), within(0.003));
        assertThat(effect(often, 0).reach()).isCloseTo(planted.reach(), within(1e-3));
        assertThat(effect(once, 1).differsFrom(0)).as("seed 2").isFalse();
        assertThat(effect(once.subList(0, 50), 0).isKnown()).isFalse();
    }

    @Test
    @DisplayName("counts positions that a run kept apart, of the ruleset in question alone")
    void heldOut() throws IOException {
        var duel = SampleSetting.parse("world/modern/2/plain");
        var players =
                new SelfPlayers(
                        List.of(new SelfPlayer.BuiltIn("hunter")),
                        List.of(),
                        1,
                        20,
                        SelfPlayer.HASTY,
                        null);
        var file =
                PositionsWork.of(List.of(duel), SampleBoards.BUILT_IN, players, new Seed(4))
                        .play(0);
        Path path = folder.resolve("positions-00000.bin");
        file.write(path);
        int matches = 20 - TrainingSet.firstHeldOut(file);
        var rows = HeldOutRows.read(List.of(path), "modern", "world", ShippedNetworks::weights);
        assertThat(rows.starts(2)).as("two seats per match").hasSize(2 * matches);
        assertThat(rows.starts(2)).filteredOn(SeatRow::won).hasSize(matches);
        assertThat(SeatRows.matches(rows.living(2))).isEqualTo(matches);
        var none = HeldOutRows.read(List.of(path), "academy", "world", ShippedNetworks::weights);
        assertThat(none.living(2)).isEmpty();
        none.addMissing(rows);
        assertThat(none.starts(2)).hasSize(2 * matches);
    }

    private static Estimate effect(List<SeatRow> rows, int territory) {
        return SeatRows.effect(rows, row -> row.holds(territory), row -> row.won() ? 1 : 0);
    }

    @Test
    @DisplayName("is written for every question from a few matches, whatever is known")
    void page() {
        var notes = new Notes();
        var rows = new SeatRows();
        var game = SampleSetting.parse("world/academy/2/preset").game();
        var table = new LessonTable(game, ShippedNetworks.weights(game.board()), true);
        new LessonStudy(List.of(table)).play(12, 1, new Seed(3), notes, rows, () -> {});
        assertThat(notes.count(Topic.WON, Voice.LEARNED, 2, Notes.ALL)).isEqualTo(12);
        assertThat(notes.mean(Topic.PLACED, Voice.PLANNER, 2, Post.ELSEWHERE.ordinal()).value())
                .isBetween(0.0, 1.0);
        double placed =
                IntStream.range(0, Post.values().length)
                        .mapToDouble(
                                post -> notes.mean(Topic.PLACED, Voice.LEARNED, 2, post).value())
                        .sum();
        assertThat(placed).isCloseTo(1, within(1e-9));
        var lessons = new Lessons("academy", ConquestBoards.world(), List.of(2), notes, rows);
        for (LessonSection lesson :
                List.of(
                        new ContinentLesson(),
                        new TradeLesson(),
                        new AttackLesson(),
                        new ReinforceLesson(),
                        new ClaimLesson(),
                        new GarrisonLesson())) {
            var page = new Page(lesson.question());
            lesson.explain(page);
            lesson.write(page, lessons);
            assertThat(page.html()).doesNotContain("NaN").doesNotContain("null");
        }
        assertThat(rows.starts(2)).hasSize(24);
    }
}
