package strategos.server.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import strategos.conquest.board.ConquestBoards;
import strategos.game.Seed;
import strategos.maps.generate.Plan;
import strategos.maps.picture.Picture;

class DrawingsTest {

    private static final DrawingProcesses NO_PROCESSES =
            new DrawingProcesses(
                    () -> {
                        throw new AssertionError("the server is not busy");
                    },
                    Duration.ZERO,
                    Duration.ZERO);

    @DisplayName("A board that ships is drawn while every hand of the workshop is busy")
    @Test
    void shipped() throws InterruptedException {
        var workshop = new Workshop(1, Workshop.LONGEST.multipliedBy(100));
        int hands = Runtime.getRuntime().availableProcessors();
        var busy = new CountDownLatch(Math.max(1, hands / 2));
        var free = new CountDownLatch(1);
        for (int hand = 0; hand < hands; hand++)
            Thread.ofVirtual().start(() -> workshop.make(() -> waitFor(busy, free)));
        busy.await();
        var drawings = new Drawings(workshop, NO_PROCESSES);
        drawings.drawShipped();
        assertThat(drawings.of(ConquestBoards.world()).drawing()).contains("Kamchatka");
        free.countDown();
    }

    private static boolean waitFor(CountDownLatch busy, CountDownLatch free) {
        busy.countDown();
        try {
            free.await();
            return true;
        } catch (InterruptedException _) {
            return false;
        }
    }

    @DisplayName("A board that takes too long to draw is sketched")
    @Test
    void sketched() {
        var board = Plan.of(300, new Seed(3)).board();
        var drawings = new Drawings(new Workshop(1, Duration.ofMillis(1)), NO_PROCESSES);
        assertThat(drawings.of(board)).isEqualTo(Drawings.Sheet.of(board, Picture.sketch(board)));
    }
}
