package strategos.terminal.shell;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import strategos.game.Chance;
import strategos.game.Game;
import strategos.game.RefusedMoveException;
import strategos.game.Seat;
import strategos.game.Seed;
import strategos.game.Step;
import strategos.game.Step.Moved;
import strategos.game.Step.Rolled;
import strategos.game.StepText;
import strategos.game.Turn;
import strategos.game.Viewer;
import strategos.wire.Explanation;

/**
 * A match in progress: nature and bots act automatically, and every step is recorded.
 *
 * <p>All random outcomes depend on the seed and the number of the step, so a resumed match has the
 * same dice.
 */
public final class LiveMatch<S, M, V> implements AutoCloseable {

    /** The header line that names the seed. */
    public static final String SEED = "seed";

    /** The seed of a record from elsewhere, which may have none: any will do. */
    private static final String NO_SEED = "0";

    private final TerminalGame<S, M, V> game;
    private final List<String> players;
    private final MatchTimeline<S, M, V> history;
    private final RecordWriter journal;
    private final Seed chance;
    private final Map<Integer, BotPlayer<M, V>> bots = new HashMap<>();
    private final BotPlayer<M, V> adviser;
    private final StepText<M> text;

    /** How many steps bots have learned from, as far as there was something to learn. */
    private int taught;

    /** Goes on where a record ends. */
    public LiveMatch(RecordFile record, TerminalGame<S, M, V> game) {
        this.game = game;
        Game<S, M, V> rules = game.game();
        var seed = new Seed(Long.parseLong(record.text().header().value(SEED).orElse(NO_SEED)));
        history = record.replay(rules);
        journal = RecordWriter.resume(record);
        taught = history.size();
        chance = seed.child("chance");
        text = new StepText<>(rules.notation());
        adviser = new BotPlayer<>(game, game.adviser(), seed.child("adviser"));
        players = record.players();
        for (int seat = 0; seat < players.size(); seat++) {
            if (!game.isBot(players.get(seat))) continue;
            Seed luck = seed.child(Seat.of(seat).toString());
            bots.put(seat, new BotPlayer<>(game, players.get(seat), luck));
        }
    }

    /** Whether a text is a seed. */
    public static boolean isSeed(String text) {
        try {
            Long.parseLong(text);
            return true;
        } catch (NumberFormatException _) {
            return false;
        }
    }

    public MatchTimeline<S, M, V> history() {
        return history;
    }

    public boolean isPerson(Seat seat) {
        return !bots.containsKey(seat.index());
    }

    /** The person that has to decide now. */
    Optional<Seat> person() {
        return decider().filter(this::isPerson);
    }

    private Optional<Seat> decider() {
        return switch (history.turn()) {
            case Turn.Decide(Seat seat) -> Optional.of(seat);
            case Turn.DecideTogether(var waiting) ->
                    waiting.stream().min(Comparator.comparingInt(Seat::index));
            case Turn.Roll _, Turn.Over _ -> Optional.empty();
        };
    }

    V view(Seat seat) {
        return history.view(new Viewer.InSeat(seat));
    }

    /** Lets nature and bots act until a person has to decide, all is over, or it is enough. */
    void advance(BooleanSupplier enough) {
        while (!enough.getAsBoolean()) {
            switch (history.turn()) {
                case Turn.Roll(Chance roll) ->
                        mustTake(new Rolled<>(roll.draw(chance.child(history.size()).random())));
                case Turn.Decide _, Turn.DecideTogether _ -> {
                    Seat seat = decider().orElseThrow();
                    var bot = bots.get(seat.index());
                    if (bot == null) return;
                    mustTake(
                            new Moved<>(
                                    seat, bot.decide(history.size(), seat, players, view(seat))));
                }
                case Turn.Over _ -> {
                    return;
                }
            }
        }
    }

    void move(Seat seat, M move) throws RefusedMoveException {
        take(new Moved<>(seat, move));
    }

    /** Takes back what this seat can take back; what was rolled stays. */
    Optional<M> undo(Seat seat) {
        Optional<Moved<M>> move = revocable(seat);
        if (move.isEmpty()) return Optional.empty();
        List<Step<M>> before = List.copyOf(history.steps());
        while (history.steps().getLast() instanceof Moved<M> last) {
            history.undo(last.seat());
            journal.removeLast();
            if (last.seat().equals(move.get().seat())) break;
        }
        if (history.size() < taught) {
            game.follow(before.subList(0, taught), history.steps(), players);
            taught = history.size();
        }
        return move.map(Moved::move);
    }

    /** The move that this seat can take back. */
    private Optional<Moved<M>> revocable(Seat seat) {
        for (Step<M> step : history.steps().reversed()) {
            if (!(step instanceof Moved<M> last)) break;
            boolean alone = game.takingBack() == TakingBack.OWN_MOVE;
            if (alone ? last.seat().equals(seat) : isPerson(last.seat())) return Optional.of(last);
            if (alone) break;
        }
        return Optional.empty();
    }

    /** What the adviser would do in this seat. */
    M advice(Seat seat) {
        return adviser.decide(history.size(), seat, players, view(seat));
    }

    /** The reasons for a move that the adviser would make now. */
    Optional<Explanation> reasons(Seat seat, M advice) {
        return game.explainer()
                .map(
                        it ->
                                it.explain(
                                        adviser.name(),
                                        view(seat),
                                        advice,
                                        adviser.seed(history.size())));
    }

    /** The reasons of the bots; nothing if they do not tell them. */
    Optional<BotReasons<S, M, V>> botReasons() {
        Map<Seat, String> names = new HashMap<>();
        bots.forEach((seat, bot) -> names.put(Seat.of(seat), bot.name()));
        return game.explainer().map(it -> new BotReasons<>(history, it, names));
    }

    private void take(Step<M> step) throws RefusedMoveException {
        String line = text.write(history.turn(), step);
        history.take(step);
        journal.add(line);
        try {
            teach();
        } catch (BadInput unlearned) {
            // It is tried again with the next step; who leaves before that works is told.
            if (history.turn() instanceof Turn.Over) throw unlearned;
        }
    }

    /** Steps of nature and of bots are legal, or there is a fault in the program. */
    private void mustTake(Step<M> step) {
        try {
            take(step);
        } catch (RefusedMoveException refused) {
            throw new IllegalStateException("step " + step + " was refused", refused);
        }
    }

    /** Lets bots learn from what has happened since. */
    private void teach() {
        game.follow(history.steps().subList(0, taught), history.steps(), players);
        taught = history.size();
    }

    @Override
    public void close() {
        journal.close();
        if (taught < history.size()) teach();
    }
}
