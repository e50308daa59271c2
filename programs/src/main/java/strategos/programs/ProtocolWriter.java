package strategos.programs;

import java.util.List;
import strategos.family.Family;
import strategos.game.Game;
import strategos.game.GameView;
import strategos.game.Result;
import strategos.game.Seat;
import strategos.game.Seed;
import strategos.game.Step;
import strategos.wire.BotMessages;
import strategos.wire.ToBot;

/** Makes the messages of one match to the program in one seat. */
final class ProtocolWriter<G extends Game<S, M, V>, S, M, V extends GameView<M>> {

    /** JavaScript counts exactly up to 2^53. */
    private static final int UNSAFE_BITS = 11;

    private final Family<G, S, M, V> family;
    private final G game;
    private final Seed seed;
    private final BotMessages<M, V> messages;
    private long seq;

    ProtocolWriter(Family<G, S, M, V> family, G game, Seed seed) {
        this.family = family;
        this.game = game;
        this.seed = seed;
        this.messages = new BotMessages<>(family.portrayal());
    }

    ToBot hello(Seat seat, List<String> players, V view) {
        return new ToBot.Hello(
                ToBot.PROTOCOL,
                null,
                family.name(),
                family.names(game).rules(),
                seat.index(),
                players,
                seed.value() >>> UNSAFE_BITS,
                game.setup(),
                family.ground(game),
                0,
                family.portrayal().scene(view));
    }

    ToBot step(V before, Step<M> seen, V after) {
        return messages.step(++seq, before, seen, after);
    }

    ToBot decide(long id, long budgetMillis, V view) {
        return messages.decide(id, budgetMillis, view);
    }

    ToBot moves(long id, int from, V view) {
        return messages.moves(id, from, view);
    }

    ToBot over(Result result) {
        return messages.over(result);
    }
}
