package strategos.server.gallery;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import strategos.arena.Played;
import strategos.arena.balance.Balance;
import strategos.arena.balance.Balance.Share;
import strategos.arena.balance.BalanceTrial;
import strategos.conquest.board.Board;
import strategos.conquest.board.BoardText;
import strategos.conquest.board.ConquestBoards;
import strategos.game.NotationException;
import strategos.game.Seed;
import strategos.server.board.BoardId;
import strategos.server.board.TooLongException;
import strategos.store.Balances;
import strategos.store.MeasuredBalance;
import strategos.store.SharedBoards;
import strategos.store.StoreException;
import strategos.table.BackgroundThreads;

/**
 * Measures the balance of the boards in the gallery by matches of bots, one board after the other
 * on a thread of its own, in the time that live matches leave.
 * docs/decisions/0028-measuring-boards.md
 */
public final class BalanceMeter implements AutoCloseable {

    private static final Logger LOG = System.getLogger(BalanceMeter.class.getName());

    /** Enough to find an advantage of four percent of all matches. */
    private static final int MATCHES = 600;

    private static final Duration LONGEST = Duration.ofSeconds(20);
    private static final Seed SEED = new Seed(1);
    private static final int TERRITORIES_PER_SEAT = 10;
    private static final int FEWEST_SEATS = 2;
    private static final int MOST_SEATS = 4;

    private final SharedBoards boards;
    private final Balances balances;
    private final BooleanSupplier isBusy;
    private final Runnable measured;
    private final AtomicBoolean isShippedWanted = new AtomicBoolean();
    private final ExecutorService thread =
            Executors.newSingleThreadExecutor(BackgroundThreads.named("balance-meter"));

    /**
     * @param isBusy whether a live match needs the processor now
     * @param measured called when a measurement has been stored
     */
    public BalanceMeter(
            SharedBoards boards, Balances balances, BooleanSupplier isBusy, Runnable measured) {
        this.boards = boards;
        this.balances = balances;
        this.isBusy = isBusy;
        this.measured = measured;
    }

    /** Measures the shared boards that wait for it, soon. */
    public void measureShared() {
        work();
    }

    /** Measures the boards that ship, too, whenever no other board waits. */
    public void measureShipped() {
        if (!isShippedWanted.getAndSet(true)) work();
    }

    private void work() {
        try {
            thread.execute(this::measureAll);
        } catch (RejectedExecutionException _) {
            // The server stops; the boards are measured after the next start.
        }
    }

    private void measureAll() {
        try {
            while (measureNext()) measured.run();
        } catch (CancellationException _) {
            // The server stops; the boards are measured after the next start.
        } catch (StoreException | CompletionException unwritten) {
            if (!thread.isShutdown())
                LOG.log(Level.WARNING, "boards are not measured: {0}", unwritten.getMessage());
        }
    }

    /** Whether a board was waiting. */
    private boolean measureNext() {
        var shared = balances.nextUnmeasured();
        if (shared.isPresent()) {
            note(shared.get(), boards.find(shared.get()).flatMap(BalanceMeter::read));
            return true;
        }
        return isShippedWanted.get() && measureNextShipped();
    }

    private boolean measureNextShipped() {
        var known = balances.all().keySet();
        for (Board board : shippedFromSmallToLarge()) {
            String id = BoardId.of(BoardText.write(board));
            if (known.contains(id)) continue;
            note(id, Optional.of(board));
            return true;
        }
        return false;
    }

    /** The smallest board is measured within seconds. */
    private static List<Board> shippedFromSmallToLarge() {
        return ConquestBoards.NAMES.stream()
                .map(name -> ConquestBoards.named(name).orElseThrow())
                .sorted(Comparator.comparingInt(Board::size))
                .toList();
    }

    private static Optional<Board> read(String text) {
        try {
            return Optional.of(BoardText.read("board", text));
        } catch (NotationException _) {
            return Optional.empty();
        }
    }

    private void note(String id, Optional<Board> board) {
        balances.note(id, board.flatMap(this::measure).orElseGet(BalanceMeter::unmeasurable))
                .join();
    }

    private static MeasuredBalance unmeasurable() {
        return MeasuredBalance.none(BalanceTrial.BOT.name(), BalanceTrial.RULES);
    }

    /** Empty if the board is too small for the rules, or a round takes too long. */
    private Optional<MeasuredBalance> measure(Board board) {
        boolean hasPositions = BalanceTrial.hasPositions(board);
        try {
            var trial =
                    hasPositions
                            ? new BalanceTrial(board, MATCHES, SEED)
                            : BalanceTrial.dealt(board, seats(board), MATCHES, SEED);
            var played = play(trial);
            return played.isEmpty()
                    ? Optional.empty()
                    : Optional.of(stored(trial.balance(played), hasPositions));
        } catch (IllegalArgumentException unplayable) {
            LOG.log(Level.INFO, "board {0} is not measured: {1}", board.name(), unplayable);
            return Optional.empty();
        }
    }

    private static int seats(Board board) {
        return Math.clamp(board.size() / TERRITORIES_PER_SEAT, FEWEST_SEATS, MOST_SEATS);
    }

    /** As many complete rounds as there is time for. */
    private List<Played> play(BalanceTrial trial) {
        var pace = new MeterPace(isBusy, LONGEST);
        List<Played> played = new ArrayList<>();
        try {
            for (int round = 0; round < trial.rounds(); round++)
                played.addAll(trial.playRound(round, pace));
        } catch (TooLongException _) {
            // What has been played counts.
        }
        return played;
    }

    private static MeasuredBalance stored(Balance balance, boolean hasPositions) {
        return new MeasuredBalance(
                BalanceTrial.BOT.name(),
                BalanceTrial.RULES,
                balance.matches(),
                balance.draws(),
                balance.length().fewTurns(),
                balance.length().manyTurns(),
                wins(balance.byTurn()),
                hasPositions ? wins(balance.byPosition()) : List.of());
    }

    private static List<Integer> wins(List<Share> shares) {
        return shares.stream().map(Share::wins).toList();
    }

    @Override
    public void close() {
        thread.shutdownNow();
    }
}
