package strategos.server.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import strategos.conquest.board.Board;
import strategos.game.Seed;
import strategos.maps.generate.Plan;
import strategos.maps.picture.Picture;
import strategos.server.board.Drawings.Sheet;

@Tag("slow")
class DrawingProcessTest {

    private static final Duration FOREVER = Duration.ofDays(1);
    private static final Board BOARD = Plan.of(10, new Seed(3)).board();

    private static Sheet sheet(Board board) {
        return Sheet.of(board, Picture.of(board));
    }

    private static Drawings drawings(DrawingProcesses processes) {
        var drawings = new Drawings(new Workshop(1, FOREVER), processes);
        drawings.useProcesses(() -> true);
        return drawings;
    }

    private static void awaitEnd(DrawingProcess process) throws InterruptedException {
        for (int i = 0; i < 6_000 && process.isAlive(); i++) Thread.sleep(10);
        assertThat(process.isAlive()).isFalse();
    }

    @DisplayName("A process draws boards as the server itself does, one after the other")
    @Test
    void same() throws IOException {
        var other = Plan.of(12, new Seed(4)).board();
        try (var process = DrawingProcess.start()) {
            assertThat(process.draw(BOARD, FOREVER)).isEqualTo(sheet(BOARD));
            assertThat(process.draw(other, FOREVER)).isEqualTo(sheet(other));
        }
    }

    @DisplayName("A process that takes too long for a board is ended")
    @Test
    void tooLong() throws Exception {
        try (var process = DrawingProcess.start()) {
            var large = Plan.of(1_000, new Seed(3)).board();
            assertThatThrownBy(() -> process.draw(large, Duration.ZERO))
                    .isInstanceOf(TooLongException.class);
            awaitEnd(process);
        }
    }

    @DisplayName("A process is ended when the thread that waits for it is interrupted")
    @Test
    void interrupted() throws Exception {
        try (var process = DrawingProcess.start()) {
            var waiting = new FutureTask<>(() -> process.draw(BOARD, FOREVER));
            var thread = Thread.ofPlatform().unstarted(waiting);
            thread.start();
            thread.interrupt();
            assertThatThrownBy(waiting::get).hasCauseInstanceOf(CancellationException.class);
            awaitEnd(process);
        }
    }

    @DisplayName("A board that crashes the process is sketched")
    @Test
    void lost() {
        var drawings =
                drawings(
                        new DrawingProcesses(
                                () -> {
                                    var process = DrawingProcess.start();
                                    process.draw(BOARD, FOREVER);
                                    process.close();
                                    return process;
                                },
                                FOREVER,
                                FOREVER));
        assertThat(drawings.of(BOARD)).isEqualTo(Sheet.of(BOARD, Picture.sketch(BOARD)));
    }

    @DisplayName("A server that cannot start processes draws boards by itself")
    @Test
    void unavailable() {
        var missing = Path.of("no", "such", "program").toString();
        var drawings =
                drawings(
                        new DrawingProcesses(
                                () -> DrawingProcess.start(List.of(missing)), FOREVER, FOREVER));
        assertThat(drawings.of(BOARD)).isEqualTo(sheet(BOARD));
    }

    @DisplayName("A server whose processes are another program draws boards by itself")
    @Test
    void anotherProgram() {
        var java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        var drawings =
                drawings(
                        new DrawingProcesses(
                                () -> DrawingProcess.start(List.of(java, "--version")),
                                FOREVER,
                                FOREVER));
        assertThat(drawings.of(BOARD)).isEqualTo(sheet(BOARD));
    }

    @DisplayName("A process is used again, and ended when it is idle")
    @Test
    void idle() throws Exception {
        List<DrawingProcess> started = new ArrayList<>();
        DrawingProcesses.Starter noting =
                () -> {
                    started.add(DrawingProcess.start());
                    return started.getLast();
                };
        var patient = new DrawingProcesses(noting, FOREVER, FOREVER);
        for (int i = 0; i < 2; i++) assertThat(patient.draw(BOARD)).contains(sheet(BOARD));
        assertThat(started).hasSize(1);
        var hasty = new DrawingProcesses(noting, FOREVER, Duration.ZERO);
        assertThat(hasty.draw(BOARD)).contains(sheet(BOARD));
        awaitEnd(started.getLast());
        assertThat(started.getFirst().isAlive()).isTrue();
        started.getFirst().close();
    }

    @DisplayName("A process that was ended while it waited is replaced")
    @Test
    void replaced() throws Exception {
        List<DrawingProcess> started = new ArrayList<>();
        var processes =
                new DrawingProcesses(
                        () -> {
                            started.add(DrawingProcess.start());
                            return started.getLast();
                        },
                        FOREVER,
                        FOREVER);
        assertThat(processes.draw(BOARD)).contains(sheet(BOARD));
        started.getFirst().close();
        awaitEnd(started.getFirst());
        assertThat(processes.draw(BOARD)).contains(sheet(BOARD));
        assertThat(started).hasSize(2);
        started.getLast().close();
    }
}
