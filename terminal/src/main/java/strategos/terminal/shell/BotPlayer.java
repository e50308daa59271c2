package strategos.terminal.shell;

import java.util.List;
import strategos.game.Budget;
import strategos.game.FollowingBot;
import strategos.game.Seat;
import strategos.game.Seed;

/**
 * A bot in a seat, or an adviser of a person.
 *
 * <p>It is recreated for each decision, with a seed from the number of the step, so that a resumed
 * match continues as if it had not been interrupted.
 */
record BotPlayer<M, V>(TerminalGame<?, M, V> game, String name, Seed seed) {

    /**
     * Decides for a seat.
     *
     * @param players the names of all players, in seat order
     */
    M decide(int step, Seat seat, List<String> players, V view) {
        var bot = game.bot(name, seed(step));
        if (!(bot instanceof FollowingBot<M, V> follower))
            return bot.decide(view, Budget.UNLIMITED);
        follower.begin(seat, players, view);
        M move = follower.decide(view, Budget.UNLIMITED);
        follower.leave();
        return move;
    }

    /** The seed of the decision before a step. */
    Seed seed(int step) {
        return seed.child(step);
    }
}
