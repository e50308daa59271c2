package strategos.terminal.shell;

import strategos.game.Budget;
import strategos.game.Seed;

/**
 * A bot in a seat, or beside a person to advise.
 *
 * <p>It is made anew for each decision, with luck from the number of the step: a match that was
 * left and taken up again goes on just as if it had not been left.
 */
record BotPlayer<M, V>(TerminalGame<?, M, V> game, String name, Seed seed) {

    M decide(int step, V view) {
        return game.bot(name, seed.child(step)).decide(view, Budget.UNLIMITED);
    }
}
