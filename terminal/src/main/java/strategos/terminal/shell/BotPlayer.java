package strategos.terminal.shell;

import strategos.game.Budget;
import strategos.game.Seed;

/**
 * A bot in a seat, or an adviser of a person.
 *
 * <p>It is recreated for each decision, with a seed from the number of the step, so that a resumed
 * match continues as if it had not been interrupted.
 */
record BotPlayer<M, V>(TerminalGame<?, M, V> game, String name, Seed seed) {

    M decide(int step, V view) {
        return game.bot(name, seed.child(step)).decide(view, Budget.UNLIMITED);
    }
}
