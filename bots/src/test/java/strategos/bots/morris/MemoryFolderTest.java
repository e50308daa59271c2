package strategos.bots.morris;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import strategos.bots.UnreadableMemoryException;
import strategos.game.Budget;
import strategos.game.NotationException;
import strategos.game.Seat;
import strategos.game.Seed;
import strategos.game.Step;
import strategos.morris.Morris;
import strategos.morris.MorrisPresets;
import strategos.morris.Move;
import strategos.morris.Rules;
import strategos.morris.RulesText;
import strategos.testkit.Garble;

/** What players have learned is never lost, and never taken for something else. */
class MemoryFolderTest {

    private static final Rules FLY = MorrisPresets.MORRIS_FLY;

    @TempDir Path data;
    private List<Step<Move>> steps = List.of();
    private MemoryFolder folder = new MemoryFolder(Path.of(""));

    @BeforeEach
    void learn() throws Exception {
        folder = new MemoryFolder(data);
        steps = new Script(FLY, "A D B E C -D D G F -A").steps();
    }

    private static Map<Long, List<Integer>> entries(Memory memory) {
        var entries = new TreeMap<Long, List<Integer>>();
        memory.experience()
                .forEach(
                        (key, seen, wins, losses) -> entries.put(key, List.of(seen, wins, losses)));
        return entries;
    }

    @DisplayName("What was learned is there the next time")
    @ParameterizedTest
    @EnumSource(Pupil.class)
    void survives(Pupil pupil) {
        assertThat(folder.of(pupil, FLY).matches()).isZero();
        var learned = folder.update(pupil, FLY, memory -> memory.learn(steps, Seat.of(1)));
        var found = new MemoryFolder(data).of(pupil, FLY);
        assertThat(found.matches()).isEqualTo(1);
        assertThat(entries(found)).isEqualTo(entries(learned)).isNotEmpty();
    }

    @Test
    @DisplayName("Each player and each way to play has a memory of its own")
    void apart() throws Exception {
        folder.update(Pupil.MEMORY, FLY, memory -> memory.learn(steps, Seat.of(1)));
        var house = RulesText.read("rules", "base = morris-fly\nmen = 8");
        assertThat(folder.of(Pupil.MEMORY, MorrisPresets.MORRIS).matches()).isZero();
        assertThat(folder.of(Pupil.MEMORY_SHARE, FLY).matches()).isZero();
        assertThat(folder.of(Pupil.MEMORY, house).matches()).isZero();
        assertThat(folder.of(Pupil.MEMORY, FLY).matches()).isEqualTo(1);
    }

    @Test
    @DisplayName("A lesson that fails half way changes nothing")
    void failedLesson() {
        folder.update(Pupil.MEMORY, FLY, memory -> memory.learn(steps, Seat.of(1)));
        assertThatExceptionOfType(IllegalStateException.class)
                .isThrownBy(
                        () ->
                                folder.update(
                                        Pupil.MEMORY,
                                        FLY,
                                        memory -> {
                                            memory.learn(steps, Seat.of(1));
                                            throw new IllegalStateException("power cut");
                                        }));
        assertThat(new MemoryFolder(data).of(Pupil.MEMORY, FLY).matches()).isEqualTo(1);
    }

    @Test
    @DisplayName("A file that was being written when all stopped is no memory, and in nobody's way")
    void halfWritten() throws IOException {
        folder.update(Pupil.MEMORY, FLY, memory -> memory.learn(steps, Seat.of(1)));
        Path file = folder.file(Pupil.MEMORY, FLY);
        Files.writeString(file.resolveSibling(file.getFileName() + ".new"), "strategos mor");
        var again = new MemoryFolder(data);
        assertThat(again.of(Pupil.MEMORY, FLY).matches()).isEqualTo(1);
        again.update(Pupil.MEMORY, FLY, memory -> memory.learn(steps, Seat.of(1)));
        assertThat(new MemoryFolder(data).of(Pupil.MEMORY, FLY).matches()).isEqualTo(2);
    }

