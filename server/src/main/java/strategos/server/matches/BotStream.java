package strategos.server.matches;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;
import java.util.function.LongFunction;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import strategos.game.GameView;
import strategos.game.NotationException;
import strategos.game.StepText;
import strategos.game.Turn;
import strategos.game.Viewer;
import strategos.server.families.Opened;
import strategos.server.guards.Refusal;
import strategos.server.web.LineSink;
import strategos.store.StoredMatch;
import strategos.store.StoredStep;
import strategos.table.Watcher;
import strategos.wire.BotMessages;
import strategos.wire.FaultCode;
import strategos.wire.FromBot;
import strategos.wire.FromClient;
import strategos.wire.Json;
import strategos.wire.SeatTime;
import strategos.wire.ToBot;
import strategos.wire.ToClient;

/**
 * A match as the program in one of its seats reads it: the messages of the bot protocol, one per
 * line.
 *
 * <p>The table only tells it that something has happened. It then reads the new steps from the
 * store, so that the messages are the same whatever was missed, and the table needs no knowledge of
 * programs.
 */
final class BotStream<S, M, V extends GameView<M>> implements Watcher {

    /** A line without a message now and then, to notice that nobody reads any more. */
    private static final Duration SILENCE = Duration.ofSeconds(15);

    /** The budget without clocks: the table waits, but not for ever. */
    private static final long USUAL_MILLIS = 60_000;

    private final Opened<S, M, V> opened;
    private final int seat;
    private final String address;
    private final LongFunction<List<StoredStep>> stepsAfter;
    private final Supplier<StoredMatch> match;
    private final BiConsumer<Watcher, FromClient> table;
    private final BotMessages<M, V> messages;
    private final StepText<M> text;
    private final BlockingQueue<Signal> signals = new LinkedBlockingQueue<>();
    private final S state;
    private long applied;
    private long seq;
    private boolean isGreeted;
    private long askedAfter = -1;
    private long asked;
    private volatile long decision;
    private volatile long budgetMillis = USUAL_MILLIS;

    /** What the thread that writes has to look at. */
    private sealed interface Signal {

        record Changed() implements Signal {}

        record Answer(ToBot message) implements Signal {}

        record More(long id, int from) implements Signal {}

        record Gone() implements Signal {}
    }

    /**
     * @param stepsAfter reads the steps of the match after one of them
     * @param match reads the match as it is now: seats may be taken later
     * @param table sends a message of this watcher to the table
     */
    BotStream(
            Opened<S, M, V> opened,
            int seat,
            String address,
            LongFunction<List<StoredStep>> stepsAfter,
            Supplier<StoredMatch> match,
            BiConsumer<Watcher, FromClient> table) {
        this.opened = opened;
        this.seat = seat;
        this.address = address;
        this.stepsAfter = stepsAfter;
        this.match = match;
        this.table = table;
        this.messages = new BotMessages<>(opened.frames().portrayal());
        this.text = new StepText<>(opened.frames().game().notation());
        this.state = opened.frames().game().start();
    }

    // The table.

    @Override
    public String address() {
        return address;
    }

    @Override
    public void tell(ToClient message) {
        switch (message) {
            case ToClient.Snapshot _, ToClient.Steps _, ToClient.Seats _ ->
                    signals.add(new Signal.Changed());
            case ToClient.Refused refused ->
                    signals.add(new Signal.Answer(new ToBot.Refused(decision, refused.message())));
            case ToClient.Clocks clocks -> clocks.seats().forEach(this::note);
            case ToClient.Ack _,
                    ToClient.Dice _,
                    ToClient.Spectators _,
                    ToClient.Conversation _,
                    ToClient.Spoke _ -> {}
        }
    }

    private void note(SeatTime time) {
        if (time.seat() != seat) return;
        if (time.standIn() == SeatTime.StandIn.KEPT)
            table.accept(this, new FromClient.TakeBack("back-%x".formatted(System.nanoTime())));
        if (time.left() == null) return;
        long bank = time.bank() == null ? 0 : time.bank();
        budgetMillis = Math.max(0, time.left() + bank);
    }

    @Override
    public void dismiss(Dismissal why) {
        signals.add(new Signal.Gone());
    }

    // The program.

    /** Makes a move that the program has chosen. */
    void move(FromBot.Move answer) {
        requireCurrent(answer);
        String id = "bot-%d-%x".formatted(answer.id(), System.nanoTime());
        table.accept(this, new FromClient.Move(id, answer.move()));
    }

    /** Sends more of the moves that the program can choose from. */
    void moves(FromBot.Moves question) {
        requireCurrent(question);
        signals.add(new Signal.More(question.id(), question.from()));
    }

    private void requireCurrent(FromBot answer) {
        if (answer.id() != decision)
            throw new Refusal(
                    FaultCode.NOT_ALLOWED,
                    "This is not the decision that the match is waiting for.");
    }

    /** Writes until the match is over or somebody leaves. */
    void writeTo(LineSink sink) throws IOException, InterruptedException {
        while (true) {
            @Nullable Signal signal = signals.poll(SILENCE.toMillis(), TimeUnit.MILLISECONDS);
            switch (signal) {
                case null -> sink.write("");
                case Signal.Answer(ToBot message) -> sink.write(Json.write(message));
                case Signal.More(long id, int from) ->
                        sink.write(Json.write(messages.moves(id, from, view(state))));
                case Signal.Gone() -> {
                    return;
                }
                case Signal.Changed() -> {
                    if (!catchUp(sink)) return;
                }
            }
        }
    }

    /** Writes what is new; the answer is whether the match goes on. */
    private boolean catchUp(LineSink sink) throws IOException {
        if (!isGreeted && match.get().isOpen()) return true;
        for (StoredStep step : stepsAfter.apply(applied)) take(step, sink);
        if (!isGreeted) {
            isGreeted = true;
            sink.write(Json.write(hello()));
        }
        if (opened.frames().game().turn(state) instanceof Turn.Over(var result)) {
            sink.write(Json.write(messages.over(result)));
            return false;
        }
        ask(sink);
        return true;
    }

    private void take(StoredStep stored, LineSink sink) throws IOException {
        var game = opened.frames().game();
        var viewer = Viewer.inSeat(seat);
        try {
            var step = text.read(stored.line());
            S before = game.copy(state);
            game.apply(state, step);
            applied = stored.seq();
            var seen = game.seen(before, step, state, viewer);
            if (seen.isEmpty()) return;
            seq++;
            if (isGreeted)
                sink.write(Json.write(messages.step(seq, view(before), seen.get(), view(state))));
        } catch (NotationException unreadable) {
            throw new IllegalStateException(
                    "match " + opened.match().id() + ", step " + stored.seq(), unreadable);
        }
    }

    private ToBot hello() {
        var game = opened.frames().game();
        return new ToBot.Hello(
                ToBot.PROTOCOL,
                opened.match().id(),
                opened.family(),
                opened.names().rules(),
                seat,
                match.get().names(),
                null,
                game.setup(),
                opened.field().ground(),
                seq,
                opened.frames().scene(state, Viewer.inSeat(seat)));
    }

    private void ask(LineSink sink) throws IOException {
        V view = view(state);
        if (view.count() == 0 || askedAfter == applied) return;
        askedAfter = applied;
        decision = ++asked;
        sink.write(Json.write(messages.decide(decision, budgetMillis, view)));
    }

    private V view(S of) {
        return opened.frames().game().view(of, Viewer.inSeat(seat));
    }
}
