package strategos.server.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class LruCacheTest {

    private final LruCache<String, String> kept = new LruCache<>(10, String::length);
    private final AtomicInteger made = new AtomicInteger();

    private String ask(String key) {
        return kept.get(
                key,
                () -> {
                    made.incrementAndGet();
                    return key;
                });
    }

    @DisplayName("What many ask for at the same time is made once")
    @Test
    void madeOnce() throws Exception {
        var allAsk = new CountDownLatch(1);
        try (var people = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<String>> answers = new ArrayList<>();
            for (int person = 0; person < 20; person++) {
                answers.add(
                        people.submit(
                                () -> {
                                    allAsk.await();
                                    return ask("board");
                                }));
            }
            allAsk.countDown();
            for (Future<String> answer : answers) assertThat(answer.get()).isEqualTo("board");
        }
        assertThat(made).hasValue(1);
    }

    @DisplayName("What was not asked for longest goes when there is no more room")
    @Test
    void eldestGoes() {
        ask("12345");
        ask("54321");
        ask("12345");
        ask("third");
        assertThat(made).hasValue(3);
        ask("12345");
        assertThat(made).hasValue(3);
        ask("54321");
        assertThat(made).hasValue(4);
    }

    @DisplayName("What is larger than all the room is answered, and not kept")
    @Test
    void tooLarge() {
        assertThat(ask("a very long board")).isEqualTo("a very long board");
        ask("a very long board");
        assertThat(made).hasValue(2);
    }

    @DisplayName("What could not be made is tried again")
    @Test
    void failure() {
        assertThatIllegalStateException()
                .isThrownBy(
                        () ->
                                kept.get(
                                        "board",
                                        () -> {
                                            throw new IllegalStateException("no ink");
                                        }))
                .withMessage("no ink");
        assertThat(ask("board")).isEqualTo("board");
    }
}