    @Test
    @DisplayName("Those who learn at the same time all add to it")
    void together() throws InterruptedException {
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < 8; i++)
            threads.add(
                    Thread.ofPlatform()
                            .start(
                                    () ->
                                            new MemoryFolder(data)
                                                    .update(
                                                            Pupil.MEMORY,
                                                            FLY,
                                                            memory ->
                                                                    memory.learn(
                                                                            steps, Seat.of(1)))));
        for (Thread thread : threads) thread.join();
        assertThat(new MemoryFolder(data).of(Pupil.MEMORY, FLY).matches()).isEqualTo(8);
    }

    private void follow(List<Step<Move>> known, List<Step<Move>> now) {
        new MemoryFolder(data).follow("memory", FLY, known, now, Seat.of(1));
    }

    @Test
    @DisplayName("A match teaches at every mill, so one that is abandoned has taught too")
    void abandoned() throws Exception {
        for (int i = 1; i <= 5; i++) follow(steps.subList(0, i - 1), steps.subList(0, i));
        assertThat(folder.file(Pupil.MEMORY, FLY)).as("no mill yet").doesNotExist();
        for (int i = 6; i <= 9; i++) follow(steps.subList(0, i - 1), steps.subList(0, i));
        var expected = new Memory(Pupil.MEMORY, FLY);
        expected.learn(steps.subList(0, 6), Seat.of(1));
        var abandoned = new MemoryFolder(data).of(Pupil.MEMORY, FLY);
        assertThat(entries(abandoned)).as("up to the mill").isEqualTo(entries(expected));
        assertThat(abandoned.matches()).isEqualTo(1);
        follow(steps.subList(0, 9), steps);
        expected = new Memory(Pupil.MEMORY, FLY);
        expected.learn(steps.subList(0, 10), Seat.of(1));
        assertThat(entries(new MemoryFolder(data).of(Pupil.MEMORY, FLY)))
                .as("resumed, and nothing learned twice")
                .isEqualTo(entries(expected));
    }

    @Test
    @DisplayName("A mill that is taken back is unlearned")
    void takenBack() {
        follow(List.of(), steps.subList(0, 6));
        String before = text();
        follow(steps.subList(0, 6), steps);
        assertThat(text()).isNotEqualTo(before);
        follow(steps, steps.subList(0, 6));
        assertThat(text()).isEqualTo(before);
        follow(steps.subList(0, 6), List.of());
        assertThat(new MemoryFolder(data).of(Pupil.MEMORY, FLY).matches()).isZero();
        assertThat(new MemoryFolder(data).of(Pupil.MEMORY, FLY).size()).isZero();
    }

    private String text() {
        try {
            return Files.readString(folder.file(Pupil.MEMORY, FLY));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    @Test
    @DisplayName("Matches that learn at the same time, mill by mill, lose nothing to each other")
    void severalMatches() throws Exception {
        var other = new Script(FLY, "X D W E V -E E G H").steps();
        var expected = new Memory(Pupil.MEMORY, FLY);
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            var match = i % 2 == 0 ? steps : other;
            expected.learn(match.subList(0, Lesson.length(new Morris(FLY), match)), Seat.of(1));
            threads.add(
                    Thread.ofPlatform()
                            .start(
                                    () -> {
                                        for (int now = 1; now <= match.size(); now++)
                                            follow(
                                                    match.subList(0, now - 1),
                                                    match.subList(0, now));
                                    }));
        }
        for (Thread thread : threads) thread.join();
        var found = new MemoryFolder(data).of(Pupil.MEMORY, FLY);
        assertThat(entries(found)).isEqualTo(entries(expected));
        assertThat(found.matches()).isEqualTo(6);
    }

    @Test
    @DisplayName("A match plays by what another match in the same program has just taught")
    void seesOthers() throws Exception {
        var script = new Script(FLY, "X");
        var bot =
                new MorrisBots(folder)
                        .named("memory")
                        .orElseThrow()
                        .make(script.game(), new Seed(1));
        folder.follow("memory", FLY, List.of(), new Script(FLY, "X D W E U F").steps(), Seat.of(1));
        var notation = script.game().notation();
        assertThat(notation.write(bot.decide(script.view(), Budget.UNLIMITED))).isIn("D", "E", "F");
    }

    @Test
    @DisplayName("A format of the future is refused and left alone")
    void otherFormat() throws IOException {
        folder.update(Pupil.MEMORY, FLY, memory -> memory.learn(steps, Seat.of(1)));
        Path file = folder.file(Pupil.MEMORY, FLY);
        String future = Files.readString(file).replaceFirst("memory 1", "memory 2");
        Files.writeString(file, future);
        var again = new MemoryFolder(data);
        assertThatExceptionOfType(UnreadableMemoryException.class)
                .isThrownBy(
                        () ->
                                again.update(
                                        Pupil.MEMORY,
                                        FLY,
                                        memory -> memory.learn(steps, Seat.of(1))))
                .withMessage(
                        file
                                + ":1: expected 'strategos morris memory 1', found 'strategos morris memory 2'");
        assertThat(file).content().isEqualTo(future);
    }

    @RepeatedTest(200)
    @DisplayName("A garbled text is refused with words, and never taken for less than it was")
    void garbled(RepetitionInfo repetition) throws IOException {
        var memory = new Memory(Pupil.MEMORY, FLY);
        memory.learn(steps, Seat.of(1));
        var text = new StringWriter();
        MemoryText.write(memory, text);
        var random = new Seed(repetition.getCurrentRepetition()).random();
        var garbled = new StringReader(Garble.garble(text.toString(), random));
        try {
            var read = MemoryText.read("memory.txt", garbled, Pupil.MEMORY, FLY);
            assertThat(read.size()).isBetween(8, 10);
        } catch (NotationException refused) {
            assertThat(refused).hasMessageStartingWith("memory.txt:");
        }
    }
}
