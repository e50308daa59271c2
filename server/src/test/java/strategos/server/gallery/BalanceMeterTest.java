package strategos.server.gallery;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Clock;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import strategos.conquest.board.Board;
import strategos.conquest.board.BoardText;
import strategos.conquest.board.ConquestBoards;
import strategos.server.board.BoardId;
import strategos.store.MeasuredBalance;
import strategos.store.Store;

class BalanceMeterTest {

    /** Three islands in a row; the one in the middle decides. */
    private static final String ISLES =
            """
            board: isles

            [North] 2
            Uig: Stour
            Stour: Uig, Lyme

            [South] 1
            Lyme: Stour
            """;

    @TempDir Path folder;
    private final Semaphore measured = new Semaphore(0);
    private Store store;
    private String ada;

    @BeforeEach
    void open() {
        store = Store.open(folder, Clock.systemUTC());
        ada = store.accounts().add("ada", "Ada", "hash").join().orElseThrow().id();
    }

    @AfterEach
    void close() {
        store.close();
    }

    private BalanceMeter meter(BooleanSupplier isBusy) {
        return new BalanceMeter(store.boards(), store.balances(), isBusy, measured::release);
    }

    private String share(String text) throws Exception {
        Board board = BoardText.read("test", text);
        String id = BoardId.of(text);
        store.boards().keep(id, text, 10).join();
        store.gallery().share(GalleryFigures.of(board, id, ada), 10, 10).join();
        return id;
    }

    /** Waits until this number of boards has been measured. */
    private void await(int boards) throws InterruptedException {
        assertThat(measured.tryAcquire(boards, 5, TimeUnit.MINUTES)).isTrue();
    }

    private MeasuredBalance balance(String board) {
        return requireNonNull(store.balances().all().get(board));
    }

    @Test
    @DisplayName("A dealt board is measured by the turn, one with positions by those, too")
    void measures() throws Exception {
        String isles = share(ISLES);
        String meres = share(BoardText.write(ConquestBoards.named("meres").orElseThrow()));
        try (var meter = meter(() -> false)) {
            meter.measureShared();
            await(2);
            var dealt = balance(isles);
            assertThat(dealt.bot()).isEqualTo("balanced-1");
            assertThat(dealt.rules()).isEqualTo("modern");
            assertThat(dealt.games()).isEqualTo(600);
            assertThat(dealt.turnWins().stream().mapToInt(wins -> wins).sum() + dealt.draws())
                    .isEqualTo(600);
            assertThat(dealt.positionWins()).isEmpty();
            assertThat(dealt.fewTurns()).isBetween(1, dealt.manyTurns());
            var positions = balance(meres);
            assertThat(positions.positionWins()).hasSize(2);
            assertThat(positions.turnWins().getFirst())
                    .as("the first turn of The Two Meres is worth much, see docs/boards-shipped.md")
                    .isGreaterThan(positions.turnWins().getLast());
        }
    }

    @Test
    @DisplayName("A board that waits when the server stops is measured after the next start")
    void restart() throws Exception {
        String isles = share(ISLES);
        var isAsked = new AtomicBoolean();
        BooleanSupplier alwaysBusy =
                () -> {
                    isAsked.set(true);
                    return true;
                };
        try (var meter = meter(alwaysBusy)) {
            meter.measureShared();
            while (!isAsked.get()) Thread.onSpinWait();
        }
        assertThat(store.balances().all()).as("bots of a live match were busy").isEmpty();
        try (var meter = meter(() -> false)) {
            meter.measureShared();
            await(1);
            assertThat(balance(isles).games()).isEqualTo(600);
        }
    }

    @Test
    @DisplayName("A board on which the rules cannot be played is noted, and not tried again")
    void unplayable() throws Exception {
        String tiny = share("board: tiny\n\n[All] 1\nUig: Stour\nStour: Uig\n");
        String isles = share(ISLES);
        try (var meter = meter(() -> false)) {
            meter.measureShared();
            await(2);
            assertThat(balance(tiny).games()).isZero();
            assertThat(balance(isles).games()).isPositive();
            assertThat(store.balances().nextUnmeasured()).isEmpty();
        }
    }
}
