package strategos.server.matches;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import strategos.game.Viewer;
import strategos.server.guards.Refusal;
import strategos.server.matches.MatchReader.Part;
import strategos.server.matches.MatchReader.Question;
import strategos.wire.FaultCode;

class MatchReaderTest {

    private static Question question(long steps) {
        return new Question("m", Part.PAST, new Viewer.Public(), steps, 7);
    }

    @DisplayName("All who ask for the same at the same time share one answer")
    @Test
    void shared() throws InterruptedException {
        var reader = new MatchReader();
        var times = new AtomicInteger();
        var asked = new CountDownLatch(1);
        var go = new CountDownLatch(1);
        try (var browsers = Executors.newVirtualThreadPerTaskExecutor()) {
            List<CompletableFuture<String>> answers = new ArrayList<>();
            for (int i = 0; i < 50; i++)
                answers.add(
                        CompletableFuture.supplyAsync(
                                () ->
                                        reader.answer(
                                                question(3),
                                                () -> {
                                                    asked.countDown();
                                                    waitFor(go);
                                                    return List.of(times.incrementAndGet());
                                                },
                                                () -> false),
                                browsers));
            asked.await();
            go.countDown();
            assertThat(answers).allSatisfy(answer -> assertThat(answer.join()).isEqualTo("[1]"));
        }
        assertThat(reader.answer(question(3), List::of, () -> false)).isEqualTo("[1]");
        assertThat(reader.answer(question(4), List::of, () -> false)).isEqualTo("[]");
    }

    @DisplayName("An answer that would be too long for a browser is refused")
    @Test
    void tooLong() {
        var reader = new MatchReader();
        var longest = List.of("x".repeat(33_000_000));
        assertThatExceptionOfType(Refusal.class)
                .isThrownBy(() -> reader.answer(question(1), () -> longest, () -> false))
                .satisfies(
                        refused ->
                                assertThat(refused.fault().code()).isEqualTo(FaultCode.TOO_LARGE));
    }

    @DisplayName("When the first client goes, its work is abandoned, and done again for the others")
    @Test
    void gone() throws InterruptedException {
        var reader = new MatchReader();
        var begun = new CountDownLatch(1);
        var hasLeft = new AtomicBoolean();
        try (var browsers = Executors.newVirtualThreadPerTaskExecutor()) {
            var first =
                    CompletableFuture.supplyAsync(
                            () ->
                                    reader.answer(
                                            question(1),
                                            () -> {
                                                begun.countDown();
                                                return List.of(waitFor(new CountDownLatch(1)));
                                            },
                                            hasLeft::get),
                            browsers);
            begun.await();
            var second =
                    CompletableFuture.supplyAsync(
                            () -> reader.answer(question(1), () -> List.of("here"), () -> false),
                            browsers);
            hasLeft.set(true);
            assertThat(second.join()).isEqualTo("[\"here\"]");
            assertThat(first.handle((_, fault) -> fault.getCause()).join())
                    .isInstanceOf(Refusal.class);
        }
    }

    private static boolean waitFor(CountDownLatch latch) {
        try {
            latch.await();
            return true;
        } catch (InterruptedException _) {
            return false;
        }
    }
}
