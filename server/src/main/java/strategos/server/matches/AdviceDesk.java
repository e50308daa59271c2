package strategos.server.matches;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import strategos.family.UnexplainedException;
import strategos.game.Seat;
import strategos.game.Viewer;
import strategos.server.families.Offers;
import strategos.server.guards.Refusal;
import strategos.store.Occupant;
import strategos.store.Store;
import strategos.store.StoredMatch;
import strategos.table.FairExecutor;
import strategos.wire.Appraisal;
import strategos.wire.Explanation;
import strategos.wire.FaultCode;

/**
 * Gives hints, the reasons of bots, and in practice the values of moves. While a match runs, only a
 * player who meets nobody but bots gets them. They are computed on the threads of bots, on the
 * account of the address that asks. docs/decisions/0038-reasons.md
 */
public final class AdviceDesk {

    /** Those who wait longer are told to try again. */
    private static final Duration PATIENCE = Duration.ofSeconds(20);

    private final Store store;
    private final Offers offers;
    private final Lobby lobby;
    private final FairExecutor thinking;

    public AdviceDesk(Store store, Offers offers, Lobby lobby, FairExecutor thinking) {
        this.store = store;
        this.offers = offers;
        this.lobby = lobby;
        this.thinking = thinking;
    }

    /** A hint for a player who has to decide now, and may have drafted moves. */
    public Explanation hint(
            String id,
            Optional<String> player,
            OptionalInt wanted,
            List<String> drafted,
            String address) {
        var match = lobby.find(id);
        int seat = ownSeat(match, player, wanted);
        return computed(
                address,
                () -> offers.open(match).hint(store.steps().of(id), Seat.of(seat), drafted));
    }

    /** Why a bot took a step, by its number among those that the viewer sees. */
    public Explanation why(
            String id, long seq, Optional<String> player, OptionalInt wanted, String address) {
        var match = lobby.find(id);
        Viewer viewer = viewer(match, player, wanted);
        return computed(address, () -> offers.open(match).why(store.steps().of(id), seq, viewer));
    }

    /** The value of every move, for a player who practises and has to decide now. */
    public Appraisal appraisal(
            String id, Optional<String> player, OptionalInt wanted, String address) {
        var match = lobby.find(id);
        int seat = ownSeat(match, player, wanted);
        if (!match.isPractice())
            throw new Refusal(FaultCode.NOT_ALLOWED, "Moves are judged only in practice games.");
        return computed(
                address, () -> offers.open(match).appraisal(store.steps().of(id), Seat.of(seat)));
    }

    /** What is hidden in a match that runs stays hidden; one of bots alone is open to everybody. */
    private static Viewer viewer(StoredMatch match, Optional<String> player, OptionalInt wanted) {
        if (match.standing().isOver()) return new Viewer.Hindsight();
        return match.seats().stream().allMatch(Occupant.Bot.class::isInstance)
                ? new Viewer.Public()
                : Viewer.inSeat(ownSeat(match, player, wanted));
    }

    /** The seat of a player who meets only bots. */
    static int ownSeat(StoredMatch match, Optional<String> player, OptionalInt wanted) {
        int seat =
                player.map(it -> Lobby.ownSeat(match, it, wanted))
                        .orElse(OptionalInt.empty())
                        .orElseThrow(
                                () ->
                                        new Refusal(
                                                FaultCode.NOT_SEATED,
                                                "You hold no seat in this match."));
        if (!match.seats().stream().allMatch(each -> isHarmless(each, player.orElseThrow())))
            throw new Refusal(
                    FaultCode.NOT_ALLOWED, "Hints and reasons are only for games against bots.");
        return seat;
    }

    private static boolean isHarmless(Occupant occupant, String player) {
        return switch (occupant) {
            case Occupant.Bot _ -> true;
            case Occupant.Person(_, String other) -> other.equals(player);
            case Occupant.Open _ -> false;
        };
    }

    private <A> A computed(String address, Callable<A> work) {
        try {
            return awaited(thinking.submit(address, work, () -> {}));
        } catch (RejectedExecutionException | CancellationException _) {
            throw new Refusal(FaultCode.UNAVAILABLE, "The server is stopping.");
        }
    }

    private static <A> A awaited(Future<A> answer) {
        try {
            return answer.get(PATIENCE.toSeconds(), TimeUnit.SECONDS);
        } catch (TimeoutException _) {
            answer.cancel(true);
            throw new Refusal(FaultCode.UNAVAILABLE, "This takes too long to compute.");
        } catch (InterruptedException _) {
            answer.cancel(true);
            Thread.currentThread().interrupt();
            throw new Refusal(FaultCode.UNAVAILABLE, "The server is stopping.");
        } catch (ExecutionException failed) {
            if (failed.getCause() instanceof UnexplainedException unexplained)
                throw new Refusal(FaultCode.NOT_ALLOWED, String.valueOf(unexplained.getMessage()));
            throw new IllegalStateException("an explanation failed", failed.getCause());
        }
    }
}
