package strategos.table;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import strategos.game.Bot;
import strategos.game.Budget;
import strategos.game.Seat;
import strategos.game.Step;
import strategos.game.Turn;
import strategos.game.Viewer;

/** The bots at a table. They think and learn elsewhere, and see what their seat sees. */
final class Crew<S, M, V> {

    /** How long a bot may think while people wait. */
    private static final Budget PATIENCE = new Budget(Long.MAX_VALUE, Duration.ofSeconds(1));

    private static final Logger LOG = System.getLogger(Crew.class.getName());

    private final Map<Seat, Bot<M, V>> bots;
    private final Play.Lesson<M> lesson;
    private final Executor thinking;

    Crew(Play<S, M, V> play, Executor thinking) {
        bots = play.bots();
        lesson = play.lesson();
        this.thinking = thinking;
    }

    /** The bot that has to act, if one has. */
    Optional<Seat> toAct(Turn turn) {
        return switch (turn) {
            case Turn.Decide(Seat seat) -> Optional.of(seat).filter(bots::containsKey);
            case Turn.DecideTogether(var waiting) ->
                    waiting.stream()
                            .filter(bots::containsKey)
                            .min(Comparator.comparingInt(Seat::index));
            case Turn.Roll _, Turn.Over _ -> Optional.empty();
        };
    }

    /** Lets the bot in a seat make its move. */
    void act(Seat seat, Draft<S, M, V> draft) {
        var bot = Objects.requireNonNull(bots.get(seat));
        V view = draft.view(new Viewer.InSeat(seat));
        M move = CompletableFuture.supplyAsync(() -> bot.decide(view, PATIENCE), thinking).join();
        var refusal = draft.move(seat, move, Optional.empty());
        if (refusal.isPresent())
            throw new IllegalStateException("the bot in " + seat + " erred: " + refusal.get());
    }

    /** Lets bots learn from a match that is over. It is over all the same if they cannot. */
    void learn(List<Step<M>> steps) {
        try {
            CompletableFuture.runAsync(() -> lesson.learn(steps), thinking).join();
        } catch (CompletionException unlearned) {
            LOG.log(Level.WARNING, "a match was not learned from", unlearned.getCause());
        }
    }
}
