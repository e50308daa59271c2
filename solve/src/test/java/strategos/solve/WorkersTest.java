package strategos.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class WorkersTest {

    private static final int TASKS = 50;

    @Test
    @DisplayName("Results come in the order of the tasks, whichever thread is quicker")
    void order() throws Exception {
        List<Callable<Integer>> tasks = new ArrayList<>();
        for (int task = 0; task < TASKS; task++) {
            int number = task;
            tasks.add(() -> number);
        }
        try (var workers = new Workers(3)) {
            assertThat(workers.results(tasks)).isSorted().hasSize(TASKS);
        }
    }

    @Test
    @DisplayName("If a task fails, the others are cancelled, and the failure is thrown")
    void failure() {
        var endless = new CountDownLatch(1);
        List<Callable<Integer>> tasks =
                List.of(
                        () -> {
                            throw new IllegalArgumentException("a broken table");
                        },
                        () -> {
                            endless.await();
                            return 1;
                        });
        try (var workers = new Workers(2)) {
            assertThatThrownBy(() -> workers.results(tasks))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage("a broken table");
        }
    }
}
