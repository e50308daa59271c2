package strategos.programs;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import strategos.game.Bot;
import strategos.game.BotFault;
import strategos.game.BotFault.Kind;
import strategos.game.Budget;
import strategos.game.FollowingBot;
import strategos.game.GameView;
import strategos.game.NotationException;
import strategos.game.Result;
import strategos.game.Seat;
import strategos.game.Step;
import strategos.wire.FromBot;
import strategos.wire.Json;
import strategos.wire.ToBot;
import strategos.wire.WireException;

/**
 * A program in one seat of one match. If it fails, another bot plays on for it to the end of the
 * match.
 */
final class ProgramBot<M, V extends GameView<M>> implements FollowingBot<M, V> {

    /** A program is refused this often for one decision before it has failed. */
    static final int MOST_REFUSALS = 3;

    /** The most lines that a program may write for one decision. */
    static final int MOST_LINES = 1_000;

    /** No match is so long; a program that changes its standing defence again and again is. */
    private static final long MOST_DECISIONS = 200_000;

    /** The time that lines take to travel is not the program's. */
    private static final Duration GRACE = Duration.ofMillis(200);

    /** An interpreter takes its time before it reads the first line. */
    private static final Duration START = Duration.ofSeconds(10);

    private final ProtocolWriter<?, ?, M, V> writer;
    private final ProgramPool pool;
    private final Bot<M, V> fallback;
    private final Duration time;
    private final ProtocolListener listener;
    private @Nullable ProgramProcess process;
    private @Nullable BotFault fault;
    private long decisions;

    ProgramBot(
            ProtocolWriter<?, ?, M, V> writer,
            ProgramPool pool,
            Bot<M, V> fallback,
            Duration time,
            ProtocolListener listener) {
        this.writer = writer;
        this.pool = pool;
        this.fallback = fallback;
        this.time = time;
        this.listener = listener;
    }

    @Override
    public void begin(Seat seat, List<String> players, V view) {
        try {
            process = pool.take();
            send(process, writer.hello(seat, players, view));
        } catch (ProgramException failed) {
            fail(failed);
        }
    }

    @Override
    public void follow(V before, Step<M> seen, V after) {
        if (process == null) return;
        try {
            send(process, writer.step(before, seen, after));
        } catch (ProgramException failed) {
            fail(failed);
        }
    }

    @Override
    public M decide(V view, Budget budget) {
        if (process != null) {
            try {
                return ask(process, view, least(time, budget.time()));
            } catch (ProgramException failed) {
                fail(failed);
            }
        }
        return fallback.decide(view, budget);
    }

    @Override
    public void leave() {
        if (process != null) pool.giveBack(process);
        process = null;
    }

    @Override
    public Optional<BotFault> end(Result result) {
        if (process != null) {
            try {
                send(process, writer.over(result));
                process.flush();
                pool.giveBack(process);
                process = null;
            } catch (ProgramException ended) {
                // It played to the end, and that it left early with the last move harms nobody.
                pool.end(process);
            }
        }
        return Optional.ofNullable(fault);
    }

    private M ask(ProgramProcess asked, V view, Duration budget) throws ProgramException {
        long id = ++decisions;
        if (id > MOST_DECISIONS)
            throw new ProgramException(
                    Kind.FLOOD, "more than %,d moves in one match".formatted(MOST_DECISIONS));
        send(asked, writer.decide(id, budget.toMillis(), view));
        asked.allow(budget.plus(asked.hasAnswered() ? GRACE : START));
        try {
            return answer(asked, id, view);
        } catch (ProgramException failed) {
            throw failed.fault().kind() == Kind.LATE
                    ? new ProgramException(
                            Kind.LATE, "no move within %,d ms".formatted(budget.toMillis()))
                    : failed;
        } finally {
            asked.relax();
        }
    }

    private M answer(ProgramProcess asked, long id, V view) throws ProgramException {
        int refusals = 0;
        asked.flush();
        for (int lines = 0; lines < MOST_LINES; lines++) {
            String line = asked.line();
            listener.received(line);
            try {
                var message = Json.read(line, FromBot.class);
                if (message.id() != id) continue;
                switch (message) {
                    case FromBot.Moves(_, int from) -> send(asked, writer.moves(id, from, view));
                    case FromBot.Move(_, String text) -> {
                        M move = view.notation().read(text);
                        var refusal = view.refusal(move);
                        if (refusal.isEmpty()) return move;
                        throw new NotationException(refusal.get());
                    }
                }
            } catch (WireException | NotationException refused) {
                String why = String.valueOf(refused.getMessage());
                if (++refusals == MOST_REFUSALS)
                    throw new ProgramException(Kind.ILLEGAL, why + ": " + shortened(line));
                send(asked, new ToBot.Refused(id, why));
            }
            asked.flush();
        }
        throw new ProgramException(Kind.FLOOD, "%,d lines for one decision".formatted(MOST_LINES));
    }

    private static String shortened(String line) {
        int most = 200;
        return line.length() <= most ? line : line.substring(0, most) + "…";
    }

    private void send(ProgramProcess to, ToBot message) throws ProgramException {
        String line = Json.write(message);
        listener.sent(line);
        to.add(line);
    }

    private void fail(ProgramException failed) {
        fault = failed.fault();
        pool.failed(failed.fault());
        if (process != null) pool.end(process);
        process = null;
    }

    private static Duration least(Duration one, Duration other) {
        return one.compareTo(other) <= 0 ? one : other;
    }
}
