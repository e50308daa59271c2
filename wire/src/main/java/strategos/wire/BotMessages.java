package strategos.wire;

import java.util.List;
import java.util.stream.IntStream;
import strategos.game.GameView;
import strategos.game.Result;
import strategos.game.Seat;
import strategos.game.Step;

/** Makes messages to programs from what their seat sees, in one family of games. */
public record BotMessages<M, V extends GameView<M>>(Portrayal<M, V> portrayal) {

    public ToBot step(long seq, V before, Step<M> seen, V after) {
        return new ToBot.Step(seq, portrayal.event(before, seen, after));
    }

    public ToBot decide(long id, long budgetMillis, V view) {
        return new ToBot.Decide(
                id, budgetMillis, portrayal.scene(view), view.count(), page(view, 0));
    }

    /** The numbered moves of a decision, from one of them on. */
    public ToBot moves(long id, int from, V view) {
        return new ToBot.Moves(id, from, page(view, from));
    }

    private List<String> page(V view, int from) {
        int end = (int) Math.min(view.count(), (long) from + ToBot.MOST_MOVES);
        var notation = view.notation();
        return IntStream.range(from, end).mapToObj(view::option).map(notation::write).toList();
    }

    public ToBot over(Result result) {
        return new ToBot.Over(result.winners().stream().map(Seat::index).toList());
    }
}
