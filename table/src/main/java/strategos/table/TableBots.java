package strategos.table;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Function;
import java.util.function.Predicate;
import strategos.game.Bot;
import strategos.game.Budget;
import strategos.game.Seat;
import strategos.game.Step;
import strategos.game.Turn;

/**
 * The bots at a table. They think and learn on threads that all tables share, and see only the view
 * of their seat.
 */
final class TableBots<S, M, V> {

    /** How long a bot may think while people wait. */
    private static final Budget PATIENCE = new Budget(Long.MAX_VALUE, Duration.ofSeconds(1));

    private static final Logger LOG = System.getLogger(TableBots.class.getName());

    private final Map<Seat, Bot<M, V>> seats;
    private final Map<Seat, Bot<M, V>> standIns = new HashMap<>();
    private final Function<Seat, Bot<M, V>> newStandIn;
    private final Predicate<Seat> standsIn;
    private final List<TableGame.Lesson<M>> lessons;
    private final FairExecutor thinking;

    /**
     * @param standsIn whether a bot plays in a seat for its owner
     */
    TableBots(TableGame<S, M, V> play, FairExecutor thinking, Predicate<Seat> standsIn) {
        seats = play.bots();
        newStandIn = play.standIns();
        this.standsIn = standsIn;
        lessons = play.lessons();
        this.thinking = thinking;
    }

    /** The bot that has to act, if one has. */
    Optional<Seat> toAct(Turn turn) {
        return switch (turn) {
            case Turn.Decide(Seat seat) -> Optional.of(seat).filter(this::plays);
            case Turn.DecideTogether(var waiting) ->
                    waiting.stream().filter(this::plays).min(Comparator.comparingInt(Seat::index));
            case Turn.Roll _, Turn.Over _ -> Optional.empty();
        };
    }

    boolean plays(Seat seat) {
        return seats.containsKey(seat) || standsIn.test(seat);
    }

    /** Whether the bot in a seat plays for somebody, who may come back. */
    boolean isStandIn(Seat seat) {
        return !seats.containsKey(seat);
    }

    /**
     * Asks the bot in a seat for its move.
     *
     * @param account whose share of the time it takes
     * @param whenDone called when it has decided, on another thread
     */
    Future<M> ask(Seat seat, V view, String account, Runnable whenDone) {
        var own = seats.get(seat);
        var bot = own == null ? standIns.computeIfAbsent(seat, newStandIn) : own;
        return thinking.submit(account, () -> decide(bot, view), whenDone);
    }

    /** A bot thinks of one thing at a time: a cancelled thought ends before the next begins. */
    private static <M, V> M decide(Bot<M, V> bot, V view) {
        synchronized (bot) {
            return bot.decide(view, PATIENCE);
        }
    }

    /**
     * Lets bots learn from the latest steps of a match. It goes on all the same if they cannot.
     *
     * @param known how many steps they were told of before
     * @param account whose share of the time it takes
     */
    void learn(MatchLog<S, M, V> log, int known, String account) {
        if (lessons.isEmpty()) return;
        List<Step<M>> steps = log.steps();
        Runnable learning = () -> lessons.forEach(lesson -> lesson.learn(steps, known));
        try {
            thinking.submit(account, Executors.callable(learning), () -> {}).get();
        } catch (ExecutionException unlearned) {
            LOG.log(Level.WARNING, "bots could not learn from a match", unlearned.getCause());
        } catch (CancellationException | RejectedExecutionException _) {
            LOG.log(Level.WARNING, "bots could not learn from a match: the server stopped");
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }
}
